/**
 * Returns the question that is still open after this message from the interviewer: a new one, or else the earlier one
 * with the message added.
 */
export const askedNow = (before: string, said: string): string =>
  before === '' || said.includes('?') ? said : `${before}\n${said}`
