import type { Enrolment, SecondFactor, SecondFactorCode } from '@greenroom/shared/wire'

/** Who somebody is, as the provider of identities knows it. `identityId` is the provider's own, opaque id. */
export type Identity = { identityId: string; email: string; name: string; emailVerified: boolean }

/** One sign-in of an identity: a browser that is let in until `expiresAt`. Times in ms since 1970. */
export type IdentitySignIn = {
  signInId: string
  createdAt: number
  /** Within a day of the last request. */
  lastUsedAt: number
  expiresAt: number
  /** The address and browser it was made from, if known. */
  address: string
  userAgent: string
}

/** What a call answers besides its value: the cookies that the browser has to get, as `set-cookie` values. */
export type WithCookies<T> = { value: T; cookies: string[] }

/** Changes of one's own identity. The caller has made sure it's theirs. */
export type OwnIdentity = {
  byId(identityId: string): Promise<Identity | undefined>
  byEmail(email: string): Promise<Identity | undefined>
  /** They have shown that the address is theirs. */
  setVerified(identityId: string): Promise<void>
  /** Another address, which they have shown to be theirs. */
  setEmail(identityId: string, email: string): Promise<'done' | 'EMAIL_TAKEN'>
  /** Whether it can sign in with a password. */
  hasPassword(identityId: string): Promise<boolean>
  isPassword(identityId: string, given: string): Promise<boolean>
  setPassword(identityId: string, chosen: string): Promise<void>
}

/** Who somebody is at a hosted provider of identities. */
export type Connection = { issuer: string; subject: string }

/** Identities that a hosted provider vouches for. */
export type ConnectedIdentities = {
  byConnection(connection: Connection): Promise<Identity | undefined>
  isConnected(identityId: string, issuer: string): Promise<boolean>
  /** `TAKEN` where it is another identity's. */
  connect(identityId: string, connection: Connection): Promise<'done' | 'TAKEN'>
  /** False if there was no connection. */
  disconnect(identityId: string, issuer: string): Promise<boolean>
  /** Makes an identity without a password, whose email is verified. Signs nobody in. */
  signUpConnected(newcomer: { email: string; name: string }, connection: Connection): Promise<Identity | 'EMAIL_TAKEN'>
}

type ManagedIdentities = OwnIdentity & ConnectedIdentities

/**
 * The second factor of identities: codes of an authenticator app, and ten recovery codes. Each code works once. Calls that take a
 * cookie act for the session in it. All throw problems: WRONG_PASSWORD, WRONG_CODE, SIGN_IN_AGAIN, SECOND_FACTOR_ON, SECOND_FACTOR_OFF, 429.
 */
export type SecondFactorProvider = {
  of(identityId: string): Promise<SecondFactor>
  /** A new secret, which counts from `turnOn`. */
  begin(cookie: string, password: string): Promise<Enrolment>
  /** Takes the first code from the app; gives the recovery codes. */
  turnOn(identityId: string, cookie: string, code: string): Promise<WithCookies<string[]>>
  /** Uses up a code of the cookie's session; false for a wrong one. The caller counts the guesses. */
  isCode(cookie: string, given: SecondFactorCode): Promise<boolean>
  newRecoveryCodes(cookie: string, password: string): Promise<string[]>
  turnOff(cookie: string, password: string): Promise<WithCookies<null>>
  /** Begins a sign-in that waits for its code, of somebody proven by other means than a password. @returns its cookies */
  ask(identityId: string): Promise<string[]>
  /**
   * Ends a sign-in whose password was right. After five wrong codes it has to begin again, after ten in a row the account takes none for
   * 15 minutes.
   * @param cookie with the one that the sign-in got
   */
  signIn(given: SecondFactorCode, cookie: string, headers: Headers): Promise<WithCookies<Identity>>
}

/**
 * Where identities and their sessions come from. The engine embeds a provider; a hosted one can take its place.
 * Emails are in lower case. Outages throw; so does, with 503 TOO_BUSY, a password where too many wait to be hashed.
 */
export type IdentityProvider = ManagedIdentities & {
  secondFactor: SecondFactorProvider
  /** Makes an identity that signs in with this password; the email must not have one yet. Signs nobody in. */
  signUp(newcomer: { email: string; password: string; name: string }): Promise<Identity | 'EMAIL_TAKEN'>
  /**
   * `null` where email and password do not belong together; the same, after the same work, where there is no such email. `UNVERIFIED`: they do,
   * and the email must be verified first.
   */
  signIn(
    credentials: { email: string; password: string },
    headers: Headers,
  ): Promise<WithCookies<Identity | 'SECOND_FACTOR_NEEDED'> | 'UNVERIFIED' | null>
  /** Begins a session for an identity that was proven by other means than its password. */
  letIn(identityId: string, headers: Headers): Promise<WithCookies<Identity>>
  /** Ends the session of this cookie, if there is one. */
  signOut(cookie: string): Promise<WithCookies<null>>
  /** The cookie's session and sign-in. The returned cookies prolong the session if that's due. */
  identify(cookie: string): Promise<WithCookies<(Identity & { signInId: string }) | null>>
  /** The sign-ins of an identity that still let somebody in, 100 at most, the latest first. */
  signInsOf(identityId: string): Promise<IdentitySignIn[]>
  /** Ends these sign-ins of the identity; returns how many there were. */
  endSignIns(identityId: string, signInIds: readonly string[]): Promise<number>
  /** Deletes sign-ins, and codes and tokens of the provider's own, that have run out: nothing is kept of them. */
  removeExpired(): Promise<void>
  /** Which of these sign-ins still work, whoever they belong to. */
  standing(signInIds: readonly string[]): Promise<Set<string>>
  /** Whether this email has an identity that was verified. */
  isVerified(email: string): Promise<boolean>
  /** Deletes an identity and all that the provider keeps of it; its sign-ins end. Safe to repeat. */
  remove(identityId: string): Promise<void>
  /** The store's collections that the provider uses. */
  collections: readonly string[]
  /** The part of a cookie header that carries the session, to recognise it by; undefined if there is none. */
  sessionIn(cookie: string): string | undefined
}
