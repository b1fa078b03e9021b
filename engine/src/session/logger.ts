type Log = (details: object, message: string) => void

/** The part of a logger that the session code needs. */
export type Logger = { debug: Log; info: Log; warn: Log; error: Log }
