/**
 * The API call for a visitor’s five-minute interview without an account (answers §9). Kept free of schemas, so that the
 * landing page stays small.
 */
export const trialPaths = {
  /**
   * `GET`: 200 with a `trialAnswerSchema`: this browser's trial, if there is one. `POST` with a `newTrialSchema` opens
   * and starts one: 201 with a `trialSchema`, and a guest's cookie. A browser that already has a trial gets the same
   * one: 200. 429 TRIAL_USED with `retry-after` if another browser at this address had today's trial, or it belongs to
   * an account that is signed out; 409 HAS_ACCOUNT if the caller is signed in and has none.
   */
  trial: '/api/trial',
} as const
