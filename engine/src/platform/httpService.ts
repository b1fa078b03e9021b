import {
  createHttpServer,
  type HttpApp,
  installOperation,
  type MetricsOptions,
  noteRefusals,
  sendProblem,
  zodApp,
} from '@greenroom/shared/service'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { Registry } from 'prom-client'
import { securitySchemes } from './describe.ts'
import { problems, unknownRoute } from './problems.ts'
import { installRateLimit } from './rateLimit.ts'
import { type ReadinessChecks, readinessOf } from './readiness.ts'
import { installSecurity, type OriginRule } from './security.ts'
import type { SharedCounts } from './sharedCounts.ts'
import { installWebApp, type WebAppOptions } from './webApp.ts'

export type { HttpApp } from '@greenroom/shared/service'

export type HttpServiceOptions = {
  title: string
  description: string
  logger: FastifyBaseLogger
  readiness: ReadinessChecks
  isOriginAllowed: OriginRule
  /** Whether browsers reach the engine over https. Affects cookies and headers. */
  behindTls: boolean
  /** Who may set `x-forwarded-*` headers; nobody if missing. See Fastify's `trustProxy`. */
  trustProxy?: string[]
  bodyLimitBytes?: number
  /** The web app to serve. Without it, unknown paths get a 404. */
  web?: WebAppOptions
  metrics?: MetricsOptions
  /** Shared by all engines, so that they count rate limits together. */
  redis?: Redis
  /** Shared by all engines as well, for the limits of single people. */
  counts?: SharedCounts
}

const defaultBodyLimitBytes = 1024 * 1024
/** Routes limit the length of their own parameters, with a better error than the router's. */
const longestParameter = 4096

const slowAfterMs = 1_000

/**
 * Creates the engine's HTTP server without its routes: what every service has, plus security headers, origin check,
 * rate limits and the web app. The caller adds the routes and listens.
 */
export async function createHttpService(options: HttpServiceOptions): Promise<{ app: HttpApp; registry: Registry }> {
  const { title, logger, web } = options
  const app = createHttpServer({
    logger,
    problems,
    slowAfterMs,
    bodyLimitBytes: options.bodyLimitBytes ?? defaultBodyLimitBytes,
    trustProxy: options.trustProxy ?? [],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestParameter },
  })
  // Bodies are JSON. Plain text is refused, because a form on another site can send it without a preflight request.
  app.removeContentTypeParser('text/plain')
  await installSecurity(app, options)
  await installRateLimit(app, options)
  const readiness = readinessOf(options.readiness)
  const description = { title, description: options.description, securitySchemes }
  const registry = await installOperation(app, { ...description, ...options.metrics, readiness, problems })
  // Any operation may find the database down, except `/readyz`, whose job is to report that.
  noteRefusals(app, ({ schema }) => (schema?.tags?.includes('operation') ? [] : ['UNAVAILABLE']))
  if (web) await installWebApp(app, web)
  else app.setNotFoundHandler((request, reply) => sendProblem(reply, unknownRoute(request)))
  return { app: zodApp(app), registry }
}
