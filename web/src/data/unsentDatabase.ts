/** The browser's database of edits that wait to be sent. */
export const unsentDatabase = 'greenroom-unsent'
