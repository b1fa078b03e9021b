import type { EngineConfig } from '../config.ts'
import type { Shelf } from '../features/challenges/shelf.ts'
import { rehearsedRoundFrom } from '../features/companies/rehearsedRound.ts'
import { createAccept, createLook } from '../features/invites/accept.ts'
import { inviteRoutes } from '../features/invites/routes.ts'
import { reportRoutes } from '../features/reports/routes.ts'
import { deletionRoute } from '../features/sessions/deletionRoute.ts'
import { guideFrom } from '../features/sessions/guide.ts'
import { sessionRoutes } from '../features/sessions/routes.ts'
import { shareRoutes } from '../features/shares/routes.ts'
import { createOpenTrial } from '../features/trials/openTrial.ts'
import { trialRoutes } from '../features/trials/routes.ts'
import type { Trials } from '../features/trials/trials.ts'
import type { HttpApp } from '../platform/httpService.ts'
import { createDeletion } from '../session/deletion.ts'
import type { Belongings } from './belongings.ts'
import type { Content } from './content.ts'
import type { NewsDesk } from './notices.ts'
import type { People } from './people.ts'
import type { Sessions } from './sessions.ts'
import type { WhoAsks } from './whoAsks.ts'

export type SessionFeaturesOptions = {
  config: EngineConfig
  content: Content
  people: People
  whoAsks: WhoAsks
  sessions: Sessions
  shelf: Shelf
  trials: Trials
  belongings: Belongings
  newsDesk: NewsDesk
  now: () => number
}

/** Interviews from the first call to the last: opening, inviting, trying without an account, showing, deleting. */
export function registerSessionFeatures(app: HttpApp, options: SessionFeaturesOptions): void {
  const { config, content, people, whoAsks, sessions, shelf, trials, belongings, newsDesk, now } = options
  const { guests, extraTimeOf } = people
  const { visitorFrom, visitorOf, accountOf, readerOf } = whoAsks
  const { log, handler, members, viewFor, funding, bus } = sessions
  const { shares, reports, invites } = belongings
  sessionRoutes(app, {
    handler,
    log,
    now,
    visitorOf,
    accountOf,
    members,
    viewFor,
    guideOf: guideFrom(content.bank, content.spoken.decks),
    extraTimeOf,
    roundOf: rehearsedRoundFrom(content.presets),
    catalogue: content.catalogue,
    checkChallenge: async (request, challengeId) => shelf.mayOpen(await readerOf(request), challengeId),
  })
  inviteRoutes(app, {
    invites,
    handler,
    accept: createAccept({ invites, guests, handler, members, now, extraTimeOf }),
    look: createLook({ invites, handler, now }),
    now,
    visitorFrom,
    visitorOf,
    publicUrl: config.PUBLIC_URL,
    tellInvited: newsDesk.tellInvited,
    tellTakenBack: newsDesk.bell.removeInvitation,
  })
  trialRoutes(app, {
    trials,
    handler,
    open: createOpenTrial({ trials, guests, handler, log, now }),
    now,
    visitorFrom,
  })
  shareRoutes(app, { shares, handler, log, now, visitorOf, publicUrl: config.PUBLIC_URL })
  reportRoutes(app, { reports, handler, now, visitorOf })
  deletionRoute(app, {
    deleteSession: createDeletion({
      log,
      handler,
      now,
      settle: funding.settle,
      publish: bus.publish,
      belongings: belongings.removals,
      forgetSeat: (sessionId, participantId) => members.leave(sessionId, [participantId]),
    }),
    visitorOf,
  })
}
