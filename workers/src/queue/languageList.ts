import { codeExecutionPaths, languageListInRedis, languageListSchema } from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'

const everyMs = 5_000
const timeoutMs = 10_000

export type LanguageListOptions = {
  executor: { url: string; token: string }
  redis: Redis
  logger: FastifyBaseLogger
}

/**
 * Polls the code executor for its languages, and stores the list for the engines, which don't call executors
 * themselves.
 * @returns a function that stops it
 */
export function keepLanguageList({ executor, redis, logger }: LanguageListOptions): () => Promise<void> {
  const stop = new AbortController()
  let isKnown = true

  const ask = async (): Promise<void> => {
    const answer = await fetch(new URL(codeExecutionPaths.languages, executor.url), {
      headers: { authorization: `Bearer ${executor.token}` },
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(timeoutMs)]),
    })
    if (!answer.ok) throw new Error(`the code executor answered ${answer.status}`)
    const list = languageListSchema.parse(await answer.json())
    await redis.set(languageListInRedis.key, JSON.stringify(list), 'EX', languageListInRedis.lastsSeconds)
  }

  const askOnce = async (): Promise<void> => {
    try {
      await ask()
      isKnown = true
    } catch (error) {
      // Log only the first failure, because polling continues while the executor is down.
      if (isKnown && !stop.signal.aborted) logger.warn({ err: error }, 'the list of languages is unknown')
      isKnown = false
    }
  }
  let asking = askOnce()
  const timer = setInterval(() => {
    asking = asking.then(askOnce)
  }, everyMs)
  return async () => {
    clearInterval(timer)
    stop.abort()
    await asking
  }
}
