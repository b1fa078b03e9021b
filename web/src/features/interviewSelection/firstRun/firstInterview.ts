import { trialQuestion } from '@greenroom/shared/rules'
import type { NewSession } from '@greenroom/shared/wire'
import type { Choice } from '../../../data/choice.ts'
import { sessionOf } from '../sessions.ts'

/** As short as an interview gets. */
export const firstMinutes = 20

/** The choice as the first interview takes it: short, and of no round of a company. */
export const asFirst = (choice: Choice): Choice => ({
  ...choice,
  settings: { ...choice.settings, timeLimitInMinutes: firstMinutes },
  preset: null,
})

/** The first interview: as chosen, or about the question that the visitor had begun to answer, by telephone. */
export function firstInterviewOf(choice: Choice, hasWords: boolean): NewSession {
  const first = sessionOf(asFirst(choice))
  if (!hasWords) return first
  return {
    ...first,
    challengeId: trialQuestion.challengeId,
    settings: { ...first.settings, interviewStage: 'telephone' },
  }
}
