/**
 * A second factor: a six-digit code from an authenticator app, required after the password. One of ten recovery codes
 * can replace it. For an account with a second factor, `POST /api/auth/sign-in/email` answers 401 SECOND_FACTOR_NEEDED
 * with a cookie for ten minutes; `signIn` completes the sign-in. Kept free of schemas, so that visitors' pages stay
 * small.
 */
export const secondFactorPaths = {
  /** `POST` with a `secondFactorCodeSchema`: sets the session cookie; 200 with a `meSchema`, 403 WRONG_CODE, 401 SIGN_IN_AGAIN, 429. */
  signIn: '/api/auth/sign-in/code',
  /** `GET`: 200 with a `secondFactorSchema`. */
  secondFactor: '/api/auth/second-factor',
  /**
   * `POST` with a `passwordCheckSchema`: 200 with an `enrolmentSchema`, 403 WRONG_PASSWORD, 409 SECOND_FACTOR_ON.
   * Doesn't turn it on yet.
   */
  begin: '/api/auth/second-factor/begin',
  /** `POST` with an `appCodeSchema`: turns it on; 200 with a `recoveryCodesSchema`, 403 WRONG_CODE, 409 SECOND_FACTOR_ON or SECOND_FACTOR_OFF. */
  turnOn: '/api/auth/second-factor/turn-on',
  /**
   * `POST` with a `passwordCheckSchema`: issues ten new codes, and the old ones stop working; 200 with a
   * `recoveryCodesSchema`, 403 as described at `confirmationSchema`, 409 SECOND_FACTOR_OFF.
   */
  recoveryCodes: '/api/auth/second-factor/recovery-codes',
  /** `POST` with a `passwordCheckSchema`: turns it off; 200 with a `secondFactorSchema`, 403 as described at `confirmationSchema`. */
  turnOff: '/api/auth/second-factor/turn-off',
} as const
