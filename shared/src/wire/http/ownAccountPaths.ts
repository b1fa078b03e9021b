/** The API calls for the caller's account. Kept free of schemas, so that visitors' pages stay small. */
export const ownAccountPaths = {
  /** `GET`: 200 with an `ownAccountSchema`. `PATCH` with an `ownAccountChangeSchema`: the same. 401 UNAUTHORIZED. */
  account: '/api/account',
  /** `POST`: mails the link that verifies the email, again if needed; 202. 401 UNAUTHORIZED, 429 after several. */
  verification: '/api/account/verification',
  /** `PUT` with an `emailChangeSchema`: mails a link to the new address; 202. 403 as described at `confirmationSchema`, 409 EMAIL_TAKEN, 429. */
  email: '/api/account/email',
  /** `PUT` with a `passwordChangeSchema`: 200; ends all other sign-ins. 403 as described at `confirmationSchema`, 429. */
  password: '/api/account/password',
  /**
   * `POST` with an `emailLinkSchema`: does what a mailed link is for; 200 with an `emailLinkAnswerSchema`, 410
   * LINK_INVALID, 409 EMAIL_TAKEN.
   */
  emailLinks: '/api/account/email-links',
  /** `POST` with a `passwordResetRequestSchema`: 202 whether or not the email has an account. 429. */
  passwordReset: '/api/auth/password-reset',
  /** `POST` with a `newPasswordSchema`: 200; ends all sign-ins. 410 LINK_INVALID, 400 for a weak password. */
  newPassword: '/api/auth/password-reset/confirm',
} as const
