import type { SubscriptionTier } from '@greenroom/shared/vocabulary'
import type { IdentityProvider } from '../identity.ts'
import type { Memberships } from '../memberships.ts'
import type { Users } from '../users.ts'
import type { Deletions } from './deletions.ts'

/** Whether this user is the only one whose tier `holds`, ignoring accounts that are about to be deleted. */
export function createIsOnly(parts: {
  memberships: Memberships
  users: Pick<Users, 'byId' | 'byEmail'>
  identities: Pick<IdentityProvider, 'isVerified'>
  deletions: Pick<Deletions, 'of'>
  adminEmail: string | undefined
  holds: (tier: SubscriptionTier) => boolean
}): (userId: number) => Promise<boolean> {
  const { memberships, users, identities, deletions, adminEmail, holds } = parts

  async function isOne(userId: number): Promise<boolean> {
    const user = await users.byId(userId)
    if (user === undefined || (await deletions.of(userId)) !== undefined) return false
    const emailVerified = await identities.isVerified(user.email)
    return holds((await memberships.of({ userId, email: user.email, emailVerified })).subscriptionTier)
  }

  return async (userId) => {
    if (!(await isOne(userId))) return false
    const named = adminEmail === undefined ? undefined : await users.byEmail(adminEmail)
    if (named !== undefined && named.id !== userId && (await isOne(named.id))) return false
    for await (const other of memberships.subscribers()) if (other !== userId && (await isOne(other))) return false
    return true
  }
}
