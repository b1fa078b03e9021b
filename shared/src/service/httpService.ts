import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Registry } from 'prom-client'
import { refuseMalformedHosts } from './hostHeader.ts'
import { installMetrics, type MetricsOptions, type Readiness } from './metrics.ts'
import { installOpenapi, type ServiceDescription } from './openapi.ts'
import { type SendableProblem, type ServiceProblems, sendProblem } from './problems.ts'
import { noteGuards, noteUnreadableRequests } from './refusals.ts'
import { RequestLog } from './requestLog.ts'

/** Types an app's routes by their zod schemas. */
export const zodApp = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()
/** A Fastify app whose routes are typed by their zod schemas. */
export type HttpApp = ReturnType<typeof zodApp>

export type HttpServerOptions = {
  logger: FastifyBaseLogger
  problems: ServiceProblems
  bodyLimitBytes: number
  /** Requests that take at least this long are logged as slow, in ms. */
  slowAfterMs: number
} & Pick<FastifyServerOptions, 'trustProxy' | 'routerOptions'>

/** How long a request may take to arrive; the answer has no limit. */
const requestTimeoutMs = 60_000

const clientErrorCodes = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
} as const

/** Writes the response to a malformed request, for which the framework has no reply object. */
function httpTextOf(problem: SendableProblem): string {
  const body = JSON.stringify(problem)
  const head = `HTTP/1.1 ${problem.statusCode} Error\r\ncontent-type: application/problem+json; charset=utf-8`
  return `${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`
}

/**
 * Creates a server without routes: zod for requests and responses, problem+json for every error, one log line for each
 * failed or slow request. When it closes, busy connections end after their response.
 */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { logger, problems, bodyLimitBytes, slowAfterMs, ...further } = options
  const { ProblemError, toProblem } = problems
  const app: FastifyInstance = Fastify({
    ...further,
    loggerInstance: logger,
    logController: new RequestLog(slowAfterMs),
    bodyLimit: bodyLimitBytes,
    forceCloseConnections: 'idle',
    requestTimeout: requestTimeoutMs,
    frameworkErrors: (error, request, reply) => {
      // A WebSocket handshake with an unreadable address matches no route, so nothing else would close its connection.
      if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroy())
      sendProblem(reply, toProblem(error))
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return
      const code = clientErrorCodes[error.code as keyof typeof clientErrorCodes] ?? 'INVALID_REQUEST'
      socket.end(httpTextOf(new ProblemError(code, 'The request is not readable as HTTP')))
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  problems.installProblems(app)
  refuseMalformedHosts(app, problems)
  noteUnreadableRequests(app)
  noteGuards(app)
  // Without this, a connection that is busy when the service starts to close would be kept alive and block the close.
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  return app
}

/**
 * Adds the operators' routes: `/docs`, `/healthz`, `/readyz` and `/metrics`. Await it after adding any hooks that should
 * also guard these routes, and before the routes that `/docs` should list. Returns the registry for the service's own
 * metrics.
 */
export async function installOperation(
  app: FastifyInstance,
  options: ServiceDescription & MetricsOptions & { readiness: Readiness; problems: ServiceProblems },
): Promise<Registry> {
  await installOpenapi(app, { ...options, catalogue: options.problems.catalogue })
  return installMetrics(app, options)
}
