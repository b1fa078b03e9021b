import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Registry } from 'prom-client'
import { installMetrics, type Readiness } from './metrics.ts'
import { installOpenapi } from './openapi.ts'
import { installProblems, ProblemError, sendProblem, toProblem } from './problems.ts'

const zodApp = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()
/** A Fastify app whose routes are typed by their zod schemas. */
export type HttpApp = ReturnType<typeof zodApp>

export type HttpServiceOptions = {
  title: string
  description: string
  logger: FastifyBaseLogger
  bodyLimitBytes: number
  readiness: Readiness
}

/** How long a request may take to arrive; the answer may take as long as it needs. */
const requestTimeoutMs = 60_000

const clientErrorCodes = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
} as const

/**
 * What every HTTP service of this workspace has in common: zod for requests and responses, problem+json for every
 * error, `/docs`, `/healthz`, `/readyz` and `/metrics`. The caller adds its routes and listens.
 */
export async function createHttpService(options: HttpServiceOptions): Promise<{ app: HttpApp; registry: Registry }> {
  const base: FastifyInstance = Fastify({
    loggerInstance: options.logger,
    bodyLimit: options.bodyLimitBytes,
    forceCloseConnections: 'idle',
    requestTimeout: requestTimeoutMs,
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
  // A connection that was busy when the service began to close would otherwise be kept alive, and the close wait for it.
  let isClosing = false
  base.addHook('preClose', async () => {
    isClosing = true
  })
  base.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  await installOpenapi(base, options)
  const registry = installMetrics(base, options)
  return { app: zodApp(base), registry }
}
