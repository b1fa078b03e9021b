import { type ChallengeSummary, challengeCataloguePaths, challengeListSchema, urlOf } from '@greenroom/shared/wire'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { get } from '../../data/api.ts'
import { challengesKey } from '../../data/challengeLists.ts'
import type { Trail } from '../../data/challengeTrail.ts'
import { type Filters, queryOf, readFilters } from './filters.ts'

/** Fetches the matching challenges page by page; keeps the previous ones visible while loading. */
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

/**
 * Unfinished work, regardless of lists and filters. Undefined until it is known; null if there is none or it can't be
 * loaded.
 */
export function useResume(): ChallengeSummary | null | undefined {
  const { data, isError } = useChallenges(readFilters(new URLSearchParams()))
  return isError ? null : data?.pages[0]?.resume
}

export const challengeAddress = ({ challengeId }: Pick<ChallengeSummary, 'challengeId'>): string =>
  `/app/mockInterview?challenge=${encodeURIComponent(challengeId)}`

/** Turns the listed challenges into a trail for the workspace to step through. */
export const trailOf = (challenges: readonly ChallengeSummary[]): Trail =>
  challenges
    .filter(({ access, challengeType }) => access === 'open' && challengeType === 'coding')
    .map(({ challengeId, title }) => ({ challengeId, title }))
