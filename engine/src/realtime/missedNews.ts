/** Where news of other engines may have been missed, the store is looked into this often unless the caller says … */
const lookEveryMs = 2_000
/** … and so often again after everything is heard: right after a break something may still be missed. */
const looksAfterBreak = 2

/**
 * Calls `look` while messages of the bus may be missed, and a little longer.
 * @param busListening the number of the current stretch without missed news, or null. A break may be over before anybody looks
 * @returns what stops it
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
