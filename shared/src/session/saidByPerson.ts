/** The id of what a person says in a session, by the commit that holds it; what the AI says has the id of its reply. */
export const personsMessageId = (seq: number): string => `message-${seq}`

/** Whether an interviewer's message is a person's, and not the AI's. */
export const isSaidByPerson = (messageId: string): boolean => messageId.startsWith('message-')
