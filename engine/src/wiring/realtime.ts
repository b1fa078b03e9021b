import type { Tracing } from '@greenroom/shared/service'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { installCollab } from '../collab/collabRoute.ts'
import type { HttpApp } from '../platform/httpService.ts'
import type { OriginRule } from '../platform/security.ts'
import type { SharedCounts } from '../platform/sharedCounts.ts'
import { startGateway } from '../realtime/gateway.ts'
import { installLiveFeed } from '../realtime/liveFeed.ts'
import { watchUpgrades } from '../realtime/openUpgrades.ts'
import { type PresencePace, startPresence } from '../realtime/presence.ts'
import { watchSignedInSockets } from '../realtime/signedInSockets.ts'
import { allowWebSockets } from '../realtime/webSockets.ts'
import type { Audience } from './audience.ts'
import type { People } from './people.ts'
import type { Sessions } from './sessions.ts'
import type { WhoAsks } from './whoAsks.ts'

export type RealtimeOptions = {
  app: HttpApp
  redis: Redis
  counts: SharedCounts
  people: Pick<People, 'accounts'>
  sessions: Sessions
  audience: Audience
  whoAsks: WhoAsks
  isOriginAllowed: OriginRule
  logger: FastifyBaseLogger
  tracing: Tracing
  now: () => number
  presencePace: PresencePace
}

/** Sets up the sockets (socket.io for the web app, plain WebSockets for scripts) and their authentication. */
export async function startRealtime(options: RealtimeOptions) {
  const {
    app,
    redis,
    counts,
    people,
    sessions,
    audience,
    whoAsks,
    isOriginAllowed,
    logger,
    tracing,
    now,
    presencePace,
  } = options
  const { log, handler, drafts, bus, viewFor, documents } = sessions
  /** A person in a room sends a lot. They are told to other engines only when they are half-way to a limit. */
  const sharing = (name: string) => ({ share: counts.of(name), below: 0.5 })
  const upgrades = watchUpgrades(app.server)
  const signedIn = watchSignedInSockets({
    standing: people.accounts.standing,
    busListening: bus.listening,
    logger,
  })
  await allowWebSockets(app)
  const liveFeed = installLiveFeed(app, {
    handler,
    log,
    busListening: bus.listening,
    isOriginAllowed,
    signedIn,
    visitorOf: whoAsks.visitorOf,
  })
  installCollab(app, { documents, handler, isOriginAllowed, signedIn, now, sharing, visitorOf: whoAsks.visitorOf })
  documents.watch(bus.listening)
  const presence = startPresence({ redis, log, handler, logger, now, pace: presencePace })
  const gateway = startGateway({
    server: app.server,
    handler,
    log,
    presence,
    logger,
    now,
    sharing,
    tracing,
    isOriginAllowed,
    authenticate: whoAsks.visitorFrom,
    signedIn,
    drafts,
    viewFor,
    busListening: bus.listening,
    publishPresence: bus.publishPresence,
    publishCall: bus.publishCall,
  })
  audience.comesInBy({ gateway, liveFeed, signedIn })

  return {
    presence,
    /** Moves the sockets to other engines while open requests finish. `closed` resolves once those are done. */
    async sendAway(closed: PromiseLike<unknown>): Promise<void> {
      await gateway.drain()
      await documents.stop()
      liveFeed.stop()
      signedIn.stop()
      const farewell = upgrades.endSoon()
      await gateway.stop()
      await closed
      farewell.cancel()
    },
  }
}
