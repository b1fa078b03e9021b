import { type SessionEstimate, sessionEstimateSchema, sessionPaths } from '@greenroom/shared/wire'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { post } from '../../data/api.ts'
import type { Choice } from '../../data/choice.ts'
import { sessionOf } from './sessions.ts'

/**
 * What the chosen interview would cost and last, and whether there is a question for it. Until that is known, or where it cannot be
 * found out, `data` is undefined: nobody is kept from starting by that.
 * @param extraTimePercent of the profile: with another one the clock runs longer
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
