import { memberOf, type Session, userIdOf } from '@greenroom/shared/session'
import type { UserFeedback } from '@greenroom/shared/vocabulary'
import {
  type AdminReport,
  adminFeedbackPageSchema,
  adminIdParamsSchema,
  adminMessagePageSchema,
  adminMessageQuerySchema,
  adminPageQuerySchema,
  adminPaths,
  adminReportPageSchema,
  adminReportQuerySchema,
  adminReportSchema,
  type Report,
  reportAnswerSchema,
} from '@greenroom/shared/wire'
import type { AuditTrail } from '../../audit/audit.ts'
import { refuses } from '../../platform/describe.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { FoundPage, PageQuery } from '../../store/readPage.ts'
import type { AdminOf } from './admin.ts'

type Severity = 'info' | 'warning' | 'error'

/** A stored report. */
export type KeptReport = {
  id: string
  sessionId: string
  authorId: string
  about: Report['about']
  report: Report
  answeredAt?: string | undefined
  answer?: { text: string; byUserId: number } | undefined
}

export type LetterRoutesOptions = {
  feedback: {
    page(query: PageQuery): Promise<FoundPage<UserFeedback & { id: string; userId: number | null; givenAt: string }>>
  }
  messages: {
    page(
      query: PageQuery & { severity?: Severity | undefined },
    ): Promise<FoundPage<{ id: string; message: string; severity: Severity; sentAt: string }>>
  }
  reports: {
    page(
      query: PageQuery & { about?: Report['about'] | undefined; isAnswered?: boolean | undefined },
    ): Promise<FoundPage<KeptReport>>
    byId(id: string): Promise<KeptReport | undefined>
    answer(id: string, answer: { text: string; byUserId: number; at: string }): Promise<boolean>
  }
  sessionOf: (sessionId: string) => Promise<Session | undefined>
  /** Sends the answer to a report's author, unless they are a guest. Idempotent. */
  tellReporter: (report: KeptReport) => Promise<void>
  audit: Pick<AuditTrail, 'record'>
  adminOf: AdminOf
  now: () => number
}

/** Routes for what people write to us, and for errors reported by browsers. */
export function letterRoutes(app: HttpApp, options: LetterRoutesOptions): void {
  const { feedback, messages, reports, sessionOf, tellReporter, audit, adminOf, now } = options
  const tags = ['administration']

  async function shown(kept: KeptReport): Promise<AdminReport> {
    const { id, sessionId, authorId, report, answer, answeredAt } = kept
    const state = await sessionOf(sessionId)
    const reporter = state && memberOf(state, authorId)
    return {
      ...{ id, sessionId },
      reporter: { participantId: authorId, userId: userIdOf(authorId), name: reporter?.name ?? null },
      reportedAt: report.reportedAt,
      about: report.about,
      challengeId: report.about === 'challenge' ? report.challengeId : null,
      problem: report.about === 'challenge' ? report.problem : null,
      round: report.about === 'score' ? report.round : null,
      dimension: report.about === 'score' ? report.dimension : null,
      participantId: report.about === 'person' ? report.participantId : null,
      message: report.message,
      answer: answer === undefined || answeredAt === undefined ? null : { ...answer, at: answeredAt },
    }
  }

  app.get(
    adminPaths.feedback,
    {
      schema: {
        summary: 'Feedback on the product, latest first',
        tags,
        querystring: adminPageQuerySchema,
        response: { 200: adminFeedbackPageSchema },
      },
    },
    async (request, reply) => {
      const { found, next } = await feedback.page(request.query)
      return reply.header('cache-control', 'no-store').send({ feedback: found, next })
    },
  )

  app.get(
    adminPaths.clientMessages,
    {
      schema: {
        summary: 'Messages that browsers reported, latest first',
        tags,
        querystring: adminMessageQuerySchema,
        response: { 200: adminMessagePageSchema },
      },
    },
    async (request, reply) => {
      const { found, next } = await messages.page(request.query)
      return reply.header('cache-control', 'no-store').send({ messages: found, next })
    },
  )

  app.get(
    adminPaths.reports,
    {
      schema: {
        summary: 'Reports about questions, scores and people, latest first',
        tags,
        querystring: adminReportQuerySchema,
        response: { 200: adminReportPageSchema },
      },
    },
    async (request, reply) => {
      const { answered, ...query } = request.query
      const isAnswered = answered === undefined ? undefined : answered === 'true'
      const { found, next } = await reports.page({ ...query, isAnswered })
      return reply.header('cache-control', 'no-store').send({ reports: await Promise.all(found.map(shown)), next })
    },
  )

  app.post(
    adminPaths.reportAnswer,
    {
      config: refuses('REPORT_UNKNOWN', 'REPORT_ANSWERED'),
      schema: {
        summary: 'Answer a report, and notify its author',
        description:
          'Only once: 409 REPORT_ANSWERED if somebody has answered already. The same answer by the same ADMIN changes nothing.',
        tags,
        params: adminIdParamsSchema,
        body: reportAnswerSchema,
        response: { 200: adminReportSchema },
      },
    },
    async (request) => {
      const { id } = request.params
      const { text } = request.body
      const admin = await adminOf(request)
      const before = await reports.byId(id)
      if (before === undefined) throw new ProblemError('REPORT_UNKNOWN')
      const isOurs = ({ answer }: KeptReport) => answer?.text === text && answer.byUserId === admin.userId
      if (before.answer !== undefined && !isOurs(before)) throw new ProblemError('REPORT_ANSWERED')
      // Record first, so that no answer goes unrecorded even if the engine dies in between.
      await audit.record({
        id: `report.${id}.${admin.userId}`,
        by: { kind: 'admin', ...admin },
        about: userIdOf(before.authorId),
        what: before.about === 'score' ? 'score_answered' : 'report_answered',
        before: null,
        after: { reportId: id, sessionId: before.sessionId, answer: text },
      })
      await reports.answer(id, { text, byUserId: admin.userId, at: new Date(now()).toISOString() })
      const kept = await reports.byId(id)
      if (kept === undefined) throw new ProblemError('REPORT_UNKNOWN')
      if (!isOurs(kept)) throw new ProblemError('REPORT_ANSWERED')
      await tellReporter(kept)
      return shown(kept)
    },
  )
}
