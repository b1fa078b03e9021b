import {
  type ChallengeShelf,
  challengeListPaths,
  challengeShelfSchema,
  type OwnList,
  ownListSchema,
  urlOf,
} from '@greenroom/shared/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiProblem, get, post, put, remove, unread } from './api.ts'
import { ownZone } from './ownZone.ts'

const shelfKey = ['challenge-shelf'] as const
/** Query keys for pages of challenges start with this. */
export const challengesKey = ['challenges'] as const

export type ListOfMine = ChallengeShelf['own'][number]

/** The caller's lists, patterns, and what to do next. Refetched on returning to the page, as another tab may change them. */
export const useChallengeShelf = () =>
  useQuery({
    queryKey: shelfKey,
    queryFn: ({ signal }) =>
      get(urlOf(challengeListPaths.shelf, {}, { timeZone: ownZone() }), challengeShelfSchema, { signal }),
    refetchOnWindowFocus: true,
    staleTime: 0,
  })

/** A new list's id. Makes retries idempotent. Browsers have no `randomUUID` on pages without TLS. */
export function newListId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/**
 * Changes to the user's own lists. Each throws `ApiProblem` if it wasn't stored. The lists are refetched either way.
 */
export function useListChanges() {
  const client = useQueryClient()
  const fetchAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: shelfKey }),
      client.invalidateQueries({ queryKey: challengesKey }),
    ])
  async function stored<T>(change: Promise<T>): Promise<T> {
    try {
      return await change
    } finally {
      await fetchAgain()
    }
  }
  const entry = (listId: string, challengeId: string) => urlOf(challengeListPaths.entry, { listId, challengeId })
  return {
    create: (list: { listId: string; title: string; challengeIds?: readonly string[] }) =>
      stored(post(challengeListPaths.own, list, ownListSchema)),
    change: ({ listId, revision }: Pick<OwnList, 'listId' | 'revision'>, change: Partial<OwnList>) =>
      stored(put(urlOf(challengeListPaths.list, { listId }), { revision, ...change }, ownListSchema)),
    remove: (listId: string) => stored(removeIfThere(urlOf(challengeListPaths.list, { listId }))),
    add: (listId: string, challengeId: string) => stored(put(entry(listId, challengeId), {}, unread)),
    take: (listId: string, challengeId: string) => stored(remove(entry(listId, challengeId))),
  }
}

/** Another tab may have deleted it already. */
async function removeIfThere(path: string): Promise<void> {
  try {
    await remove(path)
  } catch (error) {
    if (!(error instanceof ApiProblem && error.status === 404)) throw error
  }
}
