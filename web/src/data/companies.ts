import { companyListSchema, companyPaths } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from './api.ts'

/** How companies interview. Only changes with the content, so one fetch is enough. */
export const useCompanies = () =>
  useQuery({
    queryKey: ['companies'],
    queryFn: async ({ signal }) => (await get(companyPaths.list, companyListSchema, { signal })).companies,
    staleTime: Number.POSITIVE_INFINITY,
  })
