import { z } from 'zod'
import type { Store } from '../store/port.ts'
import type { SessionHandler } from './handle.ts'
import type { Logger } from './logger.ts'
import type { SessionLog } from './sessionLog.ts'

const beatEveryMs = 1_000
/** A gap between heartbeats of this many ms or more counts as an outage. A shorter gap is just a slow second. */
const outageFromMs = 3_000
const pageSize = 500

const heartbeatSchema = z.object({ id: z.literal('engines'), at: z.number() })

export type HeartbeatOptions = {
  store: Store
  log: SessionLog
  handler: SessionHandler
  logger: Logger
  now: () => number
}

/**
 * Every engine writes a heartbeat once a second. After a gap, the next engine to start gives the lost time back to
 * every running clock before it checks any deadline.
 */
export async function startHeartbeat(options: HeartbeatOptions): Promise<{ stop(): Promise<void> }> {
  const { store, logger, now } = options
  const heartbeats = store.collection({
    name: 'heartbeats',
    unique: [],
    indexes: [],
    parse: (stored) => heartbeatSchema.parse(stored),
  })
  const last = await heartbeats.get('engines')
  if (last === undefined) await heartbeats.insert({ id: 'engines', at: now() })
  else if (now() - last.at >= outageFromMs) await creditOutage(options, last.at, now())

  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() =>
      heartbeats
        .update('engines', { at: now() })
        .catch((error: unknown) => logger.warn({ err: error }, 'writing a heartbeat failed')),
    )
  }, beatEveryMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

async function creditOutage({ log, handler, logger }: HeartbeatOptions, from: number, to: number): Promise<void> {
  for (let after: string | undefined; ; ) {
    const heads = await log.heads.find({
      where: { phase: 'IN_PROGRESS' },
      limit: pageSize,
      ...(after === undefined ? {} : { after }),
    })
    for (const { id } of heads) {
      await handler.handle({
        sessionId: id,
        commandId: `outage.${from}`,
        actor: { kind: 'clock' },
        command: { type: 'CreditOutage', from, to },
      })
    }
    after = heads.at(-1)?.id
    if (after === undefined || heads.length < pageSize) break
  }
  logger.info({ from, to, gapMs: to - from }, 'no engine was alive; running clocks got that time back')
}
