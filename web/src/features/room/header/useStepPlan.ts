import type { InProgress, Question } from '@greenroom/shared/session'
import { type InterviewStep, interviewStepLabels } from '@greenroom/shared/vocabulary'
import { stepMinutes } from '../../../data/stepMinutes.ts'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import { useInterview } from '../../../parts/room/useInterview.ts'

export type StepPlan = Pick<InProgress, 'step'> &
  Pick<Question, 'statements' | 'challenge'> & {
    /** The steps that a question of this kind has, each with its share of the time. */
    plan: ReturnType<typeof stepMinutes>
    /** Where in the plan the question is; -1 in a step that is not planned. */
    index: number
  }

/** The steps of the question at hand, and which of them is under way; null where none is. */
export function useStepPlan(): StepPlan | null {
  const state = useInterview(({ step, question, settings, extraTimePercent, questionCount }) => ({
    step,
    challenge: question.challenge,
    statements: question.statements,
    settings,
    extraTimePercent,
    questionCount,
  }))
  if (state === null) return null
  const { step, challenge, statements } = state
  const plan = stepMinutes(state, challenge)
  return { step, challenge, statements, plan, index: plan.findIndex((each) => each.step === step) }
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
