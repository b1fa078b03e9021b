import type { IdentityProvider } from '../identity.ts'
import type { Memberships } from '../memberships.ts'
import type { Users } from '../users.ts'
import type { Deletions } from './deletions.ts'

/** Whether this user is the only ADMIN, ignoring ADMINs who are about to be deleted. */
export function createIsOnlyAdmin(parts: {
  memberships: Memberships
  users: Pick<Users, 'byId' | 'byEmail'>
  identities: Pick<IdentityProvider, 'isVerified'>
  deletions: Pick<Deletions, 'of'>
  adminEmail: string | undefined
}): (userId: number) => Promise<boolean> {
  const { memberships, users, identities, deletions, adminEmail } = parts

  async function isAdmin(userId: number): Promise<boolean> {
    const user = await users.byId(userId)
    if (user === undefined || (await deletions.of(userId)) !== undefined) return false
    const emailVerified = await identities.isVerified(user.email)
    return (await memberships.of({ userId, email: user.email, emailVerified })).subscriptionTier === 'ADMIN'
  }

  return async (userId) => {
    if (!(await isAdmin(userId))) return false
    const named = adminEmail === undefined ? undefined : await users.byEmail(adminEmail)
    if (named !== undefined && named.id !== userId && (await isAdmin(named.id))) return false
    for await (const other of memberships.subscribers()) if (other !== userId && (await isAdmin(other))) return false
    return true
  }
}
