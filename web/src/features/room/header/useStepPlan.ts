import { type InProgress, lastHandIn, type Question } from '@greenroom/shared/session'
import { type InterviewStep, interviewStepLabels } from '@greenroom/shared/vocabulary'
import { stepMinutes } from '../../../data/stepMinutes.ts'
import { useHandIn } from '../../../parts/handIn/useHandIn.ts'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import { useInterview } from '../../../parts/room/useInterview.ts'

export type StepPlan = Pick<InProgress, 'step'> &
  Pick<Question, 'statements' | 'challenge'> & {
    /** The steps that a question of this kind has, each with its share of the time. */
    plan: ReturnType<typeof stepMinutes>
    /** Whether it is the step before, because handing in can still be undone. */
    isHeld: boolean
    /** Where in the plan the question is; -1 in a step that is not planned. */
    index: number
  }

/** The steps of this question, and the current one; null if none is. */
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
  // Until the interviewer has spoken, they may close the question or offer to go on with it.
  const reached = state.step === 'wrap_up' && state.isAwaited && handedInFrom !== undefined ? 'follow_up' : state.step
  // Handing in takes effect immediately; the display follows once it can no longer be undone.
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

/** The answers to the statements of a deck are one step, and so is the walk of a tutorial: it goes by their name. */
export function stepName(
  step: InterviewStep,
  { statements, challenge }: Pick<Question, 'statements' | 'challenge'>,
): string {
  if (step === 'approach' && statements !== null) return texts.statements
  if (step === 'approach' && challenge.stepCount !== undefined) return texts.tutorialSteps
  return interviewStepLabels[step]
}
