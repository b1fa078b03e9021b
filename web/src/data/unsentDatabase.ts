/** Name of the browser database for edits waiting to be sent. */
export const unsentDatabase = 'greenroom-unsent'
