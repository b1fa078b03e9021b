import {
  createHttpServer,
  type HttpApp,
  installOperation,
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
import { installWebApp, type WebAppOptions } from './webApp.ts'

export type { HttpApp } from '@greenroom/shared/service'

export type HttpServiceOptions = {
  title: string
  description: string
  logger: FastifyBaseLogger
  readiness: ReadinessChecks
  isOriginAllowed: OriginRule
  /** Whether browsers reach the engine by https; cookies and headers say so then. */
  behindTls: boolean
  /** Whose `x-forwarded-*` headers are believed: nobody's by default. See Fastify's `trustProxy`. */
  trustProxy?: string[]
  bodyLimitBytes?: number
  /** The web app that this service shows to people; without it an unknown address is a 404 for everybody. */
  web?: WebAppOptions
  /** Shared between engines, so they count rate limits together. */
  redis?: Redis
}

const defaultBodyLimitBytes = 1024 * 1024
/** What a part of an address may be long is up to its route, whose answer says more than that of the router. */
const longestParameter = 4096

const slowAfterMs = 1_000

/**
 * The engine's HTTP side without its routes: what every service has, and security headers, origin check, rate limits and
 * the web app. The caller adds its routes and listens.
 */
export async function createHttpService(options: HttpServiceOptions): Promise<{ app: HttpApp; registry: Registry }> {
  const { title, description, logger, web } = options
  const app = createHttpServer({
    logger,
    problems,
    slowAfterMs,
    bodyLimitBytes: options.bodyLimitBytes ?? defaultBodyLimitBytes,
    trustProxy: options.trustProxy ?? [],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestParameter },
  })
  // Bodies are JSON; plain text is what a form of another site could send without the browser asking first.
  app.removeContentTypeParser('text/plain')
  await installSecurity(app, options)
  await installRateLimit(app, options)
  const readiness = readinessOf(options.readiness)
  const registry = await installOperation(app, { title, description, securitySchemes, readiness, problems })
  // The database may be away for any call. `/readyz` says so.
  noteRefusals(app, ({ schema }) => (schema?.tags?.includes('operation') ? [] : ['UNAVAILABLE']))
  if (web) await installWebApp(app, web)
  else app.setNotFoundHandler((request, reply) => sendProblem(reply, unknownRoute(request)))
  return { app: zodApp(app), registry }
}
