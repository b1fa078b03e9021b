import { cvPaths, ownCvSchema } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from './api.ts'

export const cvKey = ['cv'] as const

/**
 * The user's CV, and their review requests. Refetched when the window gets focus, because another tab may have changed
 * it.
 */
export const useOwnCv = () =>
  useQuery({
    queryKey: cvKey,
    queryFn: readOwnCv,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.reviews.some(({ status }) => status === 'queued') ? 3_000 : false),
  })

export const readOwnCv = ({ signal }: { signal?: AbortSignal } = {}) =>
  get(cvPaths.cv, ownCvSchema, signal === undefined ? {} : { signal })
