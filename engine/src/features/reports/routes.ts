import { questionsOf } from '@greenroom/shared/session'
import {
  newReportSchema,
  type Report,
  reportListSchema,
  reportPaths,
  reportSchema,
  sessionParamsSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import { onlyVisitors } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { throttle } from '../../platform/throttle.ts'
import { type Seat, seats, type Visitor } from '../../realtime/access.ts'
import type { SessionHandler } from '../../session/handle.ts'
import { openScorecardOf } from '../../session/openScorecard.ts'
import type { Reports } from './reports.ts'

const creationBucket = { burst: 10, perSecond: 0.1 }

/** The refusals that `refuseWhatIsNotThere` may throw. */
const notThere = ['CHALLENGE_NOT_FOUND', 'NO_SCORECARD', 'PARTICIPANT_UNKNOWN', 'FORBIDDEN'] as const

export type ReportRoutesOptions = {
  reports: Reports
  handler: SessionHandler
  now: () => number
  /** The caller, signed in or a guest. Throws the 401 problem for anyone else. */
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
}

/** Routes for people to report a question, a score or a person from a session they were in. */
export function reportRoutes(app: HttpApp, { reports, handler, now, visitorOf }: ReportRoutesOptions): void {
  const creations = app.limits('reports.creations', creationBucket, now)
  const sessionFor = seats(handler, visitorOf)
  const tags = ['sessions']

  const onRequest = onlyVisitors(visitorOf)

  app.post(
    reportPaths.reports,
    {
      onRequest,
      config: refuses('SESSION_NOT_FOUND', ...notThere, 'TOO_MANY_REPORTS', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Report a question, a score or a person',
        description:
          'For everybody who was in the session; only the candidate can contest a score. 404 if there was no such question, line or person.',
        tags,
        params: sessionParamsSchema,
        body: newReportSchema,
        response: { 200: reportSchema.describe('Stored before; returns the stored one.'), 201: reportSchema },
      },
    },
    async (request, reply) => {
      const seat = await sessionFor(request, request.params.id)
      const { state, participant } = seat
      refuseWhatIsNotThere(seat, request.body)
      throttle(creations.take(participant.id))
      const report: Report = { ...request.body, reportedAt: new Date(now()).toISOString() }
      const added = await reports.add(state.sessionId, participant.id, report)
      if (added === 'TOO_MANY') throw new ProblemError('TOO_MANY_REPORTS')
      return reply.code(added.isNew ? 201 : 200).send(added.report)
    },
  )

  app.get(
    reportPaths.reports,
    {
      onRequest,
      config: refuses('SESSION_NOT_FOUND'),
      schema: {
        summary: 'My reports about a session',
        tags,
        params: sessionParamsSchema,
        response: { 200: reportListSchema },
      },
    },
    async (request, reply) => {
      const { state, participant } = await sessionFor(request, request.params.id)
      const mine = await reports.of(state.sessionId, participant.id)
      return reply.header('cache-control', 'no-store').send({ reports: mine })
    },
  )
}

/** A report must be about something from the session: a presented question, a scored line, a person in it. */
function refuseWhatIsNotThere({ state, participant }: Seat, report: z.output<typeof newReportSchema>): void {
  switch (report.about) {
    case 'challenge': {
      const wasPut = questionsOf(state).some(({ challenge }) => challenge.challenge_id === report.challengeId)
      if (!wasPut) throw new ProblemError('CHALLENGE_NOT_FOUND')
      return
    }
    case 'score': {
      if (participant.role !== 'candidate') throw new ProblemError('FORBIDDEN')
      const scorecard = openScorecardOf(state)?.scorecard
      const judged = report.round === null ? scorecard : scorecard?.rounds[report.round - 1]
      if (judged?.lines.every(({ dimension }) => dimension !== report.dimension) ?? true)
        throw new ProblemError('NO_SCORECARD', 'The scorecard has no such line')
      return
    }
    case 'person': {
      const isThere = state.members.some(({ id }) => id === report.participantId && id !== participant.id)
      if (!isThere) throw new ProblemError('PARTICIPANT_UNKNOWN')
      return
    }
  }
}
