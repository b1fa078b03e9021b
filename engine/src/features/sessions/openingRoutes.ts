import { randomBytes } from 'node:crypto'
import { isFree, readLanguage } from '@greenroom/shared/rules'
import { type Participant, participantIdOf, type RehearsedRound, readSettings } from '@greenroom/shared/session'
import type { CompanyType, ExtraTimePercent } from '@greenroom/shared/vocabulary'
import { newSessionSchema, openedSessionSchema, sessionEstimateSchema, sessionPaths } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { commandRefusals, refusalOf } from '../../platform/refusal.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Account } from '../../realtime/access.ts'
import { createTokenBuckets } from '../../realtime/tokenBuckets.ts'
import type { ChallengeCatalogue } from '../../session/decide/decision.ts'
import type { SessionHandler } from '../../session/handle.ts'
import type { MemberIndex } from '../../session/memberIndex.ts'
import { headOf, type SessionLog } from '../../session/sessionLog.ts'
import { estimateOf } from './estimate.ts'
import { seenChallenges } from './seenChallenges.ts'
import { checkWarmUps } from './warmUps.ts'

/** A script may well open one session for every combination of settings; more than that is a mistake. */
const creationBucket = { burst: 60, perSecond: 0.5 }
/** Asked at every change of a choice. */
const estimateBucket = { burst: 60, perSecond: 5 }

export type OpeningRoutesOptions = {
  handler: SessionHandler
  log: SessionLog
  now: () => number
  /** Who is signed in; throws the 401 problem if nobody is. */
  accountOf: (request: FastifyRequest) => Promise<Account>
  members: MemberIndex
  /** The accommodation of an account, copied into the sessions it opens. */
  extraTimeOf: (userId: number) => Promise<ExtraTimePercent>
  /** A round of a company by its number, counted from 1. */
  roundOf: (company: CompanyType, number: number) => RehearsedRound | undefined
  catalogue: ChallengeCatalogue
  /** Throws the problem that says a challenge asked for by id isn't open to the caller. */
  checkChallenge: (request: FastifyRequest, challengeId: string) => Promise<void>
}

/** What was asked for, with the fallbacks of spec §5. */
function askedFor(
  {
    contentDomain,
    assessmentType,
    settings,
    programmingLanguage,
    challengeId,
    companyRound,
    languageLocked,
  }: z.output<typeof newSessionSchema>,
  roundOf: OpeningRoutesOptions['roundOf'],
) {
  const read = readSettings(settings ?? {})
  const round = companyRound == null ? undefined : roundOf(read.companyType, companyRound)
  return {
    contentDomain,
    assessmentType: assessmentType ?? null,
    settings: read,
    programmingLanguage: readLanguage(programmingLanguage),
    challengeId: challengeId ?? null,
    languageLocked: languageLocked || (round?.languageLocked === true && round.stage === read.interviewStage),
    ...(round === undefined ? {} : { round }),
  }
}

/** Opening a session, and what one would be before it is opened. */
export function openingRoutes(app: HttpApp, options: OpeningRoutesOptions): void {
  const { handler, log, now, accountOf, members, extraTimeOf, roundOf, catalogue, checkChallenge } = options
  const creations = createTokenBuckets(creationBucket, now)
  const estimates = createTokenBuckets(estimateBucket, now)
  const onRequest = onlyAccounts(accountOf)

  app.post(
    sessionPaths.sessions,
    {
      onRequest,
      config: refuses(
        ...commandRefusals,
        'CHALLENGE_LOCKED',
        'CHALLENGE_NOT_FOUND',
        'WARM_UPS_USED',
        'TOO_MANY_REQUESTS',
      ),
      schema: {
        summary: 'Open a session',
        description:
          '201 also when no challenge matches: the room then says so, and refuses to start. All challenges belong to `tech_interview_prep`; a session of another domain gets none of them, not even by its id. 429 WARM_UPS_USED with `retry-after` for more free warm-ups than a day has.',
        tags: ['sessions'],
        body: newSessionSchema,
        response: { 201: openedSessionSchema },
      },
    },
    async (request, reply) => {
      const account = await accountOf(request)
      const { mode, role, exam } = request.body
      throttle(creations.take(String(account.userId)))
      if (request.body.challengeId) await checkChallenge(request, request.body.challengeId)
      const sessionId = randomBytes(12).toString('base64url')
      const host: Participant = { id: participantIdOf(account.userId), role, name: account.name }
      const isCandidate = role === 'candidate'
      if (isCandidate && isFree({ assessmentType: request.body.assessmentType ?? null }))
        await checkWarmUps(log, host.id, now())
      const outcome = await handler.handle({
        sessionId,
        // Not to be met by the ids that the candidate will choose.
        commandId: `create.${sessionId}`,
        actor: { kind: 'participant', ...host },
        command: {
          type: 'CreateSession',
          mode,
          ...askedFor(request.body, roundOf),
          candidate: isCandidate ? host : null,
          ...(isCandidate ? {} : { host }),
          completedChallengeIds: isCandidate ? await seenChallenges(log, host.id) : [],
          exam,
          extraTimePercent: isCandidate ? await extraTimeOf(account.userId) : 0,
        },
      })
      if (!outcome.ok) throw refusalOf(outcome.error)
      const state = await handler.load(sessionId)
      if (state === undefined) throw new Error(`${sessionId} vanished`)
      // It's in the list of whoever opened it at once, however busy the dispatch is.
      await log.projectHead(headOf(state))
      if (!isCandidate) await members.enter({ sessionId, participantId: host.id, role, createdAt: state.createdAt })
      return reply.code(201).send({ sessionId })
    },
  )

  app.post(
    sessionPaths.estimate,
    {
      onRequest,
      config: refuses('TOO_MANY_REQUESTS'),
      schema: {
        summary: 'What a session would be: its cost, its length, and whether there is a question for it',
        description:
          'Nothing is opened. Where there is no question, `nearest` says which single change would find one.',
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
      return estimateOf({ mode, extraTimePercent, ...askedFor(request.body, roundOf) }, catalogue)
    },
  )
}
