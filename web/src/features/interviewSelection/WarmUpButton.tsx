import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { Button } from '@mantine/core'
import { sentenceOf } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import { warmUpIn } from './sessions.ts'
import { selectionTexts as texts } from './texts.ts'
import { useOpenSession } from './useOpenSession.ts'

/** Opens the unscored warm-up, where newcomers should start. */
export function WarmUpButton({ language }: { language: ProgrammingLanguage }) {
  const { submit, pending, error } = useOpenSession()
  return (
    <>
      <Button size="xs" loading={pending} onClick={() => void submit(warmUpIn(language))}>
        {texts.warmUp}
      </Button>
      {error !== null && (
        <Problem mt={8}>
          {texts.warmUpFailed} {sentenceOf(error)}
        </Problem>
      )}
    </>
  )
}
