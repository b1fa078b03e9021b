import { APICallError, InvalidResponseDataError, JSONParseError, TypeValidationError } from 'ai'
import { z } from 'zod'

/** Why a language model gave no usable reply. */
export type FailureKind =
  /** No server is listening at that address, or the connection broke before the answer. */
  | 'unreachable'
  /** The model exceeded a time limit: until the first token, between two tokens, or in total. */
  | 'timed_out'
  /** The key was rejected (401, 403). */
  | 'key_refused'
  /** Rate limited (429). */
  | 'too_many_calls'
  /** The server rejected the call (any other 4xx). */
  | 'call_refused'
  | 'server_error'
  /** The answer ended early. */
  | 'cut_off'
  | 'malformed'
  | 'empty'
  /** The model dropped the role of interviewer. */
  | 'declined'
  /** The model broke a rule twice. */
  | 'unfit'
  /** We didn't call the model, because it had failed before. */
  | 'resting'

export class ModelFailed extends Error {
  override name = 'ModelFailed'
  readonly kind: FailureKind
  /** The pause the model asked for, in ms; null if it didn't ask for one. */
  readonly retryAfterMs: number | null

  constructor(kind: FailureKind, message: string, { cause, retryAfterMs = null }: ModelFailedExtras = {}) {
    super(message, { cause })
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }

  /**
   * Whether the next call is likely to fail too. A refusal, an empty answer or a broken rule only affects this
   * conversation.
   */
  get isOutage(): boolean {
    return this.kind !== 'declined' && this.kind !== 'empty' && this.kind !== 'unfit'
  }
}
type ModelFailedExtras = { cause?: unknown; retryAfterMs?: number | null }

/**
 * Classifies an error from the `ai` package or its connection.
 * @param hasBegun whether any text arrived before the error
 */
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
  // The stream ended without its protocol's end mark.
  if (InvalidResponseDataError.isInstance(error)) return failed(hasBegun ? 'cut_off' : 'malformed')
  // An error in mid-stream carries the status that an ordinary response with this error would have had.
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

/** Reads the pause in ms from the headers: `retry-after` in seconds or as a date, `retry-after-ms` in ms. */
function retryAfterIn(headers: Record<string, string> | undefined): number | null {
  const inMs = Number(headers?.['retry-after-ms'] ?? Number.NaN)
  if (Number.isFinite(inMs)) return Math.max(0, inMs)
  const text = headers?.['retry-after']
  if (text === undefined) return null
  const seconds = Number(text)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
