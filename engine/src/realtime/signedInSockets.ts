import { LRUCache } from 'lru-cache'
import type { Logger } from '../session/logger.ts'
import { lookForMissedNews } from './missedNews.ts'

/** Sockets of signed-in users. Each is closed when the sign-in that opened it ends. */
export type SignedInSockets = {
  /**
   * @param signInId the sign-in behind the socket; without one (guests) this is a no-op
   * @param close called once, immediately if the sign-in ended while the socket was opening
   * @returns a function to call when the socket is closed
   */
  add(signInId: string | undefined, close: () => void): () => void
  /** Closes the sockets of a sign-in that has ended. */
  end(signInId: string): void
  stop(): void
}

export type SignedInSocketsOptions = {
  /** Returns the sign-ins among these that are still active. */
  standing: (signInIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** Identifies the current period without missed messages from other engines; null during a break. */
  busListening: () => number | null
  logger: Logger
}

/**
 * A handshake takes at most 4 s. Ended sign-ins are remembered for longer, to also close sockets that were just being
 * opened.
 */
const remembered = { max: 10_000, ttl: 10_000 }
/** While messages may be missing, the store is read this often, so sign-outs still take effect within a second. */
const lookEveryMs = 700
/** How often to look for expired sign-ins, which no message announces. */
const lookForExpiredEveryMs = 60_000
const askedAtOnce = 500

export function watchSignedInSockets({ standing, busListening, logger }: SignedInSocketsOptions): SignedInSockets {
  const sockets = new Map<string, Set<() => void>>()
  const ended = new LRUCache<string, true>(remembered)

  const end = (signInId: string): void => {
    ended.set(signInId, true)
    const closes = sockets.get(signInId)
    sockets.delete(signInId)
    for (const close of closes ?? []) close()
  }

  let looking = false
  async function look(): Promise<void> {
    if (looking) return
    looking = true
    try {
      const signInIds = [...sockets.keys()]
      for (let from = 0; from < signInIds.length; from += askedAtOnce) {
        const asked = signInIds.slice(from, from + askedAtOnce)
        const stillOpen = await standing(asked)
        for (const signInId of asked) if (!stillOpen.has(signInId)) end(signInId)
      }
    } catch (error) {
      logger.warn({ err: error }, 'reading ended sign-ins failed; will retry')
    } finally {
      looking = false
    }
  }

  const stopLooking = lookForMissedNews(busListening, () => void look(), lookEveryMs)
  const timer = setInterval(() => void look(), lookForExpiredEveryMs)
  timer.unref()

  return {
    add(signInId, close) {
      if (signInId === undefined) return () => {}
      if (ended.has(signInId)) {
        close()
        return () => {}
      }
      const closes = sockets.get(signInId) ?? new Set()
      sockets.set(signInId, closes.add(close))
      return () => {
        closes.delete(close)
        if (closes.size === 0 && sockets.get(signInId) === closes) sockets.delete(signInId)
      }
    },
    end,
    stop() {
      stopLooking()
      clearInterval(timer)
    },
  }
}
