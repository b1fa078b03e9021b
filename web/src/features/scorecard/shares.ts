import type { CommitView } from '@greenroom/shared/session'
import {
  type CreatedShare,
  createdShareSchema,
  type SharedScorecard,
  sessionPaths,
  sharedScorecardSchema,
  shareListSchema,
  sharePaths,
  urlOf,
} from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get, post, remove } from '../../data/api.ts'
import { knownOf } from '../../data/known.ts'

export const sharesKey = (sessionId: string) => ['shares', sessionId] as const

/** Links to the candidate's scorecard. */
export const useShares = (sessionId: string, enabled: boolean) =>
  useQuery({
    queryKey: sharesKey(sessionId),
    queryFn: ({ signal }) => get(urlOf(sharePaths.shares, { id: sessionId }), shareListSchema, { signal }),
    enabled,
  })

export const makeShare = (sessionId: string, includesReplay: boolean): Promise<CreatedShare> =>
  post(urlOf(sharePaths.shares, { id: sessionId }), { includesReplay }, createdShareSchema)

export const takeBackShare = (sessionId: string, shareId: string): Promise<void> =>
  remove(urlOf(sharePaths.share, { id: sessionId, shareId }))

/** Deletes an interview permanently. */
export const deleteSession = (sessionId: string): Promise<void> =>
  remove(urlOf(sessionPaths.session, { id: sessionId }))

/** What a link shares. `commits` is null if the interview's log wasn't shared. */
export type SharedAnswer = Omit<SharedScorecard, 'replay'> & { commits: CommitView[] | null }

async function readShare(token: string, signal: AbortSignal): Promise<SharedAnswer> {
  const schema = knownOf(sharedScorecardSchema, 'a shared interview')
  const read = (after: number) => post(sharePaths.read, { token, after }, schema, { signal })
  const { replay, ...first } = await read(0)
  if (replay === null) return { ...first, commits: null }
  const commits = [...replay.commits]
  for (let { next } = replay; next !== null; ) {
    const page = (await read(next)).replay
    commits.push(...(page?.commits ?? []))
    next = page?.next ?? null
  }
  return { ...first, commits }
}

export const useShared = (token: string) =>
  useQuery({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => readShare(token, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
