/** The open question after this message from the interviewer. Their last one stays open until they ask another. */
export const askedNow = (before: string, said: string): string =>
  before === '' || said.includes('?') ? said : `${before}\n${said}`
