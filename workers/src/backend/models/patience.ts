import { ModelFailed } from './modelFailure.ts'

/**
 * How long a language model may take, in ms: until somebody can read its first words, until its first token, between two of them, and
 * for a whole reply.
 */
export type Times = { firstWordsMs: number; firstTokenMs: number; betweenTokensMs: number; wholeMs: number }

/**
 * Nobody in a conversation waits longer for a word. A token every three seconds is no sentence in the time of the first words, nor a reply in
 * the time of the whole.
 */
export const usualTimes: Times = { firstWordsMs: 8_000, firstTokenMs: 8_000, betweenTokensMs: 5_000, wholeMs: 20_000 }

/** Watches over one call. `signal` is aborted with a ModelFailed once it takes too long. */
export type Patience = {
  signal: AbortSignal
  /** A token came. */
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
