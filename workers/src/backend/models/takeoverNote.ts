import type { ChatHistoryEntry } from '@greenroom/shared/wire'

/** Said once when the scripted interviewer, or the scripted coach, takes over. */
export const takeoverNote =
  "A short note: the language model I use isn't answering, so I'm going on with prepared words."

/**
 * The note, or null where the candidate was told of this outage already: where it stands in the conversation, whoever said it, and the model has not
 * been heard since by this process. Another process may have said it.
 * @param lastSuccessAt when the model last gave a whole reply, in ms since 1970, or null
 */
export function noteFor(history: readonly ChatHistoryEntry[], lastSuccessAt: number | null): string | null {
  const told = history.findLast(({ sender, message }) => sender !== 'candidate' && message.includes(takeoverNote))
  if (told === undefined) return takeoverNote
  const isOver = lastSuccessAt !== null && Date.parse(told.timeSent) < lastSuccessAt
  return isOver ? takeoverNote : null
}
