/** What somebody typed on the landing page before there was a room to say it in; the room says it once, after the interviewer. */
const keyOf = (sessionId: string): string => `greenroom:first-words:${sessionId}`

export function keepFirstWords(sessionId: string, words: string): void {
  try {
    sessionStorage.setItem(keyOf(sessionId), words)
  } catch {
    // The browser forbids storage here: the words are typed once more.
  }
}

/** Takes the words: a second call returns none. */
export function takeFirstWords(sessionId: string): string | null {
  try {
    const words = sessionStorage.getItem(keyOf(sessionId))
    sessionStorage.removeItem(keyOf(sessionId))
    return words
  } catch {
    return null
  }
}
