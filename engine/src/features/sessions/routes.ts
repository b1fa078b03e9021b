import { randomBytes } from 'node:crypto'
import {
  type CompanyType,
  type ExtraTimePercent,
  type InterviewerGuide,
  interviewerGuideSchema,
  longestReplay,
  newSessionSchema,
  openedSessionSchema,
  type Participant,
  participantCommandSchema,
  participantIdOf,
  pendingScorecardSchema,
  type RehearsedRound,
  readLanguage,
  readSettings,
  refusals,
  type Session,
  type SessionSummary,
  sentCommandSchema,
  sessionEstimateSchema,
  sessionListQuerySchema,
  sessionListSchema,
  sessionLogPageSchema,
  sessionLogQuerySchema,
  sessionParamsSchema,
  sessionPaths,
  sessionScorecardSchema,
  sessionViewSchema,
  storedCommandSchema,
  viewOf,
} from '@greenroom/shared'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { refusalOf } from '../../platform/refusal.ts'
import { throttle } from '../../platform/throttle.ts'
import { type Account, participantIdsOf, seats, type Visitor } from '../../realtime/access.ts'
import { createTokenBuckets } from '../../realtime/tokenBuckets.ts'
import type { ChallengeCatalogue } from '../../session/decide/decision.ts'
import type { SessionHandler } from '../../session/handle.ts'
import type { MemberIndex, MySession } from '../../session/memberIndex.ts'
import type { ViewFor } from '../../session/participantViews.ts'
import { headOf, type SessionLog } from '../../session/sessionLog.ts'
import { estimateOf } from './estimate.ts'

/** A script may well open one session for every combination of settings; more than that is a mistake. */
const creationBucket = { burst: 60, perSecond: 0.5 }
/** Asked at every change of a choice. */
const estimateBucket = { burst: 60, perSecond: 5 }
const commandBucket = { burst: 30, perSecond: 5 }

export type SessionRoutesOptions = {
  handler: SessionHandler
  log: SessionLog
  now: () => number
  /** Who asks, with an account or as a guest; throws the 401 problem where it is neither. */
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
  /** Who is signed in; throws the 401 problem where nobody is. */
  accountOf: (request: FastifyRequest) => Promise<Account>
  members: MemberIndex
  viewFor: ViewFor
  /** What only an interviewer sees. */
  guideOf: (state: Session) => InterviewerGuide
  /** The accommodation of an account, copied into the sessions it opens. */
  extraTimeOf: (userId: number) => Promise<ExtraTimePercent>
  /** A round of a company by its number, counted from 1. */
  roundOf: (company: CompanyType, number: number) => RehearsedRound | undefined
  catalogue: ChallengeCatalogue
  /** Throws the 403 problem where a challenge that is asked for by its id is not open to who asks. */
  checkChallenge: (request: FastifyRequest, challengeId: string) => Promise<void>
}

/** What a person has finished, latest first; the next question should not be one of them. */
export async function finishedChallenges(log: SessionLog, participantId: string): Promise<string[]> {
  const heads = await log.heads.find({
    where: { candidateId: participantId, phase: 'ENDED' },
    sort: [['createdAt', 'desc']],
    limit: 200,
  })
  return [...new Set(heads.flatMap(({ finishedChallengeIds }) => finishedChallengeIds))]
}

/** A session in the list of somebody who is in it. */
function summaryOf({ head, role }: MySession): SessionSummary {
  const { id, mode, phase, createdAt, endedAt, settings, programmingLanguage, title, decision } = head
  return {
    sessionId: id,
    role,
    mode,
    phase,
    createdAt: new Date(createdAt).toISOString(),
    endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
    settings,
    programmingLanguage,
    title,
    decision,
  }
}

/** What was asked for, with the fallbacks of spec §5. */
function askedFor(
  { assessmentType, settings, programmingLanguage, challengeId, companyRound }: z.output<typeof newSessionSchema>,
  roundOf: SessionRoutesOptions['roundOf'],
) {
  const read = readSettings(settings ?? {})
  const round = companyRound == null ? undefined : roundOf(read.companyType, companyRound)
  return {
    assessmentType: assessmentType ?? null,
    settings: read,
    programmingLanguage: readLanguage(programmingLanguage),
    challengeId: challengeId ?? null,
    ...(round === undefined ? {} : { round }),
  }
}

