import { type NoticePage, noticePageSchema, noticePaths, unreadNoticesSchema, urlOf } from '@greenroom/shared/wire'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getIfSignedIn, post } from './api.ts'

const noticesKey = ['notices'] as const
/** Channel on which one browser's tabs share what has been read. */
const tabs = 'greenroom-notices'
/** Notices aren't urgent, and returning to a tab refetches immediately. */
const askAgainMs = 30_000
const pageLength = 20

/**
 * Shown once the sign-in has expired. It's the page that handles this, not the bell, so that nobody is redirected while
 * typing.
 */
const nothing: NoticePage = { notices: [], next: null, unread: 0 }

/** The signed-in user's notices, latest first, page by page. */
export const useNotices = () =>
  useInfiniteQuery({
    queryKey: noticesKey,
    queryFn: async ({ pageParam, signal }) =>
      (await getIfSignedIn(
        urlOf(noticePaths.notices, {}, { limit: pageLength, after: pageParam ?? undefined }),
        noticePageSchema,
        { signal },
      )) ?? nothing,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: askAgainMs,
    refetchOnWindowFocus: true,
  })

/** Marks a notice and all older ones as read, here and in other tabs. If that fails, they stay new. */
export function useReadNotices(): (upTo: string) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (upTo: string) => post(noticePaths.read, { upTo }, unreadNoticesSchema),
    async onSettled() {
      await client.invalidateQueries({ queryKey: noticesKey })
      const channel = new BroadcastChannel(tabs)
      channel.postMessage(null)
      channel.close()
    },
  })
  return mutate
}

/** Refetches when another tab of this browser has marked something as read. */
export function useNoticesOfOtherTabs(): void {
  const client = useQueryClient()
  useEffect(() => {
    const channel = new BroadcastChannel(tabs)
    channel.onmessage = () => void client.invalidateQueries({ queryKey: noticesKey })
    return () => channel.close()
  }, [client])
}
