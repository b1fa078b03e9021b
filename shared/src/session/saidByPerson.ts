/**
 * The id of a person's message in a session, from the commit that holds it; the AI's messages have the id of their
 * reply.
 */
export const personsMessageId = (seq: number): string => `message-${seq}`

/** Whether an interviewer's message came from a person rather than the AI. */
export const isSaidByPerson = (messageId: string): boolean => messageId.startsWith('message-')
