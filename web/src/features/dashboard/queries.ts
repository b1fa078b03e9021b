import { dashboardPaths, dashboardSchema, urlOf } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../data/api.ts'
import { ownZone } from '../../data/ownZone.ts'

/** Everything on today's page. Refetched on returning to the page, because other pages and devices change it. */
export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) =>
      get(urlOf(dashboardPaths.dashboard, {}, { timeZone: ownZone() }), dashboardSchema, { signal }),
    refetchOnWindowFocus: true,
  })
