/** The call about a visitor’s five-minute interview without an account (answers §9). A file without schemas, to keep the landing page small. */
export const trialPaths = {
  /**
   * `GET`: 200 with a `trialAnswerSchema`: this browser's trial, if there is one. `POST` with a `newTrialSchema` opens
   * and starts one: 201 with a `trialSchema`, and the cookie of a guest. A browser that has one already gets that one:
   * 200. 429 TRIAL_USED with `retry-after` if another browser at this address had today's, or a signed-out account has
   * it; 409 HAS_ACCOUNT if the caller is signed in and has none.
   */
  trial: '/api/trial',
} as const
