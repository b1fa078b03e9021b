import { isAfterCoding, isSpoken, stageButtonLabels } from '@greenroom/shared/rules'
import { type CommandError, latestRun } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBug } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { type ReactNode, useCallback, useState } from 'react'
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx'
import { EmptyCodeDialog } from '../../parts/handIn/EmptyCodeDialog.tsx'
import { handInTexts } from '../../parts/handIn/texts.ts'
import { Undoing } from '../../parts/handIn/Undoing.tsx'
import { useHandIn } from '../../parts/handIn/useHandIn.ts'
import { useHandInActions } from '../../parts/handIn/useHandInActions.ts'
import { KeyHint } from '../../parts/keyboard/KeyHint.tsx'
import { ariaKeysOf } from '../../parts/keyboard/shortcuts.ts'
import { useShortcut } from '../../parts/keyboard/useShortcut.ts'
import { useCode, useRoom, useRoomAccess } from '../../parts/room/roomContext.ts'
import { roomTexts as texts } from '../../parts/room/texts.ts'
import { useInterview } from '../../parts/room/useInterview.ts'
import { MicrophoneButton } from '../../parts/voice/MicrophoneButton.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './ActionBar.module.css'
import { HiddenTests } from './code/HiddenTests.tsx'
import { NextButton } from './NextButton.tsx'
import { ThinkingButton } from './thinking/ThinkingButton.tsx'
import { TrialLine } from './trial/TrialLine.tsx'

/**
 * Footer controls: speak, take a quiet moment, or leave a question (spec §2) by done or skip. Right after done, a
 * button undoes it; after that, code can be handed in again.
 */
