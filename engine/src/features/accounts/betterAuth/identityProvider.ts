import { longestPassword, shortestPassword } from '@greenroom/shared/wire'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import type { FastifyBaseLogger } from 'fastify'
import { DuplicateKey, type Store } from '../../../store/port.ts'
import type { Identity, IdentityProvider } from '../identity.ts'
import { tellingOutages } from './outages.ts'
import { sessionSecret } from './secret.ts'
import { storeAdapter } from './storeAdapter.ts'

/** better-auth wants to know how somebody came to be. */
const signUpSource = { method: 'email-password' } as const

const dayInSeconds = 24 * 60 * 60

/** How passwords are turned into what is stored, and held against it. */
export type PasswordHashing = {
  hash(password: string): Promise<string>
  verify(given: { hash: string; password: string }): Promise<boolean>
}

export type EmbeddedIdentityOptions = {
  store: Store
  logger: FastifyBaseLogger
  /** Where browsers find the product; decides with `behindTls` what the cookies say. */
  publicUrl: string
  behindTls: boolean
  /** In the place of scrypt. Only specs give one: a setting of the environment could weaken real passwords. */
  passwordHashing?: PasswordHashing | undefined
}

const identityOf = (user: { id: string; email: string; name: string; emailVerified: boolean }): Identity => ({
  identityId: user.id,
  email: user.email,
  name: user.name,
  emailVerified: user.emailVerified,
})

const isRefusal = (error: unknown): boolean =>
  error instanceof APIError && typeof error.statusCode === 'number' && error.statusCode < 500

/**
 * The embedded provider of identities: better-auth over the engine's own store, with email and password. Passwords are
 * hashed by scrypt in the thread pool. Its HTTP routes are not exposed; ours call it, with our own limits and errors.
 */
export async function embeddedIdentity(options: EmbeddedIdentityOptions): Promise<IdentityProvider> {
  const { store, logger, publicUrl, behindTls, passwordHashing } = options
  const auth = betterAuth({
    appName: 'Greenroom',
    baseURL: publicUrl,
    secret: await sessionSecret(store),
    database: storeAdapter(store),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      ...(passwordHashing === undefined ? {} : { password: passwordHashing }),
    },
    session: { expiresIn: 30 * dayInSeconds, updateAge: dayInSeconds },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // What goes wrong is told by our own routes; its sentences name email addresses.
    logger: { level: 'error', log: (level, message) => logger.debug({ level }, message) },
    advanced: {
      cookiePrefix: 'greenroom',
      useSecureCookies: behindTls,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: behindTls },
    },
  })
  const context = await auth.$context
  const cookieName = context.authCookies.sessionToken.name

  return {
    async signUp({ email, password, name }) {
      const hash = await context.password.hash(password)
      const known = await context.internalAdapter.findUserByEmail(email, { includeAccounts: true })
      if (known && known.accounts.length > 0) return 'EMAIL_TAKEN'
      try {
        // An identity nobody can sign in to is what a sign-up that was cut short left behind: it is finished here.
        const user =
          known?.user ?? (await context.internalAdapter.createUser({ email, name, emailVerified: false }, signUpSource))
        const account = { userId: user.id, providerId: 'credential', accountId: user.id, password: hash }
        await context.internalAdapter.linkAccount(account)
        return identityOf(user)
      } catch (error) {
        // Somebody else was faster; the store lets only one through.
        if (error instanceof DuplicateKey) return 'EMAIL_TAKEN'
        throw error
      }
    },
    async signIn(credentials, headers) {
      try {
        const { headers: answered, response } = await tellingOutages(() =>
          auth.api.signInEmail({ body: credentials, headers, returnHeaders: true }),
        )
        return { value: identityOf(response.user), cookies: answered.getSetCookie() }
      } catch (error) {
        if (isRefusal(error)) return null
        throw error
      }
    },
    async signOut(cookie) {
      const { headers } = await tellingOutages(() =>
        auth.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true }),
      )
      return { value: null, cookies: headers.getSetCookie() }
    },
    async identify(cookie) {
      const { headers, response } = await tellingOutages(() =>
        auth.api.getSession({ headers: new Headers({ cookie }), returnHeaders: true }),
      )
      return { value: response ? identityOf(response.user) : null, cookies: headers.getSetCookie() }
    },
    async isVerified(email) {
      return (await context.internalAdapter.findUserByEmail(email))?.user.emailVerified ?? false
    },
    sessionIn(cookie) {
      const pair = cookie.split(';').find((each) => each.trim().startsWith(`${cookieName}=`))
      return pair?.trim().slice(cookieName.length + 1) || undefined
    },
  }
}
