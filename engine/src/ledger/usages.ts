import { noUsage, type Usage, usageAfter } from '@greenroom/shared/rules'
import type { Commit } from '@greenroom/shared/session'
import { LRUCache } from 'lru-cache'
import { type SessionLog, wholeLog } from '../session/sessionLog.ts'

const cachedSessions = 5_000

/** Sessions' usage so far, computed from their logs and cached with their states. */
export type Usages = {
  /** The session's usage up to commit `seq` or a later one. */
  of(sessionId: string, seq: number): Promise<Usage>
  /** Adds the next commit. */
  observe(commit: Commit): void
}

export function createUsages(log: SessionLog): Usages {
  const cache = new LRUCache<string, { seq: number; usage: Usage }>({ max: cachedSessions })
  const after = (usage: Usage, { events }: Commit): Usage => events.reduce(usageAfter, usage)
  return {
    async of(sessionId, seq) {
      const known = cache.get(sessionId) ?? { seq: 0, usage: noUsage }
      if (known.seq >= seq) return known.usage
      const news = await wholeLog(log, sessionId, known.seq)
      const usage = news.reduce(after, known.usage)
      cache.set(sessionId, { seq: news.at(-1)?.seq ?? known.seq, usage })
      return usage
    },
    observe(commit) {
      const known = cache.get(commit.sessionId)
      if (known === undefined) return
      if (commit.seq === known.seq + 1)
        cache.set(commit.sessionId, { seq: commit.seq, usage: after(known.usage, commit) })
    },
  }
}
