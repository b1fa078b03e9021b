/** The API calls for programming languages. */
export const languagePaths = {
  /**
   * `GET`, from anybody: 200 with a `languageListSchema`, as the code executor last reported it to the workers; empty
   * before the first report.
   */
  list: '/api/languages',
} as const

/** Where the workers store the code executor's list in Redis, as JSON, and how long it stays valid. */
export const languageListInRedis = { key: 'greenroom:languages', lastsSeconds: 60 } as const
