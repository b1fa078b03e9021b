/** What is asked once the interviewer has said this too: their last question stands until they ask another. */
export const askedNow = (before: string, said: string): string =>
  before === '' || said.includes('?') ? said : `${before}\n${said}`
