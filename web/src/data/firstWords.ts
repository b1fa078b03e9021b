/**
 * The visitor's first answer, typed on the landing page before there was a room. The room sends it once, after the
 * interviewer's first message.
 */
const keyOf = (sessionId: string): string => `greenroom:first-words:${sessionId}`

export function keepFirstWords(sessionId: string, words: string): void {
  try {
    sessionStorage.setItem(keyOf(sessionId), words)
  } catch {
    // The browser blocks storage, so the visitor has to type the answer again.
  }
}

/** Returns the answer once; null after that. */
export function takeFirstWords(sessionId: string): string | null {
  try {
    const words = sessionStorage.getItem(keyOf(sessionId))
    sessionStorage.removeItem(keyOf(sessionId))
    return words
  } catch {
    return null
  }
}
