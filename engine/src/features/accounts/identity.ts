import type { Enrolment, SecondFactor, SecondFactorCode } from '@greenroom/shared/wire'

/** A person as known to the identity provider. `identityId` is the provider's own opaque id. */
export type Identity = { identityId: string; email: string; name: string; emailVerified: boolean }

/** One sign-in of an identity: a browser that stays signed in until `expiresAt`. Times in ms since 1970. */
export type IdentitySignIn = {
  signInId: string
  createdAt: number
  /** Accurate to within a day. */
  lastUsedAt: number
  expiresAt: number
  /** The address and browser used to sign in, if known. */
  address: string
  userAgent: string
}

/** A call's result, plus cookies for the browser as `set-cookie` values. */
export type WithCookies<T> = { value: T; cookies: string[] }

/** Changes people make to their own identity. The caller must have verified that it is theirs. */
export type OwnIdentity = {
  byId(identityId: string): Promise<Identity | undefined>
  byEmail(email: string): Promise<Identity | undefined>
  /** Marks the address as verified, because the person has proved it is theirs. */
  setVerified(identityId: string): Promise<void>
  /** Sets a new address, already verified by its owner. */
  setEmail(identityId: string, email: string): Promise<'done' | 'EMAIL_TAKEN'>
  /** Whether it can sign in with a password. */
  hasPassword(identityId: string): Promise<boolean>
  isPassword(identityId: string, given: string): Promise<boolean>
  setPassword(identityId: string, chosen: string): Promise<void>
}

/** A person's id at a hosted identity provider. */
export type Connection = { issuer: string; subject: string }

/** Identities confirmed by a hosted provider. */
export type ConnectedIdentities = {
  byConnection(connection: Connection): Promise<Identity | undefined>
  isConnected(identityId: string, issuer: string): Promise<boolean>
  /** `TAKEN` if the connection belongs to another identity. */
  connect(identityId: string, connection: Connection): Promise<'done' | 'TAKEN'>
  /** False if the identity wasn't connected. */
  disconnect(identityId: string, issuer: string): Promise<boolean>
  /** Creates an identity without a password and with a verified email. Signs nobody in. */
  signUpConnected(newcomer: { email: string; name: string }, connection: Connection): Promise<Identity | 'EMAIL_TAKEN'>
}

type ManagedIdentities = OwnIdentity & ConnectedIdentities

/**
 * The second factor of identities: codes from an authenticator app, and ten recovery codes. Each code works once. Calls
 * that take a cookie act on its session. All throw problems: WRONG_PASSWORD, WRONG_CODE, SIGN_IN_AGAIN,
 * SECOND_FACTOR_ON, SECOND_FACTOR_OFF, 429.
 */
export type SecondFactorProvider = {
  of(identityId: string): Promise<SecondFactor>
  /** Creates a secret, which only takes effect with `turnOn`. */
  begin(cookie: string, password: string): Promise<Enrolment>
  /** Takes the app's first code and returns the recovery codes. */
  turnOn(identityId: string, cookie: string, code: string): Promise<WithCookies<string[]>>
  /** Uses up a code for the cookie's session. False if it is wrong; the caller counts guesses. */
  isCode(cookie: string, given: SecondFactorCode): Promise<boolean>
  newRecoveryCodes(cookie: string, password: string): Promise<string[]>
  turnOff(cookie: string, password: string): Promise<WithCookies<null>>
  /**
   * Begins a sign-in that still needs its code, after proof other than a password.
   * @returns its cookies
   */
  ask(identityId: string): Promise<string[]>
  /**
   * Completes a sign-in after the right password. After five wrong codes, the sign-in must start over; after ten in a
   * row, the account accepts none for 15 minutes.
   * @param cookie includes the pending sign-in's cookie
   */
  signIn(given: SecondFactorCode, cookie: string, headers: Headers): Promise<WithCookies<Identity>>
}

/**
 * Identities and their sessions. The engine embeds a provider, and a hosted one can replace it. Emails are lower-case.
 * Outages throw, and so does a password when too many are waiting to be hashed (503 TOO_BUSY).
 */
export type IdentityProvider = ManagedIdentities & {
  secondFactor: SecondFactorProvider
  /** Creates an identity with this password; the email must not be in use yet. Signs nobody in. */
  signUp(newcomer: { email: string; password: string; name: string }): Promise<Identity | 'EMAIL_TAKEN'>
  /**
   * `null` for a wrong email or password; both cases take the same work. `UNVERIFIED`: both are right, but the email
   * must be verified first.
   */
  signIn(
    credentials: { email: string; password: string },
    headers: Headers,
  ): Promise<WithCookies<Identity | 'SECOND_FACTOR_NEEDED'> | 'UNVERIFIED' | null>
  /** Begins a session for an identity proven by something other than its password. */
  letIn(identityId: string, headers: Headers): Promise<WithCookies<Identity>>
  /** Ends this cookie's session, if there is one. */
  signOut(cookie: string): Promise<WithCookies<null>>
  /** The identity and sign-in that this cookie belongs to. The returned cookies extend the session if that's due. */
  identify(cookie: string): Promise<WithCookies<(Identity & { signInId: string }) | null>>
  /** The active sign-ins of an identity, latest first, at most 100. */
  signInsOf(identityId: string): Promise<IdentitySignIn[]>
  /** Ends these sign-ins of the identity and returns how many there were. */
  endSignIns(identityId: string, signInIds: readonly string[]): Promise<number>
  /** Deletes expired sign-ins and the provider's own expired codes and tokens. */
  removeExpired(): Promise<void>
  /** Returns the sign-ins among these that are still active, for any user. */
  standing(signInIds: readonly string[]): Promise<Set<string>>
  /** Whether an identity has this email and has verified it. */
  isVerified(email: string): Promise<boolean>
  /** Deletes an identity and all the provider's data about it, and ends its sign-ins. Idempotent. */
  remove(identityId: string): Promise<void>
  /** The store collections used by the provider. */
  collections: readonly string[]
  /** The part of a cookie header that identifies the session; undefined if there is none. */
  sessionIn(cookie: string): string | undefined
}
