/**
 * The id of a person's message, derived from the number of its commit. The AI's messages have their reply's id instead.
 */
export const personsMessageId = (seq: number): string => `message-${seq}`

/** Whether an interviewer's message came from a person rather than the AI. */
export const isSaidByPerson = (messageId: string): boolean => messageId.startsWith('message-')
