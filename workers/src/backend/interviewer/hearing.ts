import type { Listener, Objection } from './provider.ts'

/** The listener that a provider is given, and what is told through it by whoever holds the reply to the rules. */
export type Hearing = {
  listener: Listener
  object(objection: Objection): void
  /** Nothing is wrong with the whole of it. */
  approve(): void
  /** The provider speaks once more. */
  startOver(): void
  /** Nobody listens any more: whoever waits for a verdict waits no longer. */
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
