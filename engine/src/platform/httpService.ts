import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Redis } from 'ioredis'
import type { Registry } from 'prom-client'
import { installMetrics, type ReadinessChecks } from './metrics.ts'
import { installOpenapi } from './openapi.ts'
import { installProblems, ProblemError, sendProblem, toProblem, unknownRoute } from './problems.ts'
import { installRateLimit } from './rateLimit.ts'
import { installSecurity, type OriginRule } from './security.ts'
import { installWebApp, type WebAppOptions } from './webApp.ts'

const zodApp = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()
/** A Fastify app whose routes are typed by their zod schemas. */
export type HttpApp = ReturnType<typeof zodApp>

export type HttpServiceOptions = {
  title: string
  description: string
  logger: FastifyBaseLogger
  readiness: ReadinessChecks
  isOriginAllowed: OriginRule
  /** Whether browsers reach the engine by https; cookies and headers say so then. */
  behindTls: boolean
  /** Whose `x-forwarded-*` headers are believed: nobody's by default. See Fastify's `trustProxy`. */
  trustProxy?: boolean | string | string[]
  bodyLimitBytes?: number
  /** The web app that this service shows to people; without it an unknown address is a 404 for everybody. */
  web?: WebAppOptions
  /** Shared by several engines, so that they count rate limits together. */
  redis?: Redis
}

const defaultBodyLimitBytes = 1024 * 1024

const clientErrorCodes = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
} as const

/**
 * The engine's HTTP side without its routes: zod for requests and responses, problem+json for every error, security headers,
 * origin check, rate limits, `/docs`, `/healthz`, `/readyz`, `/metrics` and the web app. The caller adds its routes and listens.
 */
export async function createHttpService(options: HttpServiceOptions): Promise<{ app: HttpApp; registry: Registry }> {
  const base: FastifyInstance = Fastify({
    loggerInstance: options.logger,
    bodyLimit: options.bodyLimitBytes ?? defaultBodyLimitBytes,
    trustProxy: options.trustProxy ?? false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, _request, reply) => {
      sendProblem(reply, toProblem(error))
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return
      const code = clientErrorCodes[error.code as keyof typeof clientErrorCodes] ?? 'INVALID_REQUEST'
      const problem = new ProblemError(code, 'The request is not readable as HTTP')
      const body = JSON.stringify(problem)
      const head = `HTTP/1.1 ${problem.statusCode} Error\r\ncontent-type: application/problem+json; charset=utf-8`
      socket.end(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`)
    },
  })
  base.setValidatorCompiler(validatorCompiler)
  base.setSerializerCompiler(serializerCompiler)
  installProblems(base)
  await installSecurity(base, options)
  await installRateLimit(base, options)
  await installOpenapi(base, options)
  const registry = installMetrics(base, options)
  if (options.web) await installWebApp(base, options.web)
  else base.setNotFoundHandler((request, reply) => sendProblem(reply, unknownRoute(request)))
  return { app: zodApp(base), registry }
}
