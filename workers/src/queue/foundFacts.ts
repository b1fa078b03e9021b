import { setTimeout as sleep } from 'node:timers/promises'
import { type CodeFacts, codeFactsSchema } from '@greenroom/shared/session'
import { foundFactsKey } from '@greenroom/shared/wire'
import type { Redis } from 'ioredis'

/** How long what was found waits for the call that looks for it. */
const keptSeconds = 60
const askAgainAfterMs = 50

type Version = { sessionId: string; versionId: string }

/** Leaves what running a version told for a call that waits for it, in whichever worker. Null where it told nothing. */
export async function leaveFacts(
  redis: Redis,
  { sessionId, versionId }: Version,
  facts: CodeFacts | null,
): Promise<void> {
  await redis.set(foundFactsKey(sessionId, versionId), JSON.stringify(facts), 'EX', keptSeconds)
}

/** What running a version told, as soon as it is there; null where it told nothing, or isn't there in time. */
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
