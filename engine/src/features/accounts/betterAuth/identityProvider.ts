import { APIError } from 'better-auth/api'
import { DuplicateKey } from '../../../store/port.ts'
import type { IdentityProvider, IdentitySignIn } from '../identity.ts'
import { type AuthOptions, createAuth } from './auth.ts'
import { connectedIdentities } from './connectedIdentities.ts'
import { identityOf } from './identityOf.ts'
import { tellingOutages } from './outages.ts'
import { ownIdentity } from './ownIdentity.ts'
import { secondFactorOf } from './secondFactor.ts'
import { identityCollections } from './storeAdapter.ts'

/** better-auth requires a source for each sign-up. */
const signUpSource = { method: 'email-password' } as const

/** A row in better-auth's session table, as its adapter returns it. */
type StoredSession = {
  id: string
  createdAt: Date
  updatedAt: Date
  expiresAt: Date
  ipAddress?: string | null
  userAgent?: string | null
}

const signInOf = ({ id, createdAt, updatedAt, expiresAt, ipAddress, userAgent }: StoredSession): IdentitySignIn => ({
  signInId: id,
  createdAt: createdAt.getTime(),
  lastUsedAt: updatedAt.getTime(),
  expiresAt: expiresAt.getTime(),
  address: ipAddress ?? '',
  userAgent: userAgent ?? '',
})

const maxListed = 100
/** More sign-ins than will ever be waiting for their code. */
const maxWaiting = 10_000
const belongsTo = (identityId: string) => ({ field: 'userId', value: identityId })
const isOneOf = (ids: readonly string[]) => ({ field: 'id', operator: 'in' as const, value: [...ids] })
const hasRunOut = () => ({ field: 'expiresAt', operator: 'lte' as const, value: new Date() })
const stillOpen = () => ({ field: 'expiresAt', operator: 'gt' as const, value: new Date() })

/** Repeats the call until nothing is left, since each call deletes only a limited number of rows. */
async function untilNone(removeSome: () => Promise<number>): Promise<void> {
  while ((await removeSome()) > 0);
}

const isRefusal = (error: unknown): boolean =>
  error instanceof APIError && typeof error.statusCode === 'number' && error.statusCode < 500

/** better-auth only reports this if the password was right. */
const isUnverified = (error: unknown): boolean => error instanceof APIError && error.body?.code === 'EMAIL_NOT_VERIFIED'

/**
 * The embedded identity provider: better-auth on the engine's own store, with email and password. Passwords are hashed
 * with scrypt in threads, a few at a time. Its HTTP routes aren't exposed: ours call it, with our own limits and
 * errors.
 */
export async function embeddedIdentity(options: AuthOptions): Promise<IdentityProvider> {
  const auth = await createAuth(options)
  const context = await auth.$context
  const cookieName = context.authCookies.sessionToken.name

  /**
   * Removes sign-ins that are waiting for their code. Their rows contain the identity only inside a value, so a query
   * can't find them.
   */
  async function removeVerifications(identityId: string): Promise<void> {
    const rows = await context.adapter.findMany<{ id: string; value: string }>({
      model: 'verification',
      limit: maxWaiting,
    })
    for (const { id, value } of rows)
      if (value.includes(identityId))
        await context.adapter.deleteMany({ model: 'verification', where: [{ field: 'id', value: id }] })
  }

  return {
    ...ownIdentity(context, identityOf),
    collections: identityCollections,
    ...connectedIdentities(context),
    secondFactor: await secondFactorOf(auth),
    async letIn(identityId, headers) {
      const { headers: answered, response } = await tellingOutages(() =>
        auth.api.letIn({ body: { identityId }, headers, returnHeaders: true }),
      )
      return { value: identityOf(response.user), cookies: answered.getSetCookie() }
    },
    async signUp({ email, password, name }) {
      const hash = await context.password.hash(password)
      const known = await context.internalAdapter.findUserByEmail(email, { includeAccounts: true })
      if (known && known.accounts.length > 0) return 'EMAIL_TAKEN'
      try {
        // An interrupted sign-up left an identity with no way to sign in. This completes it.
        const user =
          known?.user ?? (await context.internalAdapter.createUser({ email, name, emailVerified: false }, signUpSource))
        const account = { userId: user.id, providerId: 'credential', accountId: user.id, password: hash }
        await context.internalAdapter.linkAccount(account)
        return identityOf(user)
      } catch (error) {
        // A concurrent request got there first, and the store accepts only one.
        if (error instanceof DuplicateKey) return 'EMAIL_TAKEN'
        throw error
      }
    },
    async signIn(credentials, headers) {
      try {
        const { headers: answered, response } = await tellingOutages(() =>
          auth.api.signInEmail({ body: credentials, headers, returnHeaders: true }),
        )
        const cookies = answered.getSetCookie()
        if ('twoFactorRedirect' in response) return { value: 'SECOND_FACTOR_NEEDED', cookies }
        return { value: identityOf(response.user), cookies }
      } catch (error) {
        if (isRefusal(error)) return isUnverified(error) ? 'UNVERIFIED' : null
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
      const value = response && { ...identityOf(response.user), signInId: response.session.id }
      return { value, cookies: headers.getSetCookie() }
    },
    async signInsOf(identityId) {
      const where = [belongsTo(identityId), stillOpen()]
      const sessions = await context.adapter.findMany<StoredSession>({ model: 'session', where, limit: maxListed })
      return sessions.map(signInOf).toSorted((one, other) => other.lastUsedAt - one.lastUsedAt)
    },
    endSignIns: (identityId, signInIds) =>
      context.adapter.deleteMany({ model: 'session', where: [belongsTo(identityId), isOneOf(signInIds)] }),
    async removeExpired() {
      for (const model of ['session', 'verification'])
        await untilNone(() => context.adapter.deleteMany({ model, where: [hasRunOut()] }))
    },
    async standing(signInIds) {
      const where = [isOneOf(signInIds), stillOpen()]
      const limit = signInIds.length
      const sessions = await context.adapter.findMany<{ id: string }>({ model: 'session', where, limit })
      return new Set(sessions.map(({ id }) => id))
    },
    async remove(identityId) {
      const { adapter } = context
      for (const model of ['session', 'twoFactor', 'account'] as const)
        await adapter.deleteMany({ model, where: [belongsTo(identityId)] })
      await removeVerifications(identityId)
      await adapter.deleteMany({ model: 'user', where: [{ field: 'id', value: identityId }] })
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
