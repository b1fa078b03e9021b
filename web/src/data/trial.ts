import { type Trial, trialPaths } from '@greenroom/shared/wire'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { ApiProblem, get, post, type Shape } from './api.ts'

/** Query key of this browser's five-minute interview; its data is null if there is none. */
const trialKey = ['trial'] as const

/** This browser's five-minute interview, if there is one; its `phase` is as of the request. */
export const useTrial = () =>
  useQuery({
    queryKey: trialKey,
    queryFn: ({ signal }) => fetchTrial(signal),
  })

const shapes = () => import('./trialSchemas.ts')

/** Fetches the trial. Doesn't ask the server if this browser has never opened one. */
async function fetchTrial(signal: AbortSignal): Promise<Trial | null> {
  if (!opened.isRemembered()) return null
  const { trial } = await get(trialPaths.trial, async () => (await shapes()).trialAnswerSchema, { signal })
  if (trial === null) opened.forget()
  return trial
}

/** Parses by hand, because the landing page doesn't load the schema library. */
const freeAtShape: Shape<number | null> = {
  safeParse: (answer) => {
    const freeAt = typeof answer === 'object' && answer !== null && 'freeAt' in answer ? answer.freeAt : undefined
    if (freeAt === null) return { success: true, data: null }
    const at = typeof freeAt === 'string' ? Date.parse(freeAt) : Number.NaN
    return Number.isNaN(at) ? { success: false } : { success: true, data: at }
  },
}

/**
 * When a visitor on this network can next open a five-minute interview, in ms since 1970; null if they can now. Known
 * before they type anything, but only requested if `isWanted`.
 */
export const useTrialFreeAt = (isWanted: boolean): number | null =>
  useQuery({
    queryKey: ['trial', 'freeAt'],
    queryFn: ({ signal }) => get(trialPaths.trial, freeAtShape, { signal }),
    enabled: isWanted,
  }).data ?? null

/** The visitor's first answer, as typed; survives reloads, refusals and signing up. */
export const trialDraftKey = 'greenroom:trial-draft'

/** Call this once the draft has been sent in an interview, or the visitor has started an interview without it. */
export const forgetTrialDraft = () => stored(() => sessionStorage.removeItem(trialDraftKey), undefined)

/** Paths of an interview's room and scorecard. */
export const roomOf = (sessionId: string): string => `/app/aiInterview?session=${encodeURIComponent(sessionId)}`
export const scorecardOf = (sessionId: string): string => `/app/scorecard?session=${encodeURIComponent(sessionId)}`

/** Sign-up link that leads back to the scorecard, which then belongs to the account. */
export const signUpToKeep = (sessionId: string): string => `/signup?next=${encodeURIComponent(scorecardOf(sessionId))}`

/** Sign-up link for use during the interview: it leads back to the room. */
export const signUpFromRoom = (sessionId: string): string => `/signup?next=${encodeURIComponent(roomOf(sessionId))}`

const attemptKey = 'greenroom:trial-attempt'
const openedKey = 'greenroom:trial-opened'

/**
 * Opens and starts the interview, or finds this browser's existing one. Until an answer arrives, reloads and other tabs
 * reuse the same attempt, so that only one interview is opened.
 * @throws ApiProblem
 */
export async function openTrial(client: QueryClient): Promise<Trial> {
  const attemptId = attempts.current()
  try {
    const trial = await post(trialPaths.trial, { attemptId }, async () => (await shapes()).trialSchema)
    attempts.forget()
    opened.remember()
    client.setQueryData(trialKey, trial)
    return trial
  } catch (error) {
    // A refusal is final, so the next attempt needs a new key.
    if (error instanceof ApiProblem && error.status >= 400 && error.status < 500) attempts.forget()
    throw error
  }
}

/** Runs an action on the browser's storage; returns `otherwise` if the browser blocks it. */
function stored<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}

/**
 * Remembers that this browser has opened a trial. Only the guest's cookie says which one, and no page can read that.
 */
const opened = {
  // Without storage, assume yes and ask the server.
  isRemembered: () => stored(() => localStorage.getItem(openedKey) !== null, true),
  remember: () => stored(() => localStorage.setItem(openedKey, 'yes'), undefined),
  forget: () => stored(() => localStorage.removeItem(openedKey), undefined),
}

/** The current attempt's key, kept in the browser's storage, or in memory if there is none. */
const attempts = (() => {
  let remembered: string | null = null
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
