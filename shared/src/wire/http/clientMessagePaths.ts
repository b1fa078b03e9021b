/** The API call for log messages from browsers (spec §7). */
export const clientMessagePaths = {
  /** `POST` with a `clientMessageSchema`, from anybody: 204; 429 after sixty in a minute. */
  persistedMessage: '/persistedMessage',
} as const
