import { createProblems } from '@greenroom/shared/service'
import type { ProblemKind } from '@greenroom/shared/wire'

export { problemSchema } from '@greenroom/shared/wire'

/**
 * All errors this workspace's services can return. The key is the contract's stable `code`; the title is for people.
 */
export const errors = {
  INVALID_REQUEST: { status: 400, title: 'The request isn’t valid' },
  UNAUTHORIZED: { status: 401, title: 'A valid bearer token is needed' },
  INSUFFICIENT_TOKENS: { status: 402, title: 'Not enough AI-usage tokens' },
  NOT_FOUND: { status: 404, title: 'There’s nothing at this address' },
  REQUEST_TIMEOUT: { status: 408, title: 'The request took too long to arrive' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'The request body is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'The request body must be JSON' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many requests at once' },
  HEADERS_TOO_LARGE: { status: 431, title: 'The request headers are too large' },
  CLIENT_CLOSED_REQUEST: { status: 499, title: 'The caller hung up' },
  INTERNAL: { status: 500, title: 'Something went wrong on our side' },
  UPSTREAM_FAILED: { status: 502, title: 'A service this call needs returned an error' },
  LANGUAGE_UNAVAILABLE: { status: 503, title: 'This programming language isn’t available here' },
  UPSTREAM_UNAVAILABLE: { status: 503, title: 'A service this call needs isn’t responding' },
  NOT_READY: { status: 503, title: 'The service isn’t ready' },
} as const satisfies Record<string, ProblemKind>

export const problems = createProblems(errors)

export const { ProblemError, toProblem } = problems
