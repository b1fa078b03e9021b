import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FieldProblem, type Problem, type ProblemKind, problemTypeOf } from '../wire/http/problem.ts'
import { isDescribed } from './refusals.ts'
import { pathOf } from './requestLog.ts'

/** The codes that every service uses; each catalogue gives them its own texts. */
export type CommonCode =
  | 'INVALID_REQUEST'
  | 'UNAUTHORIZED'
  | 'NOT_FOUND'
  | 'REQUEST_TIMEOUT'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'HEADERS_TOO_LARGE'
  | 'INTERNAL'
  | 'NOT_READY'

export type ProblemExtras = {
  errors?: FieldProblem[]
  /** Response headers in lower case, such as `retry-after` in seconds. */
  headers?: Record<string, string>
  /** Further members of the body. */
  extensions?: Record<string, unknown>
  /** The code of a refused command. */
  refusal?: { code: string; retryable: boolean }
}

/** A problem from any catalogue that can be thrown and sent. */
export type SendableProblem = Error & { code: string; statusCode: number; extras: ProblemExtras; toJSON(): Problem }

/**
 * Logged when an operation refuses with a code missing from the API's description: add the code to its
 * `config.refuses`.
 */
export const undescribedRefusal = 'an operation refuses with a code that its `config.refuses` does not name'

/** The problems that the parts of a service need. */
export type ServiceProblems = {
  catalogue: Readonly<Record<string, ProblemKind>>
  ProblemError: new (code: CommonCode, detail?: string, extras?: ProblemExtras) => SendableProblem
  toProblem(error: unknown): SendableProblem
  installProblems(app: FastifyInstance): void
}

/** How to recognise outages and refusals beyond the service's own problems and the framework's common ones. */
export type FurtherProblems<Code extends string> = {
  /** Codes for refusals by the framework and its plugins, by status; others are 400 INVALID_REQUEST. */
  statuses?: Partial<Record<number, Code>>
  /** The outage behind a driver's error; undefined for every other error. */
  outageOf?(error: unknown): { code: Code; detail: string; headers?: Record<string, string> } | undefined
}

/** Sends a problem. Serialises it here, so that no response schema can change or refuse it. */
export function sendProblem(reply: FastifyReply, problem: SendableProblem): FastifyReply {
  return reply
    .code(problem.statusCode)
    .headers(problem.extras.headers ?? {})
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}

const codesByStatus: Partial<Record<number, CommonCode>> = {
  401: 'UNAUTHORIZED',
  404: 'NOT_FOUND',
  408: 'REQUEST_TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'HEADERS_TOO_LARGE',
}

/** Creates the problems of one service: `catalogue` holds all its codes, including the common ones. */
export function createProblems<Code extends string>(
  catalogue: Readonly<Record<Code | CommonCode, ProblemKind>>,
  { statuses = {}, outageOf }: FurtherProblems<NoInfer<Code>> = {},
) {
  type AnyCode = Code | CommonCode

  /** A refusal with a code from the catalogue: handlers throw it, `installProblems` answers with it. */
  class ProblemError extends Error {
    readonly code: AnyCode
    readonly extras: ProblemExtras

    constructor(code: AnyCode, detail: string = catalogue[code].title, extras: ProblemExtras = {}) {
      super(detail)
      this.name = 'ProblemError'
      this.code = code
      this.extras = extras
    }

    get statusCode(): number {
      return catalogue[this.code].status
    }

    toJSON(): Problem {
      const { status, title } = catalogue[this.code]
      const { errors, extensions, refusal } = this.extras
      const code = refusal?.code ?? this.code
      return {
        type: problemTypeOf(code),
        title,
        status,
        detail: this.message,
        code,
        ...(refusal && { retryable: refusal.retryable }),
        ...(errors && { errors }),
        ...extensions,
      }
    }
  }

  /**
   * Turns any error into a problem: validation errors name every field, outages are 503, and the framework's own
   * refusals keep their status.
   */
  function toProblem(error: unknown): ProblemError {
    if (error instanceof ProblemError) return error
    const outage = outageOf?.(error)
    if (outage) return new ProblemError(outage.code, outage.detail, outage.headers && { headers: outage.headers })
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
    const code = statuses[statusCode] ?? codesByStatus[statusCode] ?? 'INVALID_REQUEST'
    const fields = code === 'INVALID_REQUEST' ? { errors: [{ path: '', message: error.message }] } : {}
    return new ProblemError(code, error.message, fields)
  }

  /** The response to an unknown address or method. */
  const unknownRoute = (request: FastifyRequest): ProblemError =>
    new ProblemError('NOT_FOUND', `There is no ${request.method} ${pathOf(request)}`)

  /** Turns every error of the app into an `application/problem+json` response from the catalogue. */
  function installProblems(app: FastifyInstance): void {
    app.setErrorHandler((error, request, reply) => {
      const problem = toProblem(error)
      if (problem.code === 'INTERNAL') request.log.error({ err: error }, 'unexpected error')
      else if (problem !== error && problem.statusCode >= 500) {
        request.log.warn({ err: error }, "a dependency isn't responding")
      }
      if (problem.code !== 'INTERNAL' && !isDescribed(request, problem.code)) {
        const operation = `${request.method} ${request.routeOptions.url}`
        request.log.error({ code: problem.code, operation }, undescribedRefusal)
      }
      return sendProblem(reply, problem)
    })
  }

  return { catalogue, ProblemError, toProblem, unknownRoute, installProblems }
}
