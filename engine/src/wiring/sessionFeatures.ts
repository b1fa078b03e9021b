import { createHash } from 'node:crypto'
import { isOwnQuestionId } from '@greenroom/shared/content'
import { questionsOf } from '@greenroom/shared/session'
import type { Redis } from 'ioredis'
import type { Shelf } from '../features/challenges/shelf.ts'
import { rehearsedRoundFrom } from '../features/companies/rehearsedRound.ts'
import { createAccept, createLook } from '../features/invites/accept.ts'
import { createDecline } from '../features/invites/decline.ts'
import { createRemoval } from '../features/invites/removal.ts'
import { inviteRoutes } from '../features/invites/routes.ts'
import type { OwnQuestions } from '../features/ownQuestions/ownQuestions.ts'
import { reportRoutes } from '../features/reports/routes.ts'
import { deletionRoute } from '../features/sessions/deletionRoute.ts'
import { guideFrom } from '../features/sessions/guide.ts'
import { createOpenSession } from '../features/sessions/openSession.ts'
import { sessionRoutes } from '../features/sessions/routes.ts'
import { shareRoutes } from '../features/shares/routes.ts'
import { createOpenTrial } from '../features/trials/openTrial.ts'
import { trialRoutes } from '../features/trials/routes.ts'
import type { Trials } from '../features/trials/trials.ts'
import { type Claim, createAllowances } from '../platform/allowances.ts'
import type { HttpApp } from '../platform/httpService.ts'
import { ProblemError } from '../platform/problems.ts'
import { createDeletion } from '../session/deletion.ts'
import type { Content } from './content.ts'
import { type Scheduling, type SchedulingOptions, startScheduling } from './scheduling.ts'
import type { Studies } from './studies.ts'

export type SessionFeaturesOptions = Omit<SchedulingOptions, 'openSession'> & {
  redis: Redis
  content: Content
  ownQuestions: OwnQuestions
  shelf: Shelf
  studies: Pick<Studies, 'of'>
  trials: Trials
  /** A question about the user's CV; undefined if there is nothing to ask about. */
  cvQuestionFor: (userId: number, seed: string) => Promise<string | undefined>
}

/** Sets up everything about interviews: opening, inviting, trying without an account, showing, deleting. */
export function registerSessionFeatures(app: HttpApp, options: SessionFeaturesOptions): Scheduling {
  const {
    config,
    content,
    cvQuestionFor,
    ownQuestions,
    people,
    whoAsks,
    sessions,
    shelf,
    trials,
    belongings,
    newsDesk,
    now,
  } = options
  const { guests, extraTimeOf } = people
  const guideOf = guideFrom(content.bank, content.spoken, ownQuestions)
  const { keepsAway } = people.blocks
  const { visitorFrom, visitorOf, accountOf, readerOf } = whoAsks
  const { log, handler, members, viewFor, funding, bus } = sessions
  const { shares, reports, invites } = belongings
  const roundOf = rehearsedRoundFrom(content.presets)
  const domainOf = options.studies.of
  const openSession = createOpenSession({
    ...{ handler, log, now, members, extraTimeOf, domainOf, roundOf, cvQuestionFor },
    catalogue: content.catalogue,
  })
  sessionRoutes(app, {
    openSession,
    handler,
    log,
    now,
    visitorOf,
    accountOf,
    members,
    viewFor,
    async guideOf(state) {
      const asked = questionsOf(state).map(({ challenge: { challenge_id: id, version } }) => ({ id, version }))
      await ownQuestions.prepare(asked.filter(({ id }) => isOwnQuestionId(id)))
      return guideOf(state)
    },
    extraTimeOf,
    domainOf,
    roundOf,
    calls: config.calls,
    catalogue: content.catalogue,
    async checkChallenge(request, challengeId) {
      if (!isOwnQuestionId(challengeId)) return shelf.mayOpen(await readerOf(request), challengeId)
      const { userId } = await accountOf(request)
      if (!(await ownQuestions.isOwner(userId, challengeId))) throw new ProblemError('CHALLENGE_NOT_FOUND')
      await ownQuestions.prepare([{ id: challengeId, version: null }])
    },
  })
  const allowances = createAllowances({ redis: options.redis, logger: options.logger, now })
  const scheduling = startScheduling(app, { ...options, openSession })
  inviteRoutes(app, {
    invites,
    handler,
    accept: createAccept({ invites, guests, handler, members, now, extraTimeOf, keepsAway }),
    look: createLook({ invites, handler, now, keepsAway }),
    decline: createDecline({
      ...{ invites, handler, keepsAway, now },
      async tellDeclined(invite, of) {
        // The invited person has responded, so their notice can go.
        await newsDesk.bell.removeInvitation(invite.id)
        await newsDesk.tellDeclined({ ...invite, ...of })
      },
      untell: ({ id }) => newsDesk.bell.removeRefusal(id),
    }),
    remove: createRemoval({ invites, handler, members, onRemoved: scheduling.withoutMember }),
    now,
    visitorFrom,
    visitorOf,
    publicUrl: config.PUBLIC_URL,
    tellInvited: async (invited) => newsDesk.tellInvited(invited, await scheduling.timesFor(invited.state, invited)),
    mayMail: (by, email) => allowances.take(invitationClaims(by.id, email)),
    appointmentOf: scheduling.appointmentOf,
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
  return scheduling
}

const hourMs = 60 * 60_000
/** Limits invitation mails: those from one person, and those to one address, whoever sends them. */
const invitationClaims = (by: string, email: string): Claim[] => [
  { key: `invitation by ${by}`, allowance: { burst: 20, everyMs: hourMs } },
  {
    key: `invitation to ${createHash('sha256').update(email.toLowerCase()).digest('hex')}`,
    allowance: { burst: 4, everyMs: 6 * hourMs },
  },
]
