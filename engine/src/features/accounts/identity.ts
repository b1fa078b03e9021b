/** Who somebody is, as the provider of identities knows it. `identityId` is the provider's own, opaque id. */
export type Identity = { identityId: string; email: string; name: string; emailVerified: boolean }

/** What a call answers besides its value: the cookies that the browser has to get, as `set-cookie` values. */
export type WithCookies<T> = { value: T; cookies: string[] }

/**
 * Where identities and their sessions come from. The engine embeds a provider; a hosted one can take its place.
 * Emails are in lower case. Outages throw.
 */
export type IdentityProvider = {
  /** Makes an identity that signs in with this password; the email must not have one yet. Signs nobody in. */
  signUp(newcomer: { email: string; password: string; name: string }): Promise<Identity | 'EMAIL_TAKEN'>
  /** `null` where email and password do not belong together, whether or not there is such an email. */
  signIn(credentials: { email: string; password: string }, headers: Headers): Promise<WithCookies<Identity> | null>
  /** Ends the session of this cookie, if there is one. */
  signOut(cookie: string): Promise<WithCookies<null>>
  /** Whose session the cookie carries; its cookies prolong the session where that is due. */
  identify(cookie: string): Promise<WithCookies<Identity | null>>
  /** Whether this email has an identity that was verified. */
  isVerified(email: string): Promise<boolean>
  /** The part of a cookie header that carries the session, to recognise it by; undefined where there is none. */
  sessionIn(cookie: string): string | undefined
}
