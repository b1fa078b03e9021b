import { programmingLanguageSchema } from '@greenroom/shared/vocabulary'
import type { ChatJob } from '@greenroom/shared/wire'
import type { Redis } from 'ioredis'
import { z } from 'zod'
import { factsWaitMs } from '../facts/examine.ts'
import type { ClaimCheck } from './claimChecks.ts'
import { awaitFacts } from './foundFacts.ts'

/**
 * Adds facts to a chat call. They are the findings from running the code behind the scenes, if they arrive in time, and
 * what the code does with an input from the message.
 */
export async function toldByRuns(
  call: ChatJob,
  { redis, checkClaim }: { redis: Redis; checkClaim: ClaimCheck },
): Promise<ChatJob> {
  const { sessionId, awaitsFactsOf: versionId, body } = call
  const language = programmingLanguageSchema.catch('python').parse(body.programmingLanguage)
  const [found, checked] = await Promise.all([
    versionId === undefined ? null : awaitFacts(redis, { sessionId, versionId }, factsWaitMs(language)),
    checkClaim(call),
  ])
  if (found === null && checked === null) return call
  const context = z.record(z.string(), z.unknown()).catch({}).parse(body.interviewContext)
  const facts = found === null ? {} : { facts: { ...found, traced: false } }
  return {
    ...call,
    body: { ...body, interviewContext: { ...context, ...facts, ...checked } },
  }
}
