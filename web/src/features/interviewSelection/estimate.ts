import { type SessionEstimate, sessionEstimateSchema, sessionPaths } from '@greenroom/shared/wire'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { post } from '../../data/api.ts'
import type { Choice } from '../../data/choice.ts'
import { sessionOf } from './sessions.ts'

/**
 * Estimates the chosen interview's cost and length, and whether there is a question for it. `data` is undefined while
 * the estimate is unknown or unavailable, which doesn't block the start.
 * @param extraTimePercent from the profile; it lengthens the clock
 */
export const useEstimate = (choice: Choice, extraTimePercent: number | undefined) => {
  const asked = sessionOf(choice)
  return useQuery<SessionEstimate>({
    queryKey: ['estimate', asked, extraTimePercent],
    queryFn: ({ signal }) => post(sessionPaths.estimate, asked, sessionEstimateSchema, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
}
