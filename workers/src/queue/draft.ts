import { deltaChannel } from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'

const flushEveryMs = 40

/** Sends a reply to the engines while it is being generated, one piece every 40 ms. */
export type Draft = { write(text: string): void; close(): Promise<void> }

export type DraftOptions = {
  redis: Redis
  sessionId: string
  messageId: string
  /** Counts from 1. A later attempt replaces an earlier one's draft. */
  attempt: number
  logger: FastifyBaseLogger
}

/** Opens a draft. Drafts are optional: if Redis rejects one, the stored reply still arrives. */
export function openDraft({ redis, sessionId, messageId, attempt, logger }: DraftOptions): Draft {
  let waiting = ''
  let index = 0
  let timer: NodeJS.Timeout | undefined
  let sent: Promise<unknown> = Promise.resolve()

  function flush(): void {
    timer = undefined
    if (waiting === '') return
    const delta = JSON.stringify({ sessionId, messageId, attempt, index, text: waiting })
    sent = sent
      .then(() => redis.publish(deltaChannel, delta))
      .catch((error: unknown) =>
        logger.warn({ err: error, sessionId, messageId }, 'publishing a piece of a draft failed'),
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
