import { mkdirSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import type { EngineConfig } from './config.ts'
import type { PasswordHashing } from './features/accounts/betterAuth/identityProvider.ts'
import { createTrialKeeper, startTrialSweep } from './features/trials/keepTrial.ts'
import { openTrials } from './features/trials/trials.ts'
import { createOriginRule } from './platform/security.ts'
import { engineMetrics } from './realtime/metrics.ts'
import { type PresencePace, presencePace } from './realtime/presence.ts'
import { startHeartbeat } from './session/heartbeat.ts'
import { startSweeps } from './session/sweeps.ts'
import { openStore } from './store/open.ts'
import { createAudience } from './wiring/audience.ts'
import { openBelongings } from './wiring/belongings.ts'
import { registerChallengeFeatures } from './wiring/challengeFeatures.ts'
import { openContent } from './wiring/content.ts'
import { openPeople } from './wiring/people.ts'
import { startRealtime } from './wiring/realtime.ts'
import { connectRedis } from './wiring/redisConnections.ts'
import { createInternalService, createPublicService } from './wiring/services.ts'
import { registerSessionFeatures } from './wiring/sessionFeatures.ts'
import { openSessions } from './wiring/sessions.ts'
import { registerSiteFeatures } from './wiring/siteFeatures.ts'
import { createWhoAsks } from './wiring/whoAsks.ts'

/** How often the engine looks for what is due, and for who is gone. */
export type Pace = PresencePace & { sweepEveryMs: number }

const usualPace: Pace = { ...presencePace, sweepEveryMs: 1_000 }

/** What specs put in the place of the world; no variable of the environment reaches it. */
export type EngineConditions = { now?: () => number; pace?: Pace; passwordHashing?: PasswordHashing }

export type RunningEngine = { url: string; internalUrl: string; stop(): Promise<void> }

/**
 * Starts an engine: the one place in which its parts are put together, those of `wiring/`. `stop` finishes what is at hand: what
 * was asked is answered, sockets are sent to other engines, and what was stored is dispatched.
 */
export async function startEngine(
  config: EngineConfig,
  logger: FastifyBaseLogger,
  { now = Date.now, pace = usualPace, passwordHashing }: EngineConditions = {},
): Promise<RunningEngine> {
  mkdirSync(config.DATA_DIR, { recursive: true })
  const store = await openStore({
    dataDir: config.DATA_DIR,
    logger,
    ...(config.MONGODB_URL === undefined ? {} : { mongodbUrl: config.MONGODB_URL }),
  })
  const content = openContent(config.DATA_DIR)
  const { redis, subscriber } = await connectRedis(config.REDIS_URL, logger)
  const isOriginAllowed = createOriginRule(config.PUBLIC_URL === undefined ? [] : [new URL(config.PUBLIC_URL).origin])
  const { app, registry } = await createPublicService({ config, store, redis, logger, isOriginAllowed })

  const audience = createAudience()
  const metrics = engineMetrics(registry, audience.socketCount)
  const people = await openPeople({
    config,
    store,
    logger,
    now,
    passwordHashing,
    onSignIn: ({ id: userId, firstName, userName }, cookie) =>
      trialKeeper.claim({ userId, name: firstName || userName }, cookie),
  })
  const sessions = await openSessions({ store, redis, subscriber, content, people, audience, metrics, logger, now })
  const { log, handler, outbox, funding } = sessions
  const trials = openTrials(store, {
    mostPerAddress: config.TRIALS_PER_ADDRESS_PER_DAY,
    secret: config.INTERNAL_TOKEN,
    now,
  })
  const belongings = openBelongings(store, now)
  const trialKeeper = createTrialKeeper({
    trials,
    guests: people.guests,
    handler,
    log,
    logger,
    belongings: belongings.removals,
  })

  const whoAsks = createWhoAsks(people)
  const parts = { config, store, redis, content, people, whoAsks, sessions, now }
  registerSiteFeatures(app, parts)
  const shelf = registerChallengeFeatures(app, parts)
  registerSessionFeatures(app, { ...parts, shelf, trials, belongings })
  const internal = await createInternalService({ config, handler, log, logger })

  const heartbeat = await startHeartbeat({ store, log, handler, logger, now })
  const realtime = await startRealtime({
    app,
    redis,
    sessions,
    audience,
    whoAsks,
    isOriginAllowed,
    logger,
    now,
    presencePace: pace,
  })
  const sweeps = startSweeps({
    log,
    handler,
    outbox,
    funding,
    logger,
    now,
    lastTypedAt: realtime.presence.lastTypedAt,
    periodMs: pace.sweepEveryMs,
  })
  const trialSweep = startTrialSweep(trialKeeper.sweep, logger)
  const internalUrl = await internal.listen({ host: config.INTERNAL_HOST, port: config.INTERNAL_PORT })
  const url = await app.listen({ host: config.HOST, port: config.PORT })

  return {
    url,
    internalUrl,
    async stop() {
      // Nobody new gets in, and requests that are under way are answered.
      const closed = app.close()
      // Together: each of them closes sockets that the other one's server waits for.
      await Promise.all([realtime.sendAway(closed), closed])
      await internal.close()
      await sweeps.stop()
      await trialSweep.stop()
      await realtime.presence.stop()
      await heartbeat.stop()
      await sessions.stop()
      await people.accounts.close()
      await Promise.all([redis.quit(), subscriber.quit()])
      await store.close()
    },
  }
}
