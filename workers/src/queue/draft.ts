import { deltaChannel, draftKey, draftLifetimeSeconds } from '@greenroom/shared'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'

const flushEveryMs = 40

/**
 * Keeps a piece and tells the engines of it: one command and one answer instead of four. The first piece replaces what an earlier
 * attempt wrote. KEYS: the draft. ARGV: the channel, the piece, the draft's lifetime in seconds, and 1 for the first piece.
 */
const passOnScript = `
if ARGV[4] == '1' then redis.call('DEL', KEYS[1]) end
redis.call('RPUSH', KEYS[1], ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[3])
redis.call('PUBLISH', ARGV[1], ARGV[2])`

/** Passes a reply on while it is written: pieces every 40 ms, and the draft so far for those who join in the middle. */
export type Draft = { write(text: string): void; close(): Promise<void> }

export type DraftOptions = {
  redis: Redis
  sessionId: string
  messageId: string
  /** Counts from 1; a later attempt replaces what an earlier one wrote. */
  attempt: number
  logger: FastifyBaseLogger
}

/** A draft is a courtesy: where Redis does not take it, the stored reply still comes. */
export function openDraft({ redis, sessionId, messageId, attempt, logger }: DraftOptions): Draft {
  const key = draftKey(sessionId, messageId)
  let waiting = ''
  let index = 0
  let timer: NodeJS.Timeout | undefined
  let sent: Promise<unknown> = Promise.resolve()

  function flush(): void {
    timer = undefined
    if (waiting === '') return
    const delta = JSON.stringify({ sessionId, messageId, attempt, index, text: waiting })
    const isFirst = index === 0 ? '1' : '0'
    sent = sent
      .then(() => redis.eval(passOnScript, 1, key, deltaChannel, delta, draftLifetimeSeconds, isFirst))
      .catch((error: unknown) =>
        logger.warn({ err: error, sessionId, messageId }, 'a piece of a draft was not passed on'),
      )
    waiting = ''
    index += 1
  }

  return {
    write(text) {
      waiting += text
      timer ??= setTimeout(flush, flushEveryMs)
    },
    async close() {
      clearTimeout(timer)
      flush()
      await sent
    },
  }
}
