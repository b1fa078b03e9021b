import { stepMinutes } from '@greenroom/shared/rules'
import { type InProgress, lastHandIn, type Question } from '@greenroom/shared/session'
import { type InterviewStep, interviewStepLabels } from '@greenroom/shared/vocabulary'
import { useHandIn } from '../../../parts/handIn/useHandIn.ts'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import { useInterview } from '../../../parts/room/useInterview.ts'

export type StepPlan = Pick<InProgress, 'step'> &
  Pick<Question, 'statements' | 'challenge'> & {
    /** This kind of question's steps, each with its share of the time. */
    plan: ReturnType<typeof stepMinutes>
    /** Whether the previous step is still shown because the hand-in can still be undone. */
    isHeld: boolean
    /** Index in the plan; -1 for a step that isn't planned. */
    index: number
  }

/** The question's steps and which one is current; null if no step is active. */
export function useStepPlan(): StepPlan | null {
  const state = useInterview(({ step, question, settings, extraTimePercent, questionCount, awaitingReply }) => ({
    step,
    challenge: question.challenge,
    statements: question.statements,
    handedInFrom: lastHandIn(question)?.fromStep,
    isAwaited: awaitingReply !== null,
    settings,
    extraTimePercent,
    questionCount,
  }))
  const { undoLeftMs } = useHandIn()
  if (state === null) return null
  const { challenge, statements, handedInFrom } = state
  // Until the interviewer has replied, it can still go either way: they may close the question or offer to continue.
  const reached = state.step === 'wrap_up' && state.isAwaited && handedInFrom !== undefined ? 'follow_up' : state.step
  // A hand-in takes effect immediately, but only shows once it can no longer be undone.
  const step = undoLeftMs > 0 ? (handedInFrom ?? state.step) : reached
  const plan = stepMinutes(state, challenge)
  return {
    step,
    challenge,
    statements,
    plan,
    isHeld: step !== state.step,
    index: plan.findIndex((each) => each.step === step),
  }
}

/** Names a step. A deck's answers form one step, and so does a tutorial; both have their own names. */
export function stepName(
  step: InterviewStep,
  { statements, challenge }: Pick<Question, 'statements' | 'challenge'>,
): string {
  if (step === 'approach' && statements !== null) return texts.statements
  if (step === 'approach' && challenge.stepCount !== undefined) return texts.tutorialSteps
  return interviewStepLabels[step]
}
