import { isAfterCoding, stageButtonLabels } from '@greenroom/shared/rules'
import { type CommandError, latestRun } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useCallback, useState } from 'react'
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx'
import { KeyHint } from '../../parts/keyboard/KeyHint.tsx'
import { ariaKeysOf } from '../../parts/keyboard/shortcuts.ts'
import { useShortcut } from '../../parts/keyboard/useShortcut.ts'
import { useRoom, useRoomAccess } from '../../parts/room/roomContext.ts'
import { roomTexts as texts } from '../../parts/room/texts.ts'
import { useInterview } from '../../parts/room/useInterview.ts'
import { MicrophoneButton } from '../../parts/voice/MicrophoneButton.tsx'
import { Problem } from '../../ui/Problem.tsx'
import classes from './ActionBar.module.css'
import { HiddenTests } from './code/HiddenTests.tsx'
import { ThinkingButton } from './thinking/ThinkingButton.tsx'

/** Speaking, a quiet moment, and the two ways on from a question (spec §2) with what became of the first. */
export function ActionBar({ isWide }: { isWide: boolean }) {
  const { client, keeper, board } = useRoomAccess()
  const running = useInterview(({ step, question, questionCount, control }) => ({
    isAfterCoding: isAfterCoding(step),
    isLast: question.number >= questionCount,
    hiddenRun: latestRun(question, ['hidden']),
    isWithAi: control === 'ai',
  }))
  const isBeingDone = useRoom(({ outbox }) => outbox.some(({ command }) => command.type === 'DoneCoding'))
  const [skipping, { open, close }] = useDisclosure(false)
  const [problem, setProblem] = useState<string | null>(null)
  const canBeDone = running !== null && !running.isAfterCoding && !isBeingDone

  const tell = useCallback((error: CommandError) => {
    // The question was over before the command arrived: what was wanted has happened.
    setProblem(error.code === 'QUESTION_OVER' ? null : error.message)
  }, [])
  const done = useCallback(async () => {
    setProblem(null)
    const code = keeper.take()?.code
    board.flush()
    const answer = await client.send({ type: 'DoneCoding', ...(code === undefined ? {} : { code }) })
    if (!answer.ok) tell(answer.error)
  }, [client, keeper, board, tell])
  const skip = async () => {
    close()
    setProblem(null)
    keeper.flush()
    board.flush()
    const answer = await client.send({ type: 'SkipQuestion' })
    if (!answer.ok) tell(answer.error)
  }
  useShortcut('done', canBeDone ? () => void done() : null)

  return (
    <section className={classes.bar} aria-label={texts.actions}>
      {running !== null && (
        <div className={classes.quiet}>
          <MicrophoneButton isWide={isWide} />
          {running.isWithAi && <ThinkingButton isWide={isWide} onProblem={setProblem} />}
        </div>
      )}
      <div className={classes.status}>
        {problem === null ? <HiddenTests run={running?.hiddenRun} /> : <Problem>{problem}</Problem>}
      </div>
      {running !== null && (
        <>
          <Button variant="subtle" onClick={open}>
            {stageButtonLabels.skipQuestion}
          </Button>
          <Button
            variant="filled"
            disabled={!canBeDone}
            aria-keyshortcuts={ariaKeysOf('done')}
            rightSection={isWide && canBeDone ? <KeyHint of="done" /> : null}
            onClick={() => void done()}
          >
            {stageButtonLabels.doneCoding}
          </Button>
        </>
      )}
      <ConfirmDialog
        opened={skipping}
        title={texts.skip.title}
        body={running?.isLast ? texts.skip.last : texts.skip.next}
        cancel={texts.skip.cancel}
        confirm={stageButtonLabels.skipQuestion}
        onCancel={close}
        onConfirm={() => void skip()}
      />
    </section>
  )
}
