import { dashboardPaths, dashboardSchema } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../data/api.ts'

/** Everything on today's page. Fetched again on returning to the page: other pages and devices change it. */
export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => get(dashboardPaths.dashboard, dashboardSchema, { signal }),
    refetchOnWindowFocus: true,
  })
