import type { DiagnosticPart } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { sentenceOf } from '../../data/api.ts'
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import { useDiagnosticCalls } from './diagnostics.ts'
import { diagnosticTexts as texts } from './texts.ts'

/** Skips the open part, after asking. */
export function SkipPart({ diagnosticId, part }: { diagnosticId: string; part: DiagnosticPart }) {
  const calls = useDiagnosticCalls()
  const [isAsking, asking] = useDisclosure(false)
  const { submit, pending, error } = useSubmit(() => calls.skip(diagnosticId, part))
  return (
    <div>
      <Button variant="subtle" loading={pending} onClick={asking.open}>
        {texts.skipPart}
      </Button>
      <Problem>{error === null ? null : sentenceOf(error)}</Problem>
      <ConfirmDialog
        opened={isAsking}
        title={texts.skipPart}
        body={texts.skipAsk[part]}
        cancel={texts.skipNo}
        confirm={texts.skipYes}
        onCancel={asking.close}
        onConfirm={() => {
          asking.close()
          void submit()
        }}
      />
    </div>
  )
}
