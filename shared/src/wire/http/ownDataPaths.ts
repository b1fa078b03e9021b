/** The calls about what is held of one. A file without schemas: pages of visitors carry none. */
export const ownDataPaths = {
  /**
   * `POST` with a `confirmationSchema`: 200 with a zip archive. 403 as every confirmation, 409 EXPORT_RUNNING, 429 after three, then one
   * each 20 minutes.
   */
  export: '/api/account/export',
  /**
   * `POST` with a `confirmationSchema`: 202 with an `askedDeletionSchema`, and every sign-in has ended. 403 as above, 409 LAST_ADMIN.
   * `DELETE`, by who has signed in since: 200 with a `keptAccountSchema`, 410 ACCOUNT_GOING.
   */
  deletion: '/api/account/deletion',
} as const
