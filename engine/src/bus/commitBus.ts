import { type Commit, commitSchema, knownVersion, versionOf } from '@greenroom/shared/session'
import { type Delta, deltaChannel, deltaSchema } from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { z } from 'zod'
import { type PresenceNews, presenceNewsSchema } from '../realtime/roomPresence.ts'

const presenceChannel = 'greenroom:presence-news'
const presenceEnvelopeSchema = z.object({ origin: z.string(), news: presenceNewsSchema })
const signInChannel = 'greenroom:ended-sign-ins'
const signInEnvelopeSchema = z.object({ origin: z.string(), signInId: z.string() })
const commitChannel = 'greenroom:commits'
const envelopeSchema = z.object({ origin: z.string(), commits: z.array(commitSchema) })

/**
 * Carries commits, who is in which room and which sign-ins ended from engine to engine, and pieces of replies from workers to engines, over Redis. It may lose messages:
 * whoever misses one notices by `seq` and asks the store.
 */
export type CommitBus = {
  /** Resolves once Redis has taken it. Everything published in one turn of the event loop travels together. */
  publish(commit: Commit): Promise<void>
  /** Who has sockets of a room here. News that Redis can't take now is sent again later. */
  publishPresence(news: PresenceNews): void
  /** A sign-in has ended here. An engine that misses it looks into the store for itself. */
  publishEndedSignIn(signInId: string): void
  /**
   * The number of the unbroken stretch in which everything is heard, null in between. Whoever sees another number than before may
   * have missed something, however short the break was, and looks into the store.
   */
  listening(): number | null
  stop(): Promise<void>
}

export type CommitBusOptions = {
  engineId: string
  publisher: Redis
  subscriber: Redis
  logger: FastifyBaseLogger
  /** Commits of other engines. Our own were delivered before they were published. */
  onCommit: (commit: Commit) => void
  onDelta: (delta: Delta) => void
  /** News of other engines. */
  onPresence: (engineId: string, news: PresenceNews) => void
  /** A sign-in has ended on another engine. */
  onEndedSignIn: (signInId: string) => void
}

export async function startCommitBus(options: CommitBusOptions): Promise<CommitBus> {
  const { engineId, publisher, subscriber, logger, onCommit, onDelta, onPresence, onEndedSignIn } = options

  /** Redis brings back what one has published oneself; that need not be read any further than this. */
  const own = JSON.stringify({ origin: engineId }).slice(0, -1)

  function receive(channel: string, text: string): void {
    if (text.startsWith(own)) return
    if (channel === deltaChannel) {
      onDelta(deltaSchema.parse(JSON.parse(text)))
      return
    }
    if (channel === presenceChannel) {
      const { origin, news } = presenceEnvelopeSchema.parse(JSON.parse(text))
      onPresence(origin, news)
      return
    }
    if (channel === signInChannel) {
      onEndedSignIn(signInEnvelopeSchema.parse(JSON.parse(text)).signInId)
      return
    }
    for (const commit of envelopeSchema.parse(JSON.parse(text)).commits) {
      // The store tells those who need it.
      if (versionOf(commit) > knownVersion) throw new Error(`${commit.sessionId} has a commit of a later version`)
      onCommit(commit)
    }
  }

  /** One transaction becomes one message. Each would cost a system call at both ends otherwise. */
  let gathering: { commits: Commit[]; sent: Promise<void> } | undefined
  function publish(commit: Commit): Promise<void> {
    if (gathering !== undefined) {
      gathering.commits.push(commit)
      return gathering.sent
    }
    const commits = [commit]
    const endOfTurn = new Promise<void>((resolve) => process.nextTick(resolve))
    const sent = endOfTurn.then(async () => {
      gathering = undefined
      await publisher.publish(commitChannel, JSON.stringify({ origin: engineId, commits }))
    })
    gathering = { commits, sent }
    return sent
  }

  subscriber.on('message', (channel: string, text: string) => {
    try {
      receive(channel, text)
    } catch (error) {
      logger.error({ err: error, channel }, 'a message on the bus could not be read')
    }
  })
  let breaks = 0
  const broken = (): void => {
    breaks += 1
  }
  subscriber.on('close', broken)
  await subscriber.subscribe(commitChannel, deltaChannel, presenceChannel, signInChannel)

  return {
    publish,
    publishPresence(news) {
      if (publisher.status !== 'ready') return
      publisher.publish(presenceChannel, JSON.stringify({ origin: engineId, news })).catch((error: unknown) => {
        logger.warn({ err: error, sessionId: news.sessionId }, 'other engines were not told who is here')
      })
    },
    publishEndedSignIn(signInId) {
      publisher.publish(signInChannel, JSON.stringify({ origin: engineId, signInId })).catch((error: unknown) => {
        logger.warn({ err: error }, 'other engines were not told of a sign-out')
      })
    },
    listening: () => (subscriber.status === 'ready' ? breaks : null),
    async stop() {
      await subscriber.unsubscribe()
      subscriber.removeAllListeners('message')
      subscriber.off('close', broken)
    },
  }
}
