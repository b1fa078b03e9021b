/** Signing in by a hosted identity provider (OpenID Connect). A file without schemas, so visitors' pages stay small. */
export const oidcPaths = {
  /** `GET`, from anybody: 200 with an `identityProviderSchema`. */
  provider: '/api/auth/oidc',
  /** `POST` with an `oidcStartSchema`: 200 with an `oidcAwaySchema` and a cookie for ten minutes. 409 OIDC_OFF, 429, 503 OIDC_UNAVAILABLE. */
  signIn: '/api/auth/sign-in/oidc',
  /** The same with consent to a new account, if they have none. */
  signUp: '/api/auth/sign-up/oidc',
  /**
   * `GET`: where the provider redirects the browser back to. 303 to a page, with `?problem=` and an `OidcProblem` if it
   * didn't work.
   */
  callback: '/api/auth/oidc/callback',
  /**
   * `POST` with a `confirmationSchema`: as `signIn`, and it connects the signed-in account. `DELETE`: 204; 409
   * PASSWORD_NEEDED.
   */
  connection: '/api/account/identity-provider',
} as const

/** Why a person came back from the identity provider without success. */
export const oidcProblems = [
  /** They refused there. */
  'DENIED',
  /** It took more than ten minutes, or began in another browser. */
  'EXPIRED',
  'UNAVAILABLE',
  /** The provider's answer was wrong, or not meant for us. */
  'REFUSED',
  /** The provider doesn't confirm that the email is theirs. */
  'EMAIL_UNVERIFIED',
  /** They have no account, and started from a page that doesn't create one. */
  'NO_ACCOUNT',
  /** The email has an account here that never confirmed it. */
  'ACCOUNT_UNCONFIRMED',
  /** The email has an account here with a second factor: connecting is only possible from its settings. */
  'CONNECT_FIRST',
  /** The account here is connected to somebody else there. */
  'OTHER_CONNECTED',
  /** Their identity there is connected to another account here. */
  'CONNECTED_ELSEWHERE',
  'INVITATION_NEEDED',
  'INVITATION_UNKNOWN',
  'INVITATION_USED',
  'INVITATION_EXPIRED',
  'TOO_MANY_REQUESTS',
  'FAILED',
] as const
export type OidcProblem = (typeof oidcProblems)[number]
