import { dashboardPaths, dashboardQuerySchema, dashboardSchema, journeySchema } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { dashboardOf } from './dashboard.ts'
import { journeyOf } from './journey.ts'
import type { DashboardSources } from './sources.ts'

export type DashboardRoutesOptions = {
  /** The sources for a user, which depend on the domain they study. */
  sourcesFor: (userId: number) => Promise<DashboardSources>
  /** @throws the 401 problem if the caller isn't signed in */
  accountOf: (request: FastifyRequest) => Promise<{ userId: number }>
}

/** `GET /api/dashboard` and `GET /api/journey`: what the caller did, what it adds up to, and what comes next. */
export function dashboardRoutes(app: HttpApp, { sourcesFor, accountOf }: DashboardRoutesOptions): void {
  const onRequest = onlyAccounts(accountOf)
  const tags = ['learning']

  app.get(
    dashboardPaths.dashboard,
    {
      onRequest,
      schema: {
        ...{ summary: 'My next step, readiness and activity', tags },
        querystring: dashboardQuerySchema,
        response: { 200: dashboardSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await accountOf(request)
      const sources = await sourcesFor(userId)
      return reply.header('cache-control', 'no-store').send(await dashboardOf(sources, userId, request.query.timeZone))
    },
  )

  app.get(
    dashboardPaths.journey,
    {
      onRequest,
      schema: {
        ...{ summary: 'My timeline from the first day to the interview', tags },
        querystring: dashboardQuerySchema,
        response: { 200: journeySchema },
      },
    },
    async (request, reply) => {
      const { userId } = await accountOf(request)
      const sources = await sourcesFor(userId)
      return reply.header('cache-control', 'no-store').send(await journeyOf(sources, userId, request.query.timeZone))
    },
  )
}
