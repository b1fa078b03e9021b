/** The API calls for a person's own data. Kept free of schemas, so that visitors' pages stay small. */
export const ownDataPaths = {
  /**
   * `POST` with a `confirmationSchema`: 200 with a zip archive. 403 as described at `confirmationSchema`, 409 EXPORT_RUNNING, 429
   * after three, then one every 20 minutes.
   */
  export: '/api/account/export',
  /**
   * `POST` with a `confirmationSchema`: 202 with an `askedDeletionSchema`, and ends every sign-in. 403 as above, 409
   * LAST_ADMIN. `DELETE`, after signing in again: 200 with a `keptAccountSchema`, 410 ACCOUNT_GOING.
   */
  deletion: '/api/account/deletion',
} as const
