import { trialQuestion } from '@greenroom/shared/rules'
import type { NewSession } from '@greenroom/shared/wire'
import type { Choice } from '../../../data/choice.ts'
import { sessionOf } from '../sessions.ts'

/** The shortest possible interview. */
export const firstMinutes = 20

/** Adapts a choice for the first interview: short, and not a company's round. */
export const asFirst = (choice: Choice): Choice => ({
  ...choice,
  settings: { ...choice.settings, timeLimitInMinutes: firstMinutes },
  preset: null,
})

/** The first interview: as chosen, or a phone interview on the question that the visitor had started to answer. */
export function firstInterviewOf(choice: Choice, hasWords: boolean): NewSession {
  const first = sessionOf(asFirst(choice))
  if (!hasWords) return first
  return {
    ...first,
    challengeId: trialQuestion.challengeId,
    settings: { ...first.settings, interviewStage: 'telephone' },
  }
}
