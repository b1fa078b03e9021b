import type { Listener, ProviderPiece } from '../interviewer/provider.ts'
import { ModelFailed } from './modelFailure.ts'

export type Spoken = {
  /**
   * Starts the model's answer to a prompt.
   * @param broken the rule that the first reply broke; null for the first reply
   */
  speak(broken: string | null, signal: AbortSignal): AsyncIterable<ProviderPiece>
  listener: Listener | undefined
  signal: AbortSignal
  /** How long to wait for the first words, over both attempts, in ms. */
  firstWordsMs: number
}

/**
 * Streams a language model's reply. If the reply breaks a rule before any word is shown, makes a second attempt.
 * @throws ModelFailed of the kind `unfit` if the second attempt fails too, or `timed_out` if no word was shown in time
 */
export async function* heardOrAgain({ speak, listener, signal, firstWordsMs }: Spoken): AsyncGenerator<ProviderPiece> {
  if (listener === undefined) return yield* speak(null, signal)
  const late = new AbortController()
  const tooLate = new ModelFailed('timed_out', `nothing could be shown within ${firstWordsMs} ms`)
  const deadline = setTimeout(() => !listener.hasShown() && late.abort(tooLate), firstWordsMs)
  const inTime = AbortSignal.any([signal, late.signal])
  try {
    let objection = yield* spokenTo(listener, speak(null, inTime), inTime)
    if (objection?.wants === 'again') {
      yield { type: 'again' }
      objection = yield* spokenTo(listener, speak(objection.rule, inTime), inTime)
    }
    if (objection !== null && objection.wants !== 'stop')
      throw new ModelFailed('unfit', `what it said broke a rule: ${objection.rule}`)
  } finally {
    clearTimeout(deadline)
  }
}

/** Passes pieces on until the listener objects. Returns the objection; null if there was none. */
async function* spokenTo(listener: Listener, pieces: AsyncIterable<ProviderPiece>, signal: AbortSignal) {
  for await (const piece of pieces) {
    // The listener may have checked more of the model's text in the meantime.
    if (listener.objection() !== null) return listener.objection()
    yield piece
    if (listener.objection() !== null) return listener.objection()
  }
  yield { type: 'end' } as const
  return await orAborted(listener.verdict(), signal)
}

/** @throws the reason of `signal` */
async function orAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    signal.throwIfAborted()
    return await Promise.race([value, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
