import { dashboardPaths, journeySchema } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../data/api.ts'

/** The timeline to the interview. Fetched again on returning to the page: other pages and devices change it. */
export const useJourney = () =>
  useQuery({
    queryKey: ['journey'],
    queryFn: ({ signal }) => get(dashboardPaths.journey, journeySchema, { signal }),
    refetchOnWindowFocus: true,
  })
