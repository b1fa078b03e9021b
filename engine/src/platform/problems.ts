import { type FieldProblem, type Problem, type ProblemKind, problemTypeOf } from '@greenroom/shared'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StoreUnavailable } from '../store/port.ts'

/**
 * Every error that the engine answers with. The key is the stable `code` of the contract, the title is for people.
 * COMMAND_REFUSED is told with the code of the refusal instead.
 */
export const errors = {
  INVALID_REQUEST: { status: 400, title: 'The request is not valid' },
  INVALID_COMMAND: { status: 400, title: 'The command is not valid' },
  UNAUTHORIZED: { status: 401, title: 'Sign in first' },
  INVALID_CREDENTIALS: { status: 401, title: 'Email or password are not right' },
  FORBIDDEN: { status: 403, title: 'This is not yours to see or to do' },
  CROSS_ORIGIN: { status: 403, title: 'Requests of other sites are not accepted' },
  INVITATION_NEEDED: { status: 403, title: 'Signing up needs an invitation for now' },
  NOT_FOUND: { status: 404, title: 'There is nothing at this address' },
  USER_NOT_FOUND: { status: 404, title: 'There is no such user' },
  SESSION_NOT_FOUND: { status: 404, title: 'There is no such session' },
  NO_CHALLENGE: { status: 404, title: 'No challenge matches' },
  NO_SCORECARD: { status: 404, title: 'There is no scorecard' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'This method is not allowed here' },
  REQUEST_TIMEOUT: { status: 408, title: 'The request took too long to arrive' },
  EMAIL_TAKEN: { status: 409, title: 'This email already has an account' },
  COMMAND_REFUSED: { status: 409, title: 'The command was refused' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'The request body is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'The body must be JSON' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many requests' },
  HEADERS_TOO_LARGE: { status: 431, title: 'The request headers are too large' },
  INTERNAL: { status: 500, title: 'Something went wrong on our side' },
  MODE_UNAVAILABLE: { status: 400, title: 'This kind of session is not available yet' },
  SCORECARD_FAILED: { status: 503, title: 'There is no score yet' },
  UNAVAILABLE: { status: 503, title: 'Something that this call needs does not answer' },
  NOT_READY: { status: 503, title: 'The engine is not ready' },
  NOT_BUILT: { status: 503, title: 'The web app is not built' },
} as const satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof errors

type ProblemExtras = {
  errors?: FieldProblem[]
  /** Response headers in lower case, such as `retry-after` in seconds. */
  headers?: Record<string, string>
  /** Further members of the body. */
  extensions?: Record<string, unknown>
  /** A refused command is told with the code of its refusal. */
  refusal?: { code: string; message: string; retryable: boolean }
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
    const { errors: fields, extensions, refusal } = this.extras
    const code = refusal?.code ?? this.code
    return {
      type: problemTypeOf(code),
      title,
      status,
      detail: this.message,
      code,
      ...(refusal && { retryable: refusal.retryable }),
      ...(fields && { errors: fields }),
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
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'HEADERS_TOO_LARGE',
}

/** Reads any error as a problem: validation names every field, outages are 503, the framework's own refusals keep their status. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (error instanceof StoreUnavailable) {
    return new ProblemError('UNAVAILABLE', 'The database does not answer', { headers: { 'retry-after': '2' } })
  }
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

/** The answer to an address or method that nobody handles. */
export const unknownRoute = (request: FastifyRequest): ProblemError =>
  new ProblemError('NOT_FOUND', `There is no ${request.method} ${request.url.split('?')[0]}`)

/** Makes every error of the app an `application/problem+json` answer of the catalogue, and every unknown route its 404. */
export function installProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error)
    if (problem.code === 'INTERNAL') request.log.error({ err: error }, 'unexpected error')
    if (problem.code === 'UNAVAILABLE') request.log.warn({ err: error }, 'a dependency does not answer')
    return sendProblem(reply, problem)
  })
}
