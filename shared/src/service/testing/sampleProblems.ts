import { createProblems } from '../problems.ts'

/** The smallest catalogue a service can have. */
export const problems = createProblems({
  INVALID_REQUEST: { status: 400, title: 'Not valid' },
  UNAUTHORIZED: { status: 401, title: 'Who is there?' },
  NOT_FOUND: { status: 404, title: 'Nothing here' },
  REQUEST_TIMEOUT: { status: 408, title: 'Too slow' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'Too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'Not JSON' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many' },
  HEADERS_TOO_LARGE: { status: 431, title: 'Headers too large' },
  INTERNAL: { status: 500, title: 'Our fault' },
  NOT_READY: { status: 503, title: 'Not ready' },
})
