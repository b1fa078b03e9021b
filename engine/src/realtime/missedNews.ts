/**
 * How often to read the store while messages from other engines may be missing, unless the caller sets another
 * interval.
 */
const lookEveryMs = 2_000
/**
 * How many more times to read it once the bus is back, since some messages may still be missing right after a break.
 */
const looksAfterBreak = 2

/**
 * Calls `look` while bus messages may be missing, and a few more times after that.
 * @param busListening identifies the current period without missed messages; null during a break. A break may be over
 * before the next look
 * @returns a function that stops it
 */
export function lookForMissedNews(
  busListening: () => number | null,
  look: () => void,
  everyMs = lookEveryMs,
): () => void {
  let stretch = busListening()
  let looksLeft = 0
  const timer = setInterval(() => {
    const current = busListening()
    if (current === null || current !== stretch) looksLeft = looksAfterBreak
    else if (looksLeft === 0) return
    else looksLeft -= 1
    stretch = current
    look()
  }, everyMs)
  return () => clearInterval(timer)
}
