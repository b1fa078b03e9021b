import type { Redis } from 'ioredis'
import { z } from 'zod'
import type { Logger } from '../session/logger.ts'

const channel = 'greenroom:shared-texts'
const newsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('update'), documentId: z.string(), seq: z.int().min(1), update: z.base64() }),
  z.object({ kind: z.literal('cursors'), documentId: z.string(), update: z.base64() }),
])
const envelopeSchema = z.object({ origin: z.string(), news: newsSchema })

/** Messages between engines about shared documents. They may get lost: except for cursors, the store has everything. */
export type DocumentNews = z.infer<typeof newsSchema>

export type DocumentBus = { publish(news: DocumentNews): void; stop(): Promise<void> }

export async function startDocumentBus(options: {
  engineId: string
  publisher: Redis
  subscriber: Redis
  logger: Logger
  /** Called with messages from other engines. */
  onNews: (news: DocumentNews) => void
}): Promise<DocumentBus> {
  const { engineId, publisher, subscriber, logger, onNews } = options
  /** Redis sends us our own messages too; this prefix lets us skip them without parsing. */
  const own = JSON.stringify({ origin: engineId }).slice(0, -1)
  const hear = (from: string, text: string): void => {
    if (from !== channel || text.startsWith(own)) return
    try {
      onNews(envelopeSchema.parse(JSON.parse(text)).news)
    } catch (error) {
      logger.error({ err: error, channel }, "a message on the bus can't be read")
    }
  }
  subscriber.on('message', hear)
  await subscriber.subscribe(channel)
  return {
    publish(news) {
      if (publisher.status !== 'ready') return
      publisher.publish(channel, JSON.stringify({ origin: engineId, news })).catch((error: unknown) => {
        logger.warn({ err: error }, "other engines weren't notified of a shared text")
      })
    },
    async stop() {
      subscriber.off('message', hear)
      await subscriber.unsubscribe(channel)
    },
  }
}
