import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { SessionHandler } from '../session/handle.ts'
import { presentIn, type SessionHead, type SessionLog } from '../session/sessionLog.ts'

/** How long leases last and how often they are checked. All engines must use the same values. */
export type PresencePace = {
  /** How long a connection counts as alive after its engine last renewed it. */
  leaseMs: number
  renewEveryMs: number
  /** How often to look for people whose engine has died. People who left this engine are checked at every renewal. */
  searchEveryMs: number
}

export const presencePace: PresencePace = { leaseMs: 10_000, renewEveryMs: 3_000, searchEveryMs: 9_000 }

const pageSize = 500
/** How long we remember that somebody typed: longer than an interviewer ever waits before breaking a silence. */
const typedLifetimeMs = 3 * 60_000

/**
 * Renews many leases in one command. With thousands of leases, a command each would be most of an idle engine's work.
 */
const renewScript = "for _, key in ipairs(KEYS) do redis.call('SET', key, '1', 'PX', ARGV[1]) end"

const leaseKey = (sessionId: string, participantId: string) => `greenroom:presence:${sessionId}:${participantId}`
const typedKey = (sessionId: string, participantId: string) => `greenroom:typed:${sessionId}:${participantId}`

/** Whether this person has a page of this session open on any engine. False while Redis is down. */
export async function isConnected(redis: Redis, sessionId: string, participantId: string): Promise<boolean> {
  if (redis.status !== 'ready') return false
  return (await redis.exists(leaseKey(sessionId, participantId))) === 1
}

/**
 * Tracks who is in the room. The engine with a person's socket renews a lease in Redis. When the lease expires, the log
 * records that the person has left. Their own engine does that within seconds. If it has died, the first engine to
 * notice does it.
 */
export type PresenceRegister = {
  connected(sessionId: string, participantId: string): Promise<void>
  disconnected(sessionId: string, participantId: string): void
  /**
   * Records that a person is typing or has just stopped. Typing isn't in the log, but it keeps them from counting as
   * silent.
   */
  typed(sessionId: string, participantId: string): void
  /** When they last typed, ms since 1970; null if that was long ago, the current time if unknown. */
  lastTypedAt(sessionId: string, participantId: string): Promise<number | null>
  stop(): Promise<void>
}

type Seat = { sessionId: string; participantId: string }

export type PresenceOptions = {
  redis: Redis
  log: SessionLog
  handler: SessionHandler
  logger: FastifyBaseLogger
  now: () => number
  pace: PresencePace
}

export function startPresence({ redis, log, handler, logger, now, pace }: PresenceOptions): PresenceRegister {
  const { leaseMs, renewEveryMs, searchEveryMs } = pace
  /** Counts connections to this engine, because one person may have several tabs. */
  const connections = new Map<string, number>()
  /** People who left this engine, until their lease expires or another engine renews it. */
  const leaving = new Map<string, Seat & { leftAt: number }>()
  let searchedAt = now()
  /**
   * Trust leases only once every engine has had time to renew them since this moment: Redis may have lost them while it
   * was down.
   */
  let renewableSince = now()
  const redisIsBack = (): void => {
    renewableSince = now()
  }
  redis.on('ready', redisIsBack)

  async function renew(): Promise<void> {
    const keys = [...connections.keys()]
    for (let from = 0; from < keys.length; from += pageSize) {
      const page = keys.slice(from, from + pageSize)
      await redis.eval(renewScript, page.length, ...page, leaseMs)
    }
  }

  async function findGone(): Promise<void> {
    if (Math.abs(now() - renewableSince) < leaseMs) return
    await findGoneFrom([...leaving.values()])
    // If the lease exists by now, another engine is renewing it.
    for (const [key, { leftAt }] of leaving) if (leftAt < now() - leaseMs - renewEveryMs) leaving.delete(key)
    // Also searches after the clock was set back, which would otherwise stop it until then.
    if (Math.abs(now() - searchedAt) < searchEveryMs) return
    searchedAt = now()
    await findGoneIn('IN_PROGRESS')
    await findGoneIn('NOT_STARTED')
  }

  async function findGoneIn(phase: 'IN_PROGRESS' | 'NOT_STARTED'): Promise<void> {
    const where = { phase, occupied: true }
    for (let after: string | undefined; ; ) {
      const occupied = await log.heads.find({ where, limit: pageSize, ...(after === undefined ? {} : { after }) })
      await findGoneAmong(occupied)
      after = occupied.at(-1)?.id
      if (after === undefined || occupied.length < pageSize) return
    }
  }

  /** Finds everyone in these sessions who counts as present but has no lease, and records that they have left. */
  async function findGoneAmong(heads: readonly SessionHead[]): Promise<void> {
    const said = await Promise.all(
      heads.map(async ({ id, present }) => {
        const ids = present ?? presentIn(await handler.load(id))
        return ids.map((participantId) => ({ sessionId: id, participantId }))
      }),
    )
    await findGoneFrom(said.flat())
  }

  /** Records as gone those of these people who no longer have a lease. */
  async function findGoneFrom(said: readonly Seat[]): Promise<void> {
    // People with a socket here are present, whatever happened to their lease.
    const elsewhere = said.filter(
      ({ sessionId, participantId }) => !connections.has(leaseKey(sessionId, participantId)),
    )
    if (elsewhere.length === 0) return
    const leases = await redis.mget(elsewhere.map(({ sessionId, participantId }) => leaseKey(sessionId, participantId)))
    for (const [index, { sessionId, participantId }] of elsewhere.entries()) {
      if (leases[index] === null) await markGone(sessionId, participantId)
    }
  }

  async function markGone(sessionId: string, participantId: string): Promise<void> {
    const state = await handler.load(sessionId)
    if (state === undefined || !presentIn(state).includes(participantId)) return
    await handler.handle({
      sessionId,
      commandId: `gone.${participantId}.${state.seq}`,
      actor: { kind: 'presence' },
      command: { type: 'MarkGone', participantId },
    })
  }

  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(async () => {
      if (redis.status !== 'ready') return
      await renew()
        .then(findGone)
        .catch((error: unknown) => logger.warn({ err: error }, 'checking presence failed; will retry'))
    })
  }, renewEveryMs)

  return {
    async connected(sessionId, participantId) {
      const key = leaseKey(sessionId, participantId)
      connections.set(key, (connections.get(key) ?? 0) + 1)
      leaving.delete(key)
      if (redis.status === 'ready') await redis.set(key, '1', 'PX', leaseMs)
    },
    disconnected(sessionId, participantId) {
      const key = leaseKey(sessionId, participantId)
      const left = (connections.get(key) ?? 1) - 1
      if (left > 0) connections.set(key, left)
      else {
        connections.delete(key)
        leaving.set(key, { sessionId, participantId, leftAt: now() })
      }
    },
    typed(sessionId, participantId) {
      if (redis.status !== 'ready') return
      redis.set(typedKey(sessionId, participantId), now(), 'PX', typedLifetimeMs).catch((error: unknown) => {
        logger.warn({ err: error, sessionId }, 'storing a typing signal failed')
      })
    },
    async lastTypedAt(sessionId, participantId) {
      if (redis.status !== 'ready') return now()
      try {
        const typedAt = await redis.get(typedKey(sessionId, participantId))
        return typedAt === null ? null : Number(typedAt)
      } catch (error) {
        logger.warn({ err: error, sessionId }, 'reading who is typing failed')
        return now()
      }
    },
    async stop() {
      clearInterval(timer)
      redis.off('ready', redisIsBack)
      await running
    },
  }
}
