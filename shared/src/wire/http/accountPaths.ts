/** The calls about accounts (spec §7). A file without schemas, so visitors' pages stay small. */
export const accountPaths = {
  /** `POST` signs up: 201 with a `userSchema`. `GET` with a `userQuerySchema`: 200 with a `userSchema`. */
  users: '/users',
  /**
   * `POST`: sets the session cookie; 200 with a `meSchema`, 401 INVALID_CREDENTIALS for a wrong email or password
   * alike, 401 SECOND_FACTOR_NEEDED if a code is required next (`secondFactorPaths`), 429 after several attempts, 503
   * TOO_BUSY if too many sign in at once.
   */
  signIn: '/api/auth/sign-in/email',
  /** `POST`: ends the session of the cookie; a no-op without one. */
  signOut: '/api/auth/sign-out',
  /** `GET`: 200 with a `meSchema`, 401 UNAUTHORIZED without a sign-in. */
  me: '/api/me',
} as const
