import { companyListSchema, companyPaths } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from './api.ts'

/** How companies interview. It changes with the content only, so it is asked for once. */
export const useCompanies = () =>
  useQuery({
    queryKey: ['companies'],
    queryFn: async ({ signal }) => (await get(companyPaths.list, companyListSchema, { signal })).companies,
    staleTime: Number.POSITIVE_INFINITY,
  })
