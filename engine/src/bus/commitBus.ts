import { type Commit, commitSchema, knownVersion, versionOf } from '@greenroom/shared/session'
import { type Delta, deltaChannel, deltaSchema } from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { z } from 'zod'
import { type CallNews, callNewsSchema } from '../realtime/callNews.ts'
import { type PresenceNews, presenceNewsSchema } from '../realtime/roomPresence.ts'

const presenceChannel = 'greenroom:presence-news'
const presenceEnvelopeSchema = z.object({ origin: z.string(), news: presenceNewsSchema })
const signInChannel = 'greenroom:ended-sign-ins'
const signInEnvelopeSchema = z.object({ origin: z.string(), signInId: z.string() })
const callChannel = 'greenroom:call-signals'
const callEnvelopeSchema = z.object({ origin: z.string(), news: callNewsSchema })
const commitChannel = 'greenroom:commits'
const envelopeSchema = z.object({ origin: z.string(), commits: z.array(commitSchema) })

/**
 * Carries commits, presence, call signals and ended sign-ins between engines, and pieces of replies from workers to
 * engines, over Redis. Messages may get lost: an engine that finds a gap in `seq` reads the store.
 */
export type CommitBus = {
  /** Resolves once Redis has it. Everything published in one turn of the event loop is sent together. */
  publish(commit: Commit): Promise<void>
  /** Publishes the people with a socket in a room on this engine. If Redis is down, this is sent again later. */
  publishPresence(news: PresenceNews): void
  /** Publishes a call signal. If Redis is down it is lost, and the pages repeat it. */
  publishCall(news: CallNews): void
  /** Publishes that a sign-in has ended on this engine. An engine that misses the message finds out from the store. */
  publishEndedSignIn(signInId: string): void
  /**
   * Identifies the current period without missed messages; null during a break. If it differs from the value you last
   * saw, you may have missed something, even if the break was short, so read the store.
   */
  listening(): number | null
  stop(): Promise<void>
}

export type CommitBusOptions = {
  engineId: string
  publisher: Redis
  subscriber: Redis
  logger: FastifyBaseLogger
  /** Called for other engines' commits. Our own were delivered before they were published. */
  onCommit: (commit: Commit) => void
  onDelta: (delta: Delta) => void
  /** Called when another engine reports who is in a room. */
  onPresence: (engineId: string, news: PresenceNews) => void
  /** Called for a call signal from another engine's socket. */
  onCall: (news: CallNews) => void
  /** Called when a sign-in has ended on another engine. */
  onEndedSignIn: (signInId: string) => void
}

export async function startCommitBus(options: CommitBusOptions): Promise<CommitBus> {
  const { engineId, publisher, subscriber, logger, onCommit, onDelta, onPresence, onCall, onEndedSignIn } = options

  /** Redis sends us our own messages too. This prefix lets us skip them without parsing. */
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
    if (channel === callChannel) {
      onCall(callEnvelopeSchema.parse(JSON.parse(text)).news)
      return
    }
    if (channel === signInChannel) {
      onEndedSignIn(signInEnvelopeSchema.parse(JSON.parse(text)).signInId)
      return
    }
    // Other parts also receive their messages over this connection.
    if (channel !== commitChannel) return
    for (const commit of envelopeSchema.parse(JSON.parse(text)).commits) {
      // Engines that need the commits read them from the store.
      if (versionOf(commit) > knownVersion) throw new Error(`${commit.sessionId} has a commit from a later version`)
      onCommit(commit)
    }
  }

  /** One message per store transaction, because one per commit would cost a system call each at both ends. */
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
      logger.error({ err: error, channel }, "a message on the bus can't be read")
    }
  })
  let breaks = 0
  const broken = (): void => {
    breaks += 1
  }
  subscriber.on('close', broken)
  await subscriber.subscribe(commitChannel, deltaChannel, presenceChannel, callChannel, signInChannel)

  return {
    publish,
    publishPresence(news) {
      if (publisher.status !== 'ready') return
      publisher.publish(presenceChannel, JSON.stringify({ origin: engineId, news })).catch((error: unknown) => {
        logger.warn({ err: error, sessionId: news.sessionId }, "other engines weren't notified of who is in a room")
      })
    },
    publishCall(news) {
      if (publisher.status !== 'ready') return
      publisher.publish(callChannel, JSON.stringify({ origin: engineId, news })).catch((error: unknown) => {
        logger.warn({ err: error, sessionId: news.message.sessionId }, "a call's signal didn't reach other engines")
      })
    },
    publishEndedSignIn(signInId) {
      publisher.publish(signInChannel, JSON.stringify({ origin: engineId, signInId })).catch((error: unknown) => {
        logger.warn({ err: error }, "other engines weren't notified of a sign-out")
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
