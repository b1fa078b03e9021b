/** The calls about accounts (spec §7). A file without schemas: pages of visitors carry none. */
export const accountPaths = {
  /** `POST` signs up: 201 with a `userSchema`. `GET` with a `userQuerySchema`: 200 with a `userSchema`. */
  users: '/users',
  /**
   * `POST`: sets the session cookie; 200 with a `meSchema`, 401 INVALID_CREDENTIALS whether the email or the password is
   * wrong, 401 SECOND_FACTOR_NEEDED where a code has to follow (`secondFactorPaths`), 429 after several of them,
   * 503 TOO_BUSY where too many sign in at once.
   */
  signIn: '/api/auth/sign-in/email',
  /** `POST`: ends the session of the cookie; a no-op without one. */
  signOut: '/api/auth/sign-out',
  /** `GET`: 200 with a `meSchema`, 401 UNAUTHORIZED where nobody is signed in. */
  me: '/api/me',
} as const
