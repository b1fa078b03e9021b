import type { Membership } from '@greenroom/shared/rules'
import type { User } from '@greenroom/shared/vocabulary'
import { LRUCache } from 'lru-cache'
import type { Identity, IdentityProvider } from './identity.ts'
import type { Memberships } from './memberships.ts'
import type { Users } from './users.ts'

/** Who is at the other end of a request or a socket, with the rights that hold now. */
export type SignedInUser = User & Pick<Membership, 'subscriptionTier' | 'subscriptionExpiry'>

export type Authentication = {
  /** Whose session a cookie header carries, null for nobody's. An answer may be a few seconds old. */
  authenticate(cookie: string | undefined): Promise<SignedInUser | null>
  /** The same, never from memory, and with the cookies that prolong the session. */
  refresh(cookie: string | undefined): Promise<{ user: SignedInUser | null; cookies: string[] }>
  /** The user of an identity that has just been proven; makes its record where half a sign-up was lost. */
  userOf(identity: Identity): Promise<SignedInUser>
  /** Forgets what is remembered of a session that ended. */
  forget(cookie: string): void
}

const rememberedMs = 3_000
const mostRemembered = 20_000

export function createAuthentication(parts: {
  identities: IdentityProvider
  users: Users
  memberships: Memberships
}): Authentication {
  const { identities, users, memberships } = parts
  const remembered = new LRUCache<string, SignedInUser>({ max: mostRemembered, ttl: rememberedMs })

  const userOf = async (identity: Identity): Promise<SignedInUser> => {
    const user = await users.of(identity)
    const { emailVerified } = identity
    const { subscriptionTier, subscriptionExpiry } = await memberships.of({ ...user, userId: user.id, emailVerified })
    return { ...user, subscriptionTier, subscriptionExpiry }
  }
  const refresh: Authentication['refresh'] = async (cookie) => {
    const session = cookie === undefined ? undefined : identities.sessionIn(cookie)
    if (cookie === undefined || session === undefined) return { user: null, cookies: [] }
    const { value: identity, cookies } = await identities.identify(cookie)
    const user = identity && (await userOf(identity))
    if (user) remembered.set(session, user)
    else remembered.delete(session)
    return { user, cookies }
  }
  return {
    userOf,
    refresh,
    async authenticate(cookie) {
      const session = cookie === undefined ? undefined : identities.sessionIn(cookie)
      const known = session === undefined ? undefined : remembered.get(session)
      return known ?? (await refresh(cookie)).user
    },
    forget(cookie) {
      const session = identities.sessionIn(cookie)
      if (session !== undefined) remembered.delete(session)
    },
  }
}
