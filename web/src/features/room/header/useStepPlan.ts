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

/** In a deck the answers to its statements are one step, which goes by their name. */
export const stepName = (step: InterviewStep, { statements }: Pick<Question, 'statements'>): string =>
  statements !== null && step === 'approach' ? texts.statements : interviewStepLabels[step]
