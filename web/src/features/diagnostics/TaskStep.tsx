import type { DiagnosticView } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { writeWayBack } from '../../data/wayBack.ts'
import { placeOf } from '../../data/workspaces.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { useDiagnosticCalls } from './diagnostics.ts'
import classes from './ItemStep.module.css'
import { SkipPart } from './SkipPart.tsx'
import { StepFooter } from './StepFooter.tsx'
import { diagnosticTexts } from './texts.ts'

/** The coding task: opens its session in the workspace, and continues once it has ended. */
export function TaskStep({ open: { id, code } }: { open: DiagnosticView }) {
  const texts = diagnosticTexts.task
  const calls = useDiagnosticCalls()
  const navigate = useNavigate()
  const isRunning = code.state === 'running'
  const { submit, pending, error } = useSubmit(async () => {
    const sessionId = code.sessionId ?? (await calls.beginTask(id))
    if (sessionId === null) return
    writeWayBack({ sessionId, to: '/app/diagnostics/open', label: texts.back })
    await navigate(placeOf({ sessionId, challengeType: 'coding' }))
  })
  return (
    <>
      <div className={clsx(ui.grow, classes.item)}>
        <h1 className={ui.under12}>{texts.title}</h1>
        <p className={ui.large}>{texts.body}</p>
        <p className={ui.quiet}>{texts.alone}</p>
        {code.title !== null && <p className={ui.medium}>{texts.named(code.title)}</p>}
        {isRunning && (
          <p className={clsx(ui.flat, ui.accent, ui.medium)} role="status">
            {texts.running}
          </p>
        )}
        <Problem mt={12}>{error === null ? null : sentenceOf(error)}</Problem>
      </div>
      <StepFooter left={<SkipPart diagnosticId={id} part="code" />}>
        <Button
          variant="filled"
          loading={pending}
          onClick={() => void submit()}
          rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
        >
          {isRunning ? texts.resume : texts.open}
        </Button>
      </StepFooter>
    </>
  )
}
