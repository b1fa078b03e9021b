import { type Trial, trialAnswerSchema, trialPaths, trialSchema } from '@greenroom/shared'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { ApiProblem, get, post } from '../api.ts'

/** The query that knows the five-minute interview of this browser; null in it where there is none. */
const trialKey = ['trial'] as const

/** The five-minute interview of this browser, if there is one; its `phase` is as it was when the page asked. */
export const useTrial = () =>
  useQuery({
    queryKey: trialKey,
    queryFn: async ({ signal }) => (await get(trialPaths.trial, trialAnswerSchema, { signal })).trial,
  })

/** Where the room and the scorecard of an interview are. */
export const roomOf = (sessionId: string): string => `/app/aiInterview?session=${encodeURIComponent(sessionId)}`
export const scorecardOf = (sessionId: string): string => `/app/scorecard?session=${encodeURIComponent(sessionId)}`

/** Creating an account leads back to the scorecard, which is the account's then. */
export const signUpToKeep = (sessionId: string): string => `/signup?next=${encodeURIComponent(scorecardOf(sessionId))}`

const attemptKey = 'greenroom:trial-attempt'

/**
 * Opens and starts the interview, or finds the one that this browser has. While no answer came, a reload and another tab try the
 * same attempt, so that no interview is opened twice.
 * @throws ApiProblem
 */
export async function openTrial(client: QueryClient): Promise<Trial> {
  const attemptId = attempts.current()
  try {
    const trial = await post(trialPaths.trial, { attemptId }, trialSchema)
    attempts.forget()
    client.setQueryData(trialKey, trial)
    return trial
  } catch (error) {
    // A refusal is an answer: the next attempt is another one.
    if (error instanceof ApiProblem && error.status >= 400 && error.status < 500) attempts.forget()
    throw error
  }
}

/** The attempt that is under way, in the browser's storage, or in memory where there is none. */
const attempts = (() => {
  let remembered: string | null = null
  const stored = <T>(action: () => T, otherwise: T): T => {
    try {
      return action()
    } catch {
      // The browser forbids storage here; memory is what is left.
      return otherwise
    }
  }
  return {
    current(): string {
      const known = remembered ?? stored(() => localStorage.getItem(attemptKey), null)
      remembered =
        known ?? Array.from(crypto.getRandomValues(new Uint32Array(6)), (part) => part.toString(36)).join('-')
      const attemptId = remembered
      stored(() => localStorage.setItem(attemptKey, attemptId), undefined)
      return attemptId
    },
    forget(): void {
      remembered = null
      stored(() => localStorage.removeItem(attemptKey), undefined)
    },
  }
})()
