import {
  type ChallengeSummary,
  challengeCataloguePaths,
  challengeListSchema,
  challengeWorkPaths,
  type ProgrammingLanguage,
  urlOf,
  type Workspace,
  workspaceSchema,
} from '@greenroom/shared'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { get, post } from '../../app/api.ts'
import type { Trail } from '../../app/challengeTrail.ts'
import { type Filters, queryOf } from './filters.ts'

export const challengesKey = ['challenges'] as const

/** The challenges that fit, a page at a time; while others are asked for, those from before stay in sight. */
export const useChallenges = (filters: Filters) => {
  const query = queryOf(filters)
  return useInfiniteQuery({
    queryKey: [...challengesKey, query],
    queryFn: ({ pageParam, signal }) =>
      get(
        urlOf(challengeCataloguePaths.list, {}, { ...query, limit: 25, after: pageParam ?? undefined }),
        challengeListSchema,
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** The session in which a challenge is practised: the same one however often it is asked for. */
export const openWorkspace = (
  challengeId: string,
  programmingLanguage: ProgrammingLanguage,
  signal: AbortSignal,
): Promise<Workspace> =>
  post(urlOf(challengeWorkPaths.workspace, { id: challengeId }), { programmingLanguage }, workspaceSchema, { signal })

/** Where a session is worked on: what is coded in the workspace, the rest in the interview room. */
export const placeOf = ({ sessionId, challengeType }: Pick<Workspace, 'sessionId' | 'challengeType'>): string =>
  `/app/${challengeType === 'coding' ? 'mockInterview' : 'aiInterview'}?session=${encodeURIComponent(sessionId)}`

export const challengeAddress = ({ challengeId }: Pick<ChallengeSummary, 'challengeId'>): string =>
  `/app/mockInterview?challenge=${encodeURIComponent(challengeId)}`

/** The challenges of the list along which the workspace can go on. */
export const trailOf = (challenges: readonly ChallengeSummary[]): Trail =>
  challenges
    .filter(({ access, challengeType }) => access === 'open' && challengeType === 'coding')
    .map(({ challengeId, title }) => ({ challengeId, title }))
