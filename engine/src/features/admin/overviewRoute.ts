import { adminOverviewSchema, adminPaths, adminPeriodSchema, adminQueueListSchema } from '@greenroom/shared/wire'
import type { HttpApp } from '../../platform/httpService.ts'
import { type AuditRoutesOptions, entriesOf } from './auditRoutes.ts'
import { type OverviewSources, overviewOf } from './overview.ts'

export type OverviewRouteOptions = AuditRoutesOptions & { sources: OverviewSources; now: () => number }

const changesShown = 8

/** `GET /api/admin/overview` and `GET /api/admin/queues`: how the installation is doing. */
export function overviewRoute(app: HttpApp, { sources, audit, nameOf, now }: OverviewRouteOptions): void {
  const tags = ['administration']
  app.get(
    adminPaths.overview,
    {
      schema: {
        summary: 'The installation at a glance: people, interviews, tokens, income, queues, and what needs attention',
        tags,
        querystring: adminPeriodSchema,
        response: { 200: adminOverviewSchema },
      },
    },
    async (request, reply) => {
      const [overview, records] = await Promise.all([
        overviewOf(sources, { days: request.query.days, now: now() }),
        audit.latest({ limit: changesShown }),
      ])
      const latestChanges = await entriesOf(records, nameOf)
      return reply.header('cache-control', 'no-store').send({ ...overview, latestChanges })
    },
  )
  app.get(
    adminPaths.queues,
    { schema: { summary: 'The queues of the workers, and the mail', tags, response: { 200: adminQueueListSchema } } },
    async (_, reply) => reply.header('cache-control', 'no-store').send({ queues: await sources.queues() }),
  )
}
