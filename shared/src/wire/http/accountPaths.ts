/** The API calls for accounts (spec §7). Kept free of schemas, so that visitors' pages stay small. */
export const accountPaths = {
  /** `POST` signs up: 201 with a `userSchema`. `GET` with a `userQuerySchema`: 200 with a `userSchema`. */
  users: '/users',
  /**
   * `POST`: sets the session cookie; 200 with a `meSchema`, 401 INVALID_CREDENTIALS whether the email or the password
   * is wrong, 401 SECOND_FACTOR_NEEDED if a code is required next (`secondFactorPaths`), 429 after several attempts,
   * 503 TOO_BUSY if too many people sign in at once.
   */
  signIn: '/api/auth/sign-in/email',
  /** `POST`: ends the cookie's session; a no-op without one. */
  signOut: '/api/auth/sign-out',
  /** `GET`: 200 with a `meSchema`, 401 UNAUTHORIZED without a sign-in. */
  me: '/api/me',
} as const
