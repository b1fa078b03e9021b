import type { Delta } from '@greenroom/shared/wire'
import { LRUCache } from 'lru-cache'

/** Far longer than a reply takes, and far more replies than are ever being written at once. */
const lifetimeMs = 10 * 60_000
const maxDrafts = 5_000

/** The drafts of replies in progress, for people who join in the middle of one. */
export type Drafts = {
  /** Adds a piece that a worker has just published. */
  hear(delta: Delta): void
  /** The deltas of the latest attempt in order; empty if this engine has received none. */
  of(sessionId: string, messageId: string): readonly Delta[]
}

/**
 * Every engine receives every delta, so each stores the drafts itself. A client that joins gets earlier deltas from
 * here and later ones as they arrive, without a gap. An engine that started in the middle of a reply has only the rest;
 * the stored reply is always complete.
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
