type Log = (details: object, message: string) => void

/** As much of a logger as the session machinery needs. */
export type Logger = { debug: Log; info: Log; warn: Log; error: Log }
