import { ModelFailed } from './modelFailure.ts'

/** How long a language model may take, in ms: until its first token, between two of them, and altogether. */
export type Times = { firstTokenMs: number; betweenTokensMs: number; wholeMs: number }

/** Below the time in which a queue worker gives the whole call up, so that there is time left for the scripted interviewer. */
export const usualTimes: Times = { firstTokenMs: 20_000, betweenTokensMs: 10_000, wholeMs: 45_000 }

/** Watches over one call. `signal` is aborted with a ModelFailed once it takes too long. */
export type Patience = {
  signal: AbortSignal
  /** A token came. */
  renew(): void
  end(): void
}

export function patienceFor({ firstTokenMs, betweenTokensMs, wholeMs }: Times): Patience {
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
