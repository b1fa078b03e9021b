import { newSessionSchema, openedSessionSchema, sessionEstimateSchema, sessionPaths } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { commandRefusals } from '../../platform/refusal.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Account } from '../../realtime/access.ts'
import type { ChallengeCatalogue } from '../../session/decide/decision.ts'
import { estimateOf } from './estimate.ts'
import { inDomainOf, type OpenSession, type OpenSessionOptions, settingsOf } from './openSession.ts'

/** A script may open one session for every combination of settings. More than that is a mistake. */
const creationBucket = { burst: 60, perSecond: 0.5 }
/** The page requests a new estimate whenever a choice changes. */
const estimateBucket = { burst: 60, perSecond: 5 }

export type OpeningRoutesOptions = Pick<OpenSessionOptions, 'extraTimeOf' | 'domainOf' | 'roundOf'> & {
  now: () => number
  /** The caller's account. Throws the 401 problem if they aren't signed in. */
  accountOf: (request: FastifyRequest) => Promise<Account>
  openSession: OpenSession
  catalogue: ChallengeCatalogue
  /** Throws the problem if the caller may not open the requested challenge. */
  checkChallenge: (request: FastifyRequest, challengeId: string) => Promise<void>
}

/** Routes for opening a session and for estimating one first. */
export function openingRoutes(app: HttpApp, options: OpeningRoutesOptions): void {
  const { now, accountOf, openSession, extraTimeOf, domainOf, roundOf, catalogue, checkChallenge } = options
  const creations = app.limits('sessions.openingRoutes.creations', creationBucket, now)
  const estimates = app.limits('sessions.openingRoutes.estimates', estimateBucket, now)
  const onRequest = onlyAccounts(accountOf)

  app.post(
    sessionPaths.sessions,
    {
      onRequest,
      config: refuses(
        ...commandRefusals,
        'CHALLENGE_LOCKED',
        'CHALLENGE_NOT_FOUND',
        'CV_NO_QUESTION',
        'WARM_UPS_USED',
        'TOO_MANY_REQUESTS',
      ),
      schema: {
        summary: 'Open a session',
        description:
          '201 even if no challenge matches: the room then says so, and refuses to start. All challenges belong to `tech_interview_prep`, so a session in another domain gets none of them, even by id. 429 WARM_UPS_USED with `retry-after` once the day’s free warm-ups are used up.',
        tags: ['sessions'],
        body: newSessionSchema,
        response: { 201: openedSessionSchema },
      },
    },
    async (request, reply) => {
      const account = await accountOf(request)
      throttle(creations.take(String(account.userId)))
      if (request.body.challengeId) await checkChallenge(request, request.body.challengeId)
      const sessionId = await openSession(account, request.body)
      return reply.code(201).send({ sessionId })
    },
  )

  app.post(
    sessionPaths.estimate,
    {
      onRequest,
      config: refuses('TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Estimate a session: its cost, its length, and whether there is a question for it',
        description: 'Opens nothing. If there is no question, `nearest` lists the single changes that would find one.',
        tags: ['sessions'],
        body: newSessionSchema,
        response: { 200: sessionEstimateSchema },
      },
    },
    async (request) => {
      const { userId } = await accountOf(request)
      throttle(estimates.take(String(userId)))
      const { mode, role } = request.body
      const extraTimePercent = role === 'candidate' ? await extraTimeOf(userId) : 0
      const wanted = await inDomainOf(userId, request.body, domainOf)
      return estimateOf({ mode, extraTimePercent, ...settingsOf(wanted, roundOf) }, catalogue)
    },
  )
}