export function ActionBar({ isWide, notes = null }: { isWide: boolean; notes?: ReactNode }) {
  const { client, keeper, board } = useRoomAccess()
  const running = useInterview(({ step, question, questionCount, control }) => ({
    isAfterCoding: isAfterCoding(step),
    isSpoken: isSpoken(question.challenge.challengeType),
    isLast: question.number >= questionCount,
    hiddenRun: latestRun(question, ['hidden']),
    isWithAi: control === 'ai',
    isFollowedUp: step === 'follow_up' || step === 'wrap_up',
  }))
  const isTrial = useRoom(({ state }) => state?.trial === true)
  const view = useHandIn()
  const isStored = useCode(({ stored }) => stored)
  const isBeingDone = useRoom(({ outbox }) => outbox.some(({ command }) => command.type === 'DoneCoding'))
  const [skipping, { open, close }] = useDisclosure(false)
  const [problem, setProblem] = useState<string | null>(null)

  const tell = useCallback((error: CommandError) => {
    // The question had already ended when the command arrived, which is what we wanted anyway.
    setProblem(error.code === 'QUESTION_OVER' ? null : error.message)
  }, [])
  const done = useCallback(async () => {
    setProblem(null)
    await Promise.all([keeper.settled(), board.settled()])
    const code = keeper.take()?.code
    const answer = await client.send({ type: 'DoneCoding', ...(code === undefined ? {} : { code }) })
    if (!answer.ok) tell(answer.error)
  }, [client, keeper, board, tell])
  const actions = useHandInActions(
    useCallback(() => void done(), [done]),
    setProblem,
  )
  const skip = async () => {
    close()
    setProblem(null)
    keeper.flush()
    await board.settled()
    const answer = await client.send({ type: 'SkipQuestion' })
    if (!answer.ok) tell(answer.error)
  }
  // Spoken questions have no hand-in: after an answer comes the next question or the end.
  const isAnswered = running?.isSpoken === true && running.isFollowedUp && running.isWithAi
  const isCodeTalkedAbout =
    running !== null && !running.isSpoken && running.isFollowedUp && running.isWithAi && !running.isLast
  const canBeDone = running !== null && !running.isAfterCoding && !isBeingDone
  const canBeSubmitted = view.maySubmitAgain && !(view.isSameAsLast && isStored)
  useShortcut('done', !isAnswered && (canBeDone || canBeSubmitted) ? actions.handIn : null)
  const isUndoing = view.isLocked && !running?.isSpoken
  // Don't let handed-in code be skipped by mistake. A visitor's interview has a single question, so there is nothing to
  // skip to.
  const isSkippable =
    !isTrial &&
    !isAnswered &&
    !isUndoing &&
    (view.versions.length === 0 || running?.isWithAi === false || !view.isSketch)

  return (
    <section
      className={clsx(ui.row, ui.end, ui.gap8, ui.fixed, ui.lineAbove, classes.bar)}
      data-undoing={isUndoing}
      aria-label={texts.actions}
    >
      {running !== null && (
        <div className={clsx(ui.row, ui.gap8, ui.fixed, classes.quiet)}>
          <MicrophoneButton isWide={isWide} />
          {running.isWithAi && <ThinkingButton isWide={isWide} onProblem={setProblem} />}
          {notes}
        </div>
      )}
      <div className={clsx(ui.grow, ui.shrinks, ui.small, classes.status)}>
        <Status problem={problem} view={view} run={isUndoing ? undefined : running?.hiddenRun} />
      </div>
      <TrialLine />
      {running !== null && (
        <>
          {isUndoing && (
            <Undoing leftMs={view.undoLeftMs} isWide={isWide} isReturning={actions.isReturning} onUndo={actions.undo} />
          )}
          {isCodeTalkedAbout && <NextButton isWide={isWide} isLast={false} hasKeys={false} onProblem={setProblem} />}
          {isSkippable && (
            <Button
              variant="subtle"
              aria-label={stageButtonLabels.skipQuestion}
              onClick={() => actions.wasJustUndone() || open()}
            >
              {isWide ? stageButtonLabels.skipQuestion : texts.skip.short}
            </Button>
          )}
          {isAnswered ? (
            <NextButton isWide={isWide} isLast={running.isLast} hasKeys onProblem={setProblem} />
          ) : view.maySubmitAgain ? (
            <HandInButton
              label={handInTexts.submitAgain}
              isEnabled={canBeSubmitted}
              isWide={isWide}
              onClick={actions.handIn}
            />
          ) : view.mayGoBack ? (
            <Button disabled={actions.isReturning} onClick={actions.goBack}>
              {handInTexts.backToCoding}
            </Button>
          ) : (
            (!isUndoing || isWide) &&
            (running.isSpoken || !view.isSketch || isUndoing) && (
              <HandInButton
                label={running.isSpoken ? texts.finished : stageButtonLabels.doneCoding}
                isEnabled={canBeDone && !isUndoing}
                isWide={isWide}
                onClick={actions.handIn}
              />
            )
          )}
        </>
      )}
      <EmptyCodeDialog opened={actions.isAsking} onCancel={actions.keepCoding} onConfirm={actions.handInAnyway} />
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

function HandInButton(props: { label: string; isEnabled: boolean; isWide: boolean; onClick: () => void }) {
  const { label, isEnabled, isWide, onClick } = props
  return (
    <Button
      variant="filled"
      disabled={!isEnabled}
      aria-keyshortcuts={ariaKeysOf('done')}
      rightSection={isWide ? <KeyHint of="done" /> : null}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}

/** Shows a refusal, an open bug, or the progress of the hidden tests. */
function Status({
  problem,
  view,
  run,
}: {
  problem: string | null
  view: ReturnType<typeof useHandIn>
  run: Parameters<typeof HiddenTests>[0]['run']
}) {
  if (problem !== null) return <Problem>{problem}</Problem>
  if (view.maySubmitAgain && view.isBugOpen)
    return (
      <p className={clsx(ui.row, ui.flat, ui.text15, ui.quiet, classes.bug)} role="status">
        <IconBug size={18} stroke={1.6} aria-hidden="true" />
        <span>
          <strong>{handInTexts.bugOpen}</strong> {handInTexts.fixIt}
        </span>
      </p>
    )
  // The result is already shown next to the version that was handed in.
  const isTold = view.showsResults && view.versions.length > 0 && run?.outcome.status === 'COMPLETED'
  return (
    <HiddenTests run={isTold && run.outcome.status === 'COMPLETED' && run.outcome.results !== null ? undefined : run} />
  )
}
