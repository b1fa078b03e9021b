/** The call about a visitor’s five-minute interview without an account (answers §9). A file without schemas: the landing page carries none. */
export const trialPaths = {
  /**
   * `GET`: 200 with a `trialAnswerSchema`: the one of this browser, if there is one. `POST` with a `newTrialSchema` opens and starts
   * one: 201 with a `trialSchema`, and the cookie of a guest. The browser that has one already gets that one: 200. 429 TRIAL_USED with
   * `retry-after` where another browser at this address had today's, or where an account has it that is not signed in; 409
   * HAS_ACCOUNT for who is signed in and has none.
   */
  trial: '/api/trial',
} as const
