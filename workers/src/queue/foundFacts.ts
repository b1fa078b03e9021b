import { setTimeout as sleep } from 'node:timers/promises'
import { type CodeFacts, codeFactsSchema } from '@greenroom/shared/session'
import { foundFactsKey } from '@greenroom/shared/wire'
import type { Redis } from 'ioredis'

/** How long facts are kept for the call that needs them, in seconds. */
const keptSeconds = 60
const askAgainAfterMs = 50

type Version = { sessionId: string; versionId: string }

/**
 * Stores a version's facts (null if there are none) for the call that is waiting for them, possibly in another worker.
 */
export async function leaveFacts(
  redis: Redis,
  { sessionId, versionId }: Version,
  facts: CodeFacts | null,
): Promise<void> {
  await redis.set(foundFactsKey(sessionId, versionId), JSON.stringify(facts), 'EX', keptSeconds)
}

/** Waits for a version's facts; null if there are none or they don't come in time. */
export async function awaitFacts(
  redis: Redis,
  { sessionId, versionId }: Version,
  waitMs: number,
): Promise<CodeFacts | null> {
  const until = performance.now() + waitMs
  for (;;) {
    const found = await redis.get(foundFactsKey(sessionId, versionId))
    if (found !== null) return codeFactsSchema.nullable().catch(null).parse(JSON.parse(found))
    if (performance.now() + askAgainAfterMs > until) return null
    await sleep(askAgainAfterMs)
  }
}
