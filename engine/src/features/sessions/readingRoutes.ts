import { type Session, sessionScorecardSchema, viewOf } from '@greenroom/shared/session'
import type { ContentDomain } from '@greenroom/shared/vocabulary'
import {
  type InterviewerGuide,
  interviewerGuideSchema,
  longestReplay,
  pendingScorecardSchema,
  type SessionSummary,
  sessionListQuerySchema,
  sessionListSchema,
  sessionLogPageSchema,
  sessionLogQuerySchema,
  sessionParamsSchema,
  sessionPaths,
  sessionViewSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { refuses } from '../../platform/describe.ts'
import { onlyVisitors } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { participantIdsOf, seats, type Visitor } from '../../realtime/access.ts'
import type { SessionHandler } from '../../session/handle.ts'
import type { MemberIndex, MySession } from '../../session/memberIndex.ts'
import type { ViewFor } from '../../session/participantViews.ts'
import type { SessionLog } from '../../session/sessionLog.ts'

export type ReadingRoutesOptions = {
  handler: SessionHandler
  log: SessionLog
  now: () => number
  /** The caller, signed in or a guest. Throws the 401 problem for anyone else. */
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
  members: MemberIndex
  viewFor: ViewFor
  /** The domain that an account studies: only its sessions are listed. */
  domainOf: (userId: number) => Promise<ContentDomain>
  /** What only interviewers see. */
  guideOf: (state: Session) => Promise<InterviewerGuide>
}

/** A session as shown in a participant's list. */
function summaryOf({ head, role }: MySession): SessionSummary {
  const {
    id,
    mode,
    assessmentType = null,
    phase,
    createdAt,
    endedAt,
    settings,
    programmingLanguage,
    title,
    decision,
    swap,
  } = head
  return {
    sessionId: id,
    role,
    mode,
    assessmentType,
    phase,
    createdAt: new Date(createdAt).toISOString(),
    endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
    settings,
    programmingLanguage,
    title,
    decision,
    ...(swap === undefined ? {} : { swap }),
  }
}

/**
 * Routes for listing the caller's sessions and reading one as they may see it: state, log, scorecard, and interviewer's
 * guide.
 */
export function readingRoutes(app: HttpApp, options: ReadingRoutesOptions): void {
  const { handler, log, now, visitorOf, members, viewFor, domainOf, guideOf } = options
  const onRequest = onlyVisitors(visitorOf)
  const sessionFor = seats(handler, visitorOf)

  app.get(
    sessionPaths.sessions,
    {
      onRequest,
      schema: {
        summary: 'My sessions, latest first',
        description: 'Sessions in the domain the caller studies. Guests get all of theirs.',
        tags: ['sessions'],
        querystring: sessionListQuerySchema,
        response: { 200: sessionListSchema },
      },
    },
    async (request) => {
      const { limit, after } = request.query
      const visitor = await visitorOf(request)
      const domain = visitor.account === null ? undefined : await domainOf(visitor.account.userId)
      const mine = await members.sessionsOf(participantIdsOf(visitor), { limit: limit + 1, after, domain })
      const sessions = mine.slice(0, limit).map(summaryOf)
      return { sessions, next: mine.length > limit ? (sessions.at(-1)?.sessionId ?? null) : null }
    },
  )

  app.get(
    sessionPaths.session,
    {
      onRequest,
      config: refuses('SESSION_NOT_FOUND'),
      schema: {
        summary: 'The current state of a session, for my role',
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
      config: refuses('SESSION_NOT_FOUND'),
      schema: {
        summary: 'The log for my role; room and replay are folds of it',
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
      config: refuses('SESSION_NOT_FOUND', 'NO_SCORECARD', 'SCORECARD_FAILED'),
      schema: {
        summary: 'The scorecard of an ended session',
        description:
          '202 while it is in progress; 404 NO_SCORECARD if there is none; 503 SCORECARD_FAILED if it failed.',
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
      config: refuses('SESSION_NOT_FOUND', 'FORBIDDEN'),
      schema: {
        summary: 'The interviewer’s guide: solutions, hints and rubric',
        description: 'For the interviewer; 403 FORBIDDEN for other members.',
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
}
