/** The visitor's first words, typed on the landing page before there was a room. The room sends them once, after the interviewer's. */
const keyOf = (sessionId: string): string => `greenroom:first-words:${sessionId}`

export function keepFirstWords(sessionId: string, words: string): void {
  try {
    sessionStorage.setItem(keyOf(sessionId), words)
  } catch {
    // The browser forbids storage here, so the words have to be typed again.
  }
}

/** Returns the words once; a second call returns none. */
export function takeFirstWords(sessionId: string): string | null {
  try {
    const words = sessionStorage.getItem(keyOf(sessionId))
    sessionStorage.removeItem(keyOf(sessionId))
    return words
  } catch {
    return null
  }
}
