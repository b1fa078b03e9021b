import type { Listener, Objection } from './provider.ts'

/** The listener handed to a provider, and the functions through which the rules control that listener. */
export type Hearing = {
  listener: Listener
  object(objection: Objection): void
  /** Reports that the whole text keeps the rules. */
  approve(): void
  /** Makes the provider try again. */
  startOver(): void
  /** Ends the listener. Pending verdicts resolve. */
  close(): void
}

export function hearingOf(hasShown: () => boolean): Hearing {
  let objection: Objection | null = null
  let verdict = Promise.withResolvers<Objection | null>()
  const close = () => verdict.resolve(objection)
  return {
    listener: { objection: () => objection, verdict: () => verdict.promise, hasShown },
    object(raised) {
      objection = raised
      close()
    },
    approve: close,
    startOver() {
      objection = null
      verdict = Promise.withResolvers()
    },
    close,
  }
}
