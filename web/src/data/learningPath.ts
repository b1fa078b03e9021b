import {
  calendarFeedSchema,
  type LearningPath,
  learningPathPaths,
  learningPathSchema,
  type PathItem,
  type PathWish,
  pathAnswerSchema,
  pathPreviewSchema,
} from '@greenroom/shared/wire'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMe } from './account.ts'
import { ApiProblem, get, post, remove } from './api.ts'
import { rememberedPath, rememberPath } from './learningCache.ts'

const pathKey = ['path'] as const

/**
 * The user's learning path; null if there is none. With `isPlaceholderData` it's the cached path, until the server
 * answers. Refetched on returning to the page, because things are ticked off elsewhere.
 */
export function usePath() {
  const userId = useMe().data?.id ?? null
  return useQuery({
    queryKey: [...pathKey, 'own', userId],
    queryFn: async ({ signal }) => {
      const answer = await get(learningPathPaths.path, pathAnswerSchema, { signal })
      if (userId !== null) rememberPath(userId, answer)
      return answer
    },
    placeholderData: () => (userId === null ? undefined : rememberedPath(userId)),
    select: ({ path }) => path,
    enabled: userId !== null,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
}

/**
 * A preview of the path for these wishes; null requests nothing. The previous preview stays visible until the next one
 * arrives.
 */
export const usePathPreview = (wish: PathWish | null) =>
  useQuery({
    queryKey: [...pathKey, 'preview', wish],
    queryFn: ({ signal }) =>
      wish === null ? null : post(learningPathPaths.preview, wish, pathPreviewSchema, { signal }),
    placeholderData: keepPreviousData,
    enabled: wish !== null,
    staleTime: 60_000,
    retry: false,
  })

/**
 * Changes the path. Whether or not it succeeds, the path is refetched, because another device may have changed it
 * first.
 */
export function usePathChange() {
  const client = useQueryClient()
  const fetchAgain = () => client.invalidateQueries({ queryKey: pathKey })
  return {
    make: (wish: PathWish, replaces: number | null): Promise<LearningPath> =>
      post(learningPathPaths.path, { ...wish, replaces }, learningPathSchema).finally(fetchAgain),
    replan: (revision: number): Promise<LearningPath> =>
      post(learningPathPaths.replan, { revision }, learningPathSchema).finally(fetchAgain),
    remove: (): Promise<void> => remove(learningPathPaths.path).finally(fetchAgain),
  }
}

/** Whether the change failed because another window had already changed the path. */
export const isPathChanged = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'PATH_CHANGED'

/** The secret address of the path's calendar feed, with functions to renew and revoke it. */
export function usePathFeed() {
  const client = useQueryClient()
  const key = ['pathFeed']
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => get(learningPathPaths.feed, calendarFeedSchema, { signal }),
  })
  return {
    url: query.data?.url ?? null,
    renew: async () => client.setQueryData(key, await post(learningPathPaths.feed, undefined, calendarFeedSchema)),
    async end() {
      await remove(learningPathPaths.feed)
      client.setQueryData(key, { url: null })
    },
  }
}

export const itemsOf = ({ weeks }: Pick<LearningPath, 'weeks'>): PathItem[] => weeks.flatMap(({ items }) => items)