/** Sessions over HTTP: opening one, looking at it, its log, its scorecard, and the commands of the socket for scripts. */
export function sessionRoutes(app: HttpApp, options: SessionRoutesOptions): void {
  const {
    handler,
    log,
    now,
    visitorOf,
    accountOf,
    members,
    viewFor,
    guideOf,
    extraTimeOf,
    roundOf,
    catalogue,
    checkChallenge,
  } = options
  const creations = createTokenBuckets(creationBucket, now)
  const estimates = createTokenBuckets(estimateBucket, now)
  const commands = createTokenBuckets(commandBucket, now)

  /** Before anything of the request is read, so that who is not signed in learns nothing else. */
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    await visitorOf(request)
  }
  const sessionFor = seats(handler, visitorOf)

  app.post(
    sessionPaths.sessions,
    {
      onRequest,
      schema: {
        summary: 'Open a session',
        description: '201 also when no challenge matches: the room then says so, and refuses to start.',
        tags: ['sessions'],
        body: newSessionSchema,
        response: { 201: openedSessionSchema },
      },
    },
    async (request, reply) => {
      const account = await accountOf(request)
      const { mode, role, contentDomain, exam } = request.body
      throttle(creations.take(String(account.userId)))
      if (request.body.challengeId) await checkChallenge(request, request.body.challengeId)
      const sessionId = randomBytes(12).toString('base64url')
      const host: Participant = { id: participantIdOf(account.userId), role, name: account.name }
      const isCandidate = role === 'candidate'
      const outcome = await handler.handle({
        sessionId,
        // Not to be met by the ids that the candidate will choose.
        commandId: `create.${sessionId}`,
        actor: { kind: 'participant', ...host },
        command: {
          type: 'CreateSession',
          mode,
          contentDomain,
          ...askedFor(request.body, roundOf),
          candidate: isCandidate ? host : null,
          ...(isCandidate ? {} : { host }),
          completedChallengeIds: isCandidate ? await finishedChallenges(log, host.id) : [],
          exam,
          extraTimePercent: isCandidate ? await extraTimeOf(account.userId) : 0,
        },
      })
      if (!outcome.ok) throw refusalOf(outcome.error)
      const state = await handler.load(sessionId)
      if (state === undefined) throw new Error(`${sessionId} vanished`)
      // It is in the list of who has just opened it, however busy the dispatch is.
      await log.projectHead(headOf(state))
      if (!isCandidate) await members.enter({ sessionId, participantId: host.id, role, createdAt: state.createdAt })
      return reply.code(201).send({ sessionId })
    },
  )

  app.post(
    sessionPaths.estimate,
    {
      onRequest,
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

  app.get(
    sessionPaths.sessions,
    {
      onRequest,
      schema: {
        summary: 'My sessions, latest first',
        tags: ['sessions'],
        querystring: sessionListQuerySchema,
        response: { 200: sessionListSchema },
      },
    },
    async (request) => {
      const { limit, after } = request.query
      const mine = await members.sessionsOf(participantIdsOf(await visitorOf(request)), { limit: limit + 1, after })
      const sessions = mine.slice(0, limit).map(summaryOf)
      return { sessions, next: mine.length > limit ? (sessions.at(-1)?.sessionId ?? null) : null }
    },
  )

  app.get(
    sessionPaths.session,
    {
      onRequest,
      schema: {
        summary: 'A session as it stands, for my role',
        tags: ['sessions'],
        params: sessionParamsSchema,
        response: { 200: sessionViewSchema },
      },
    },
    async (request) => {
      const { state, participant } = await sessionFor(request, request.params.id)
      return { role: participant.role, serverNow: now(), session: await viewFor(state, participant) }
    },
  )

  app.get(
    sessionPaths.events,
    {
      onRequest,
      schema: {
        summary: 'The log for my role, from which the room and its replay are folded',
        tags: ['sessions'],
        params: sessionParamsSchema,
        querystring: sessionLogQuerySchema,
        response: { 200: sessionLogPageSchema },
      },
    },
    async (request) => {
      const { participant } = await sessionFor(request, request.params.id)
      const commits = await log.commitsAfter(request.params.id, request.query.after, longestReplay)
      return {
        commits: commits.map((commit) => viewOf(commit, participant.id)),
        next: commits.length === longestReplay ? (commits.at(-1)?.seq ?? null) : null,
      }
    },
  )

  app.get(
    sessionPaths.scorecard,
    {
      onRequest,
      schema: {
        summary: 'The scorecard of an ended session',
        description:
          '202 while it is being made; 404 NO_SCORECARD where there is none; 503 SCORECARD_FAILED where it failed.',
        tags: ['sessions'],
        params: sessionParamsSchema,
        response: { 200: sessionScorecardSchema, 202: pendingScorecardSchema },
      },
    },
    async (request, reply) => {
      const { state: whole, participant } = await sessionFor(request, request.params.id)
      const state = await viewFor(whole, participant)
      if (state.phase !== 'ENDED' || state.scorecard.status === 'none') throw new ProblemError('NO_SCORECARD')
      switch (state.scorecard.status) {
        case 'pending':
          return reply.code(202).send({ status: 'pending' as const })
        case 'failed':
          throw new ProblemError('SCORECARD_FAILED', state.scorecard.message)
        case 'completed':
          return reply.code(200).send(state.scorecard.scorecard)
      }
    },
  )

  app.get(
    sessionPaths.guide,
    {
      onRequest,
      schema: {
        summary: 'What only the interviewer sees: solutions, hints and rubric',
        description: 'For the interviewer; 403 FORBIDDEN for others who are in it.',
        tags: ['sessions'],
        params: sessionParamsSchema,
        response: { 200: interviewerGuideSchema },
      },
    },
    async (request) => {
      const { state, participant } = await sessionFor(request, request.params.id)
      if (participant.role !== 'interviewer') throw new ProblemError('FORBIDDEN')
      return guideOf(state)
    },
  )

  app.post(
    sessionPaths.commands,
    {
      onRequest,
      schema: {
        summary: 'A command, as over the socket',
        description: `409 with the code of the refusal: ${Object.keys(refusals).join(', ')}.`,
        tags: ['sessions'],
        params: sessionParamsSchema,
        body: sentCommandSchema,
        response: { 200: storedCommandSchema },
      },
    },
    async (request) => {
      const { state, participant } = await sessionFor(request, request.params.id)
      const command = participantCommandSchema.safeParse(request.body)
      if (!command.success) {
        const fields = command.error.issues.map(({ path, message }) => ({ path: path.join('.'), message, in: 'body' }))
        throw new ProblemError('INVALID_COMMAND', undefined, { errors: fields })
      }
      throttle(commands.take(`${participant.id}/${command.data.type}`))
      const outcome = await handler.handle({
        sessionId: state.sessionId,
        commandId: request.body.commandId,
        actor: { kind: 'participant', ...participant },
        command: command.data,
      })
      if (!outcome.ok) throw refusalOf(outcome.error)
      return { ok: true as const, seq: outcome.seq }
    },
  )
}
