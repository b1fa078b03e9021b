import type { Delta } from '@greenroom/shared/wire'
import { LRUCache } from 'lru-cache'

/** Both limits are generous: a reply takes far less time, and far fewer are being written at once. */
const lifetimeMs = 10 * 60_000
const maxDrafts = 5_000

/** Drafts of replies in progress, for people who join halfway through one. */
export type Drafts = {
  /** Adds a piece just published by a worker. */
  hear(delta: Delta): void
  /** The deltas of the latest attempt in order; empty if this engine has received none. */
  of(sessionId: string, messageId: string): readonly Delta[]
}

/**
 * Keeps the drafts of replies in progress. Every engine receives every delta, so each keeps its own drafts. A client
 * that joins gets earlier deltas from here and later ones as they arrive, without a gap. An engine that started in the
 * middle of a reply only has the rest; the stored reply is always complete.
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
