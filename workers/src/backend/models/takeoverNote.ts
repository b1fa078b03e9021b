import type { ChatHistoryEntry } from '@greenroom/shared/wire'

/** The note that the candidate gets once when the scripted interviewer or coach takes over from a language model. */
export const takeoverNote =
  "A short note: the language model I use isn't answering, so I'm going on with prepared words."

/**
 * Returns the note about an outage; null if the candidate already knows. They do if the note is in the conversation,
 * perhaps from another process, and the model hasn't succeeded in this process since.
 * @param lastSuccessAt when the model last gave a whole reply, in ms since 1970, or null
 */
export function noteFor(history: readonly ChatHistoryEntry[], lastSuccessAt: number | null): string | null {
  const told = history.findLast(({ sender, message }) => sender !== 'candidate' && message.includes(takeoverNote))
  if (told === undefined) return takeoverNote
  const isOver = lastSuccessAt !== null && Date.parse(told.timeSent) < lastSuccessAt
  return isOver ? takeoverNote : null
}
