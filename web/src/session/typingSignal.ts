/** How often to repeat the signal while typing, so that the interviewer doesn't take it for silence. */
const againAfterMs = 3_000
/** Withdraw the signal once nothing has been typed for this long. */
const overAfterMs = 5_000

export type TypingSignal = {
  /** Call this when something is typed. */
  typed(): void
  stop(): void
}

/** Signals typing: when it starts, every few seconds while it continues, and when it's over. */
export function createTypingSignal(tell: (typing: boolean) => void, now: () => number = Date.now): TypingSignal {
  let toldAt = Number.NEGATIVE_INFINITY
  let over: ReturnType<typeof setTimeout> | undefined
  return {
    typed() {
      if (now() - toldAt >= againAfterMs) {
        toldAt = now()
        tell(true)
      }
      clearTimeout(over)
      over = setTimeout(() => {
        toldAt = Number.NEGATIVE_INFINITY
        tell(false)
      }, overAfterMs)
    },
    stop: () => clearTimeout(over),
  }
}
