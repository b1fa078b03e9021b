/**
 * Signing in through a hosted identity provider (OpenID Connect). Kept free of schemas, so that visitors' pages stay
 * small.
 */
export const oidcPaths = {
  /** `GET`, from anybody: 200 with an `identityProviderSchema`. */
  provider: '/api/auth/oidc',
  /** `POST` with an `oidcStartSchema`: 200 with an `oidcAwaySchema` and a cookie for ten minutes. 409 OIDC_OFF, 429, 503 OIDC_UNAVAILABLE. */
  signIn: '/api/auth/sign-in/oidc',
  /** Like `signIn`, but also consents to a new account if the person has none. */
  signUp: '/api/auth/sign-up/oidc',
  /**
   * `GET`: the provider redirects the browser back here. 303 to a page, with `?problem=` and an `OidcProblem` if it
   * didn't work.
   */
  callback: '/api/auth/oidc/callback',
  /**
   * `POST` with a `confirmationSchema`: like `signIn`, but connects the signed-in account. `DELETE`: 204; 409
   * PASSWORD_NEEDED.
   */
  connection: '/api/account/identity-provider',
} as const

/** Why signing in at the identity provider failed. */
export const oidcProblems = [
  /** The person refused at the provider. */
  'DENIED',
  /** It took more than ten minutes, or began in another browser. */
  'EXPIRED',
  'UNAVAILABLE',
  /** The provider's response was invalid, or not meant for us. */
  'REFUSED',
  /** The provider doesn't confirm that the email belongs to the person. */
  'EMAIL_UNVERIFIED',
  /** The person has no account, and started from a page that doesn't create one. */
  'NO_ACCOUNT',
  /** An account here has this email, but never confirmed it. */
  'ACCOUNT_UNCONFIRMED',
  /** An account here has this email and a second factor: it can only be connected from its settings. */
  'CONNECT_FIRST',
  /** The account is connected to another identity at the provider. */
  'OTHER_CONNECTED',
  /** The identity is connected to another account here. */
  'CONNECTED_ELSEWHERE',
  'INVITATION_NEEDED',
  'INVITATION_UNKNOWN',
  'INVITATION_USED',
  'INVITATION_EXPIRED',
  'TOO_MANY_REQUESTS',
  'FAILED',
] as const
export type OidcProblem = (typeof oidcProblems)[number]
