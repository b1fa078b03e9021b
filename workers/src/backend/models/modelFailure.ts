import { APICallError, InvalidResponseDataError, JSONParseError, TypeValidationError } from 'ai'
import { z } from 'zod'

/** Why a language model gave no reply that can be used. */
export type FailureKind =
  /** Nothing listens there, or the connection broke before it answered. */
  | 'unreachable'
  /** It took longer than it may: to the first token, between two, or altogether. */
  | 'timed_out'
  /** The key is not accepted (401, 403). */
  | 'key_refused'
  /** It asks for fewer calls (429). */
  | 'too_many_calls'
  /** It says that the call is wrong (any other 4xx). */
  | 'call_refused'
  | 'server_error'
  /** The answer ended before it was whole. */
  | 'cut_off'
  | 'malformed'
  | 'empty'
  /** It would not speak as an interviewer. */
  | 'declined'
  /** Twice it said what may not be said. */
  | 'unfit'
  /** It was not asked, because it failed before. */
  | 'resting'

export class ModelFailed extends Error {
  override name = 'ModelFailed'
  readonly kind: FailureKind
  /** How long it asks to be left alone, in ms; null where it did not say. */
  readonly retryAfterMs: number | null

  constructor(kind: FailureKind, message: string, { cause, retryAfterMs = null }: ModelFailedExtras = {}) {
    super(message, { cause })
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }

  /** Whether the next call may go no better. What a model declines to say is a matter of that one conversation. */
  get isOutage(): boolean {
    return this.kind !== 'declined' && this.kind !== 'empty' && this.kind !== 'unfit'
  }
}
type ModelFailedExtras = { cause?: unknown; retryAfterMs?: number | null }

/** What an error of the `ai` package or of its connection comes to. @param hasBegun whether words had come before */
export function failureOf(error: unknown, hasBegun: boolean): ModelFailed {
  if (error instanceof ModelFailed) return error
  const message = error instanceof Error ? error.message : JSON.stringify(error)
  const failed = (kind: FailureKind, retryAfterMs: number | null = null) =>
    new ModelFailed(kind, message, { cause: error, retryAfterMs })
  const broken = hasBegun ? 'cut_off' : 'unreachable'
  if (APICallError.isInstance(error)) {
    const { statusCode, cause, responseHeaders } = error
    if (statusCode === undefined) return failed(broken)
    if (statusCode < 300) return failed(cause instanceof TypeError ? 'cut_off' : 'malformed')
    return failed(kindOfStatus(statusCode), retryAfterIn(responseHeaders))
  }
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)) return failed('malformed')
  // A stream that ends before the protocol says so.
  if (InvalidResponseDataError.isInstance(error)) return failed(hasBegun ? 'cut_off' : 'malformed')
  // What a server says in the midst of its stream carries the status that it would have answered with.
  const told = toldInStream.safeParse(error)
  if (told.success) return failed(kindOfStatus(told.data.statusCode))
  return failed(error instanceof TypeError ? broken : 'malformed')
}

const toldInStream = z.looseObject({ statusCode: z.int() })

function kindOfStatus(status: number): FailureKind {
  if (status === 401 || status === 403) return 'key_refused'
  if (status === 429) return 'too_many_calls'
  return status >= 400 && status < 500 ? 'call_refused' : 'server_error'
}

/** `retry-after` in seconds or as a date, `retry-after-ms` in ms. */
function retryAfterIn(headers: Record<string, string> | undefined): number | null {
  const inMs = Number(headers?.['retry-after-ms'] ?? Number.NaN)
  if (Number.isFinite(inMs)) return Math.max(0, inMs)
  const text = headers?.['retry-after']
  if (text === undefined) return null
  const seconds = Number(text)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
