import { type SessionEstimate, sessionEstimateSchema, sessionPaths } from '@greenroom/shared/wire'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { post } from '../../data/api.ts'
import type { Choice } from '../../data/choice.ts'
import { sessionOf } from './sessions.ts'

/**
 * Cost and length of the chosen interview, and whether it has a question. `data` is undefined while unknown or unavailable; that doesn't
 * block the start.
 * @param extraTimePercent of the profile; it lengthens the clock
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
