import { participantIdOf } from '@greenroom/shared/session'
import { newItemReportSchema, type ReportedItem, reportPaths } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { jsonFile, type PersonalData } from '../../platform/personalData.ts'
import { ProblemError } from '../../platform/problems.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Reports } from './reports.ts'

const creationBucket = { burst: 10, perSecond: 0.1 }

/** The key for somebody's reports about items; reports about sessions are keyed by session. */
const reportsOfItems = (userId: number): string => `items.${userId}`

export type ItemReportRoutesOptions = {
  reports: Pick<Reports, 'add'>
  /** Whether this user was shown this item. */
  wasShown: (userId: number, item: ReportedItem) => Promise<boolean>
  accountOf: (request: FastifyRequest) => Promise<{ userId: number }>
  now: () => number
}

/** Route for reporting content outside of sessions: diagnostic items and review cards. */
export function itemReportRoutes(app: HttpApp, { reports, wasShown, accountOf, now }: ItemReportRoutesOptions): void {
  const creations = app.limits('reports.itemRoutes.creations', creationBucket, now)
  app.post(
    reportPaths.items,
    {
      onRequest: onlyAccounts(accountOf),
      config: refuses('CONTENT_UNKNOWN', 'TOO_MANY_REPORTS', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Report an item of a diagnostic, or a review card',
        description: 'Only for items and cards that the caller was given. A repeated report is stored once.',
        tags: ['learning'],
        body: newItemReportSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { userId } = await accountOf(request)
      const { item, ...written } = request.body
      if (!(await wasShown(userId, item))) throw new ProblemError('CONTENT_UNKNOWN')
      throttle(creations.take(String(userId)))
      const added = await reports.add(reportsOfItems(userId), participantIdOf(userId), {
        ...{ about: 'challenge', challengeId: `${item.kind}/${item.id}`, ...written },
        reportedAt: new Date(now()).toISOString(),
      })
      if (added === 'TOO_MANY') throw new ProblemError('TOO_MANY_REPORTS')
      return reply.code(204).send(null)
    },
  )
}

/** Somebody's reports about items. Their collection belongs to sessions. */
export const itemReportData = (reports: Pick<Reports, 'of' | 'removeOf'>): PersonalData => ({
  collections: [],
  async *exported({ userId, participantId }) {
    const own = await reports.of(reportsOfItems(userId), participantId)
    if (own.length > 0) yield jsonFile('item-reports.json', own)
  },
  erase: ({ userId }) => reports.removeOf(reportsOfItems(userId)),
})
