/** Repeated this often during typing, so that an interviewer doesn't take it for a silence … */
const againAfterMs = 3_000
/** … and withdrawn when nothing was typed for this long. */
const overAfterMs = 5_000

export type TypingSignal = {
  /** Something was typed. */
  typed(): void
  stop(): void
}

/** Reports that somebody is typing: when it starts, every few seconds while it continues, and when it is over. */
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
