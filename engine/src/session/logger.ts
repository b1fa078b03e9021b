type Log = (details: object, message: string) => void

/** The logger methods the session code needs. */
export type Logger = { debug: Log; info: Log; warn: Log; error: Log }
