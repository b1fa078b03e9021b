import { type FieldProblem, type Problem, type ProblemKind, problemTypeOf } from '@greenroom/shared'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'

export { problemSchema } from '@greenroom/shared'

/**
 * Every error that a service of this workspace answers with. The key is the stable `code` of the contract,
 * the title is for people.
 */
export const errors = {
  INVALID_REQUEST: { status: 400, title: 'The request is not valid' },
  UNAUTHORIZED: { status: 401, title: 'A valid bearer token is needed' },
  INSUFFICIENT_TOKENS: { status: 402, title: 'There are not enough AI-usage tokens' },
  NOT_FOUND: { status: 404, title: 'There is nothing at this address' },
  REQUEST_TIMEOUT: { status: 408, title: 'The request took too long to arrive' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'The request body is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'The body must be JSON' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many requests at once' },
  HEADERS_TOO_LARGE: { status: 431, title: 'The request headers are too large' },
  CLIENT_CLOSED_REQUEST: { status: 499, title: 'The caller hung up' },
  INTERNAL: { status: 500, title: 'Something went wrong on our side' },
  UPSTREAM_FAILED: { status: 502, title: 'A service that this call needs answered with an error' },
  LANGUAGE_UNAVAILABLE: { status: 503, title: 'This programming language is not available here' },
  UPSTREAM_UNAVAILABLE: { status: 503, title: 'A service that this call needs does not answer' },
  NOT_READY: { status: 503, title: 'The service is not ready' },
} as const satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof errors

type ProblemExtras = {
  errors?: FieldProblem[]
  /** Response headers in lower case, such as `retry-after` in seconds. */
  headers?: Record<string, string>
  /** Further members of the body. */
  extensions?: Record<string, unknown>
}

/** A refusal with a code of the catalogue, thrown by a handler and answered by `installProblems`. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly extras: ProblemExtras

  constructor(code: ProblemCode, detail: string = errors[code].title, extras: ProblemExtras = {}) {
    super(detail)
    this.name = 'ProblemError'
    this.code = code
    this.extras = extras
  }

  get statusCode(): number {
    return errors[this.code].status
  }

  toJSON(): Problem {
    const { status, title } = errors[this.code]
    const { errors: fields, extensions } = this.extras
    return {
      type: problemTypeOf(this.code),
      title,
      status,
      detail: this.message,
      code: this.code,
      ...(fields ? { errors: fields } : {}),
      ...extensions,
    }
  }
}

/** Sends a problem. The text is serialised here, so that no response schema can change or refuse it. */
export function sendProblem(reply: FastifyReply, problem: ProblemError): FastifyReply {
  return reply
    .code(problem.statusCode)
    .headers(problem.extras.headers ?? {})
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}

const codesByStatus: Record<number, ProblemCode> = {
  401: 'UNAUTHORIZED',
  404: 'NOT_FOUND',
  408: 'REQUEST_TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'HEADERS_TOO_LARGE',
}

/** Reads any error as a problem: validation names every field, the framework's own refusals keep their status. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (!(error instanceof Error)) return new ProblemError('INTERNAL')
  const { validation, validationContext, statusCode } = error as Partial<FastifyError>
  if (validation) {
    const fields = validation.map((issue) => ({
      path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: issue.message ?? 'is not valid',
      ...(validationContext ? { in: validationContext } : {}),
    }))
    const detail = fields.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ')
    return new ProblemError('INVALID_REQUEST', detail, { errors: fields })
  }
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return new ProblemError('INTERNAL')
  const code = codesByStatus[statusCode] ?? 'INVALID_REQUEST'
  const fields = code === 'INVALID_REQUEST' ? { errors: [{ path: '', message: error.message }] } : {}
  return new ProblemError(code, error.message, fields)
}

/** Makes every error of the app, and every unknown route, an `application/problem+json` answer of the catalogue. */
export function installProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error)
    if (problem.code === 'INTERNAL') request.log.error({ err: error }, 'unexpected error')
    return sendProblem(reply, problem)
  })
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, new ProblemError('NOT_FOUND', `There is no ${request.method} ${request.url.split('?')[0]}`)),
  )
}
