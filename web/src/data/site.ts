import { sitePaths, siteSchema } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from './api.ts'

/** This installation's settings. */
export const useSite = () =>
  useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => get(sitePaths.site, siteSchema, { signal }),
  })
