import { ModelFailed } from './modelFailure.ts'

/**
 * Time limits for a language model, in ms: until its first readable words, until its first token, between two tokens,
 * and for a whole reply.
 */
export type Times = { firstWordsMs: number; firstTokenMs: number; betweenTokensMs: number; wholeMs: number }

/**
 * The usual limits. Nobody in a conversation waits longer for a word. At one token every three seconds, neither the
 * first sentence nor the reply would be in time.
 */
export const usualTimes: Times = { firstWordsMs: 8_000, firstTokenMs: 8_000, betweenTokensMs: 5_000, wholeMs: 20_000 }

/** Times one call. Aborts `signal` with a ModelFailed once the call takes too long. */
export type Patience = {
  signal: AbortSignal
  /** Call this for every token. */
  renew(): void
  end(): void
}

export function patienceFor({ firstTokenMs, betweenTokensMs, wholeMs }: Omit<Times, 'firstWordsMs'>): Patience {
  const controller = new AbortController()
  const lose = (what: string, ms: number) =>
    setTimeout(() => controller.abort(new ModelFailed('timed_out', `${what} took longer than ${ms} ms`)), ms).unref()
  const whole = lose('the whole reply', wholeMs)
  let next = lose('the first token', firstTokenMs)
  return {
    signal: controller.signal,
    renew() {
      clearTimeout(next)
      next = lose('the next token', betweenTokensMs)
    },
    end() {
      clearTimeout(whole)
      clearTimeout(next)
    },
  }
}
