/** The calls about programming languages. */
export const languagePaths = {
  /**
   * `GET`, from anybody: 200 with a `languageListSchema`, as the code executor last told it to the workers; an empty list
   * while nothing is known of it.
   */
  list: '/api/languages',
} as const

/** Where the workers leave the code executor's list in Redis, as JSON; it is good for so long. */
export const languageListInRedis = { key: 'greenroom:languages', lastsSeconds: 60 } as const
