import type { Delta } from '@greenroom/shared/wire'
import { LRUCache } from 'lru-cache'

/** Far longer than any reply takes, and more replies than are written at once. */
const lifetimeMs = 10 * 60_000
const maxDrafts = 5_000

/** What workers have written so far of replies that are on their way, for those who join in the middle. */
export type Drafts = {
  /** A piece that a worker has just published. */
  hear(delta: Delta): void
  /** The pieces of the latest attempt in order; none if this engine has heard of none. */
  of(sessionId: string, messageId: string): readonly Delta[]
}

/**
 * Every engine hears every piece, so each keeps the drafts itself: who joins gets what was heard before from here and what comes
 * after as it comes, with nothing between. An engine that began to listen in the middle has the end only, and the stored
 * reply is whole in any case.
 */
export function createDrafts(): Drafts {
  const drafts = new LRUCache<string, Delta[]>({ max: maxDrafts, ttl: lifetimeMs })
  const keyOf = (sessionId: string, messageId: string): string => `${sessionId} ${messageId}`
  return {
    hear(delta) {
      const key = keyOf(delta.sessionId, delta.messageId)
      const known = drafts.get(key)
      const last = known?.at(-1)
      if (known === undefined || last === undefined || delta.attempt > last.attempt) drafts.set(key, [delta])
      else if (delta.attempt === last.attempt && delta.index > last.index) known.push(delta)
    },
    of: (sessionId, messageId) => drafts.get(keyOf(sessionId, messageId)) ?? [],
  }
}
