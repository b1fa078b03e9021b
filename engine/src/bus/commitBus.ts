import { type Commit, commitSchema, type Delta, deltaChannel, deltaSchema } from '@greenroom/shared'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { z } from 'zod'

const commitChannel = 'greenroom:commits'
const envelopeSchema = z.object({ origin: z.string(), commit: commitSchema })

/**
 * Carries commits from engine to engine and pieces of replies from workers to engines, over Redis. It may lose messages:
 * whoever misses one notices by `seq` and asks the store.
 */
export type CommitBus = {
  publish(commit: Commit): Promise<void>
  /** False while messages may be missed; engines then look into the store. */
  isListening(): boolean
  stop(): Promise<void>
}

export type CommitBusOptions = {
  engineId: string
  publisher: Redis
  subscriber: Redis
  logger: FastifyBaseLogger
  /** Commits of other engines; one's own were delivered before they were published. */
  onCommit: (commit: Commit) => void
  onDelta: (delta: Delta) => void
}

export async function startCommitBus(options: CommitBusOptions): Promise<CommitBus> {
  const { engineId, publisher, subscriber, logger, onCommit, onDelta } = options

  function receive(channel: string, text: string): void {
    if (channel === deltaChannel) {
      onDelta(deltaSchema.parse(JSON.parse(text)))
      return
    }
    const { origin, commit } = envelopeSchema.parse(JSON.parse(text))
    if (origin !== engineId) onCommit(commit)
  }

  subscriber.on('message', (channel: string, text: string) => {
    try {
      receive(channel, text)
    } catch (error) {
      logger.error({ err: error, channel }, 'a message on the bus could not be read')
    }
  })
  await subscriber.subscribe(commitChannel, deltaChannel)

  return {
    async publish(commit) {
      await publisher.publish(commitChannel, JSON.stringify({ origin: engineId, commit }))
    },
    isListening: () => subscriber.status === 'ready',
    async stop() {
      await subscriber.unsubscribe()
      subscriber.removeAllListeners('message')
    },
  }
}
