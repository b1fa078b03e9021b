import { dashboardPaths, journeySchema, urlOf } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../data/api.ts'
import { ownZone } from '../../data/ownZone.ts'

/** The timeline to the interview. Refetched on returning to the page, because other pages and devices change it. */
export const useJourney = () =>
  useQuery({
    queryKey: ['journey'],
    queryFn: ({ signal }) => get(urlOf(dashboardPaths.journey, {}, { timeZone: ownZone() }), journeySchema, { signal }),
    refetchOnWindowFocus: true,
  })
