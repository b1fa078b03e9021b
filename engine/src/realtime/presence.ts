import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { SessionHandler } from '../session/handle.ts'
import { presentIn, type SessionHead, type SessionLog } from '../session/sessionLog.ts'

/** How long leases last, and how often one looks; engines of one product have to agree about it. */
export type PresencePace = {
  /** A connection is believed for this long after its engine last spoke for it. */
  leaseMs: number
  renewEveryMs: number
  /** People who left this engine are checked at every renewal; those of a dead engine this often. */
  searchEveryMs: number
}

export const presencePace: PresencePace = { leaseMs: 10_000, renewEveryMs: 3_000, searchEveryMs: 9_000 }

const pageSize = 500
/** Typing is remembered for longer than any interviewer's patience lasts. */
const typedLifetimeMs = 3 * 60_000

/** One command and one answer for many leases: a thousand of each would be the most that an idle engine does. */
const renewScript = "for _, key in ipairs(KEYS) do redis.call('SET', key, '1', 'PX', ARGV[1]) end"

const leaseKey = (sessionId: string, participantId: string) => `greenroom:presence:${sessionId}:${participantId}`
const typedKey = (sessionId: string, participantId: string) => `greenroom:typed:${sessionId}:${participantId}`

/** Whether somebody has a page of this session open, on any engine. Nobody has while Redis does not answer. */
export async function isConnected(redis: Redis, sessionId: string, participantId: string): Promise<boolean> {
  if (redis.status !== 'ready') return false
  return (await redis.exists(leaseKey(sessionId, participantId))) === 1
}

/**
 * Who is there: a lease in Redis that the engine with the socket renews. Whose lease ran out is marked gone in the log: by the
 * engine they left, within seconds, or by whichever engine notices first where theirs has died.
 */
export type PresenceRegister = {
  connected(sessionId: string, participantId: string): Promise<void>
  disconnected(sessionId: string, participantId: string): void
  /** Somebody is typing, or has just stopped. It isn't in the log, but it means they aren't silent. */
  typed(sessionId: string, participantId: string): void
  /** When they last typed, ms since 1970; null if that's long ago, and now if nobody can tell. */
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
  /** Connections of this engine, counted, because one person may have several tabs. */
  const connections = new Map<string, number>()
  /** Who left this engine, until their lease has run out or has outlived this engine's last word for it. */
  const leaving = new Map<string, Seat & { leftAt: number }>()
  let searchedAt = now()
  /** Since when every engine has had the chance to renew its leases: a Redis that was away may have lost them. */
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
    if (now() - renewableSince < leaseMs) return
    await findGoneFrom([...leaving.values()])
    // A lease that is still there now is renewed by another engine.
    for (const [key, { leftAt }] of leaving) if (leftAt < now() - leaseMs - renewEveryMs) leaving.delete(key)
    if (now() - searchedAt < searchEveryMs) return
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

  /** Marks as gone everyone in these sessions who counts as present without an engine that vouches for them. */
  async function findGoneAmong(heads: readonly SessionHead[]): Promise<void> {
    const said = await Promise.all(
      heads.map(async ({ id, present }) => {
        const ids = present ?? presentIn(await handler.load(id))
        return ids.map((participantId) => ({ sessionId: id, participantId }))
      }),
    )
    await findGoneFrom(said.flat())
  }

  /** Marks as gone those of them that no engine vouches for any more. */
  async function findGoneFrom(said: readonly Seat[]): Promise<void> {
    // Those with a socket here are there, whatever became of their lease.
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
        .catch((error: unknown) => logger.warn({ err: error }, 'presence is looked at again shortly'))
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
        logger.warn({ err: error, sessionId }, 'typing was not noted')
      })
    },
    async lastTypedAt(sessionId, participantId) {
      if (redis.status !== 'ready') return now()
      try {
        const typedAt = await redis.get(typedKey(sessionId, participantId))
        return typedAt === null ? null : Number(typedAt)
      } catch (error) {
        logger.warn({ err: error, sessionId }, 'nobody can tell who is typing')
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
