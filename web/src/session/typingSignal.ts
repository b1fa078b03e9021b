/** Told again this often while typing goes on, so that an interviewer does not take it for a silence … */
const againAfterMs = 3_000
/** … and taken back when nothing was typed for so long. */
const overAfterMs = 5_000

export type TypingSignal = {
  /** Something was typed. */
  typed(): void
  stop(): void
}

/** Tells that somebody is typing: when it begins, every few seconds while it goes on, and when it is over. */
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
