import type { Membership } from '@greenroom/shared/rules'
import type { User } from '@greenroom/shared/vocabulary'
import { LRUCache } from 'lru-cache'
import type { Deletions } from './deletion/deletions.ts'
import type { Identity, IdentityProvider } from './identity.ts'
import type { Memberships } from './memberships.ts'
import { IdentityGone, type Users } from './users.ts'

/** The user behind a request or a socket, with their current rights. */
export type SignedInUser = User &
  Pick<Membership, 'subscriptionTier' | 'subscriptionExpiry'> & {
    emailVerified: boolean
    /** When the account will be deleted, ISO 8601; null if it won't be. */
    deleteAt: string | null
  }
/** A signed-in user, with the id of their sign-in. */
export type SignedIn = SignedInUser & { signInId: string }

export type Authentication = {
  /**
   * The user whose session is in a cookie header. Null without one, or if the account is being deleted. May be almost a
   * second old.
   */
  authenticate(cookie: string | undefined): Promise<SignedIn | null>
  /** Like `authenticate`, but includes accounts that are being deleted; never cached. */
  identified(cookie: string | undefined): Promise<SignedIn | null>
  /** Like `identified`, plus the cookies that extend the session. */
  refresh(cookie: string | undefined): Promise<{ user: SignedIn | null; cookies: string[] }>
  /** The user of an identity that has just been proven. Creates the record if a sign-up was interrupted. */
  userOf(identity: Identity): Promise<SignedInUser>
  /** Clears a sign-in that has ended from the cache. */
  forget(signInId: string): void
}

/**
 * How long a result is cached. Short enough that a sign-out takes effect within a second, even on an engine that missed
 * the message.
 */
const rememberedMs = 800
const maxRemembered = 20_000

const nobodyIfGone = (error: unknown): null => {
  if (error instanceof IdentityGone) return null
  throw error
}

export function createAuthentication(parts: {
  identities: IdentityProvider
  users: Users
  memberships: Memberships
  deletions: Pick<Deletions, 'of'>
}): Authentication {
  const { identities, users, memberships, deletions } = parts
  const remembered = new LRUCache<string, SignedIn>({ max: maxRemembered, ttl: rememberedMs })

  const userOf = async (identity: Identity): Promise<SignedInUser> => {
    const user = await users.of(identity)
    const { emailVerified } = identity
    const [{ subscriptionTier, subscriptionExpiry }, deletion] = await Promise.all([
      memberships.of({ ...user, userId: user.id, emailVerified }),
      deletions.of(user.id),
    ])
    const deleteAt = deletion === undefined ? null : new Date(deletion.deleteAt).toISOString()
    return { ...user, subscriptionTier, subscriptionExpiry, emailVerified, deleteAt }
  }
  const refresh: Authentication['refresh'] = async (cookie) => {
    const session = cookie === undefined ? undefined : identities.sessionIn(cookie)
    if (cookie === undefined || session === undefined) return { user: null, cookies: [] }
    const { value: identity, cookies } = await identities.identify(cookie)
    const found = identity && (await userOf(identity).catch(nobodyIfGone))
    const user = found && { ...found, signInId: identity.signInId }
    if (user?.deleteAt === null) remembered.set(session, user)
    else remembered.delete(session)
    return { user, cookies }
  }
  return {
    userOf,
    refresh,
    async authenticate(cookie) {
      const session = cookie === undefined ? undefined : identities.sessionIn(cookie)
      const known = session === undefined ? undefined : remembered.get(session)
      if (known !== undefined) return known
      const { user } = await refresh(cookie)
      return user?.deleteAt === null ? user : null
    },
    identified: async (cookie) => (await refresh(cookie)).user,
    forget(signInId) {
      for (const [session, user] of remembered.entries()) if (user.signInId === signInId) remembered.delete(session)
    },
  }
}
