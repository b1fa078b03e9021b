import type { SubscriptionTier } from '@greenroom/shared/vocabulary'
import type { IdentityProvider } from '../identity.ts'
import type { Memberships } from '../memberships.ts'
import type { Users } from '../users.ts'
import type { Deletions } from './deletions.ts'

type TeamParts = {
  memberships: Memberships
  users: Pick<Users, 'byId' | 'byEmail'>
  identities: Pick<IdentityProvider, 'isVerified'>
  deletions: Pick<Deletions, 'of'>
  adminEmail: string | undefined
  holds: (tier: SubscriptionTier) => boolean
}

/** The people whose tier satisfies `holds`, except for accounts that are about to be deleted. */
export function createTeam({ memberships, users, identities, deletions, adminEmail, holds }: TeamParts) {
  async function isOne(userId: number): Promise<boolean> {
    const user = await users.byId(userId)
    if (user === undefined || (await deletions.of(userId)) !== undefined) return false
    const emailVerified = await identities.isVerified(user.email)
    return holds((await memberships.of({ userId, email: user.email, emailVerified })).subscriptionTier)
  }

  async function* others(userId: number | null): AsyncGenerator<number> {
    const named = adminEmail === undefined ? undefined : await users.byEmail(adminEmail)
    if (named !== undefined && named.id !== userId && (await isOne(named.id))) yield named.id
    for await (const other of memberships.subscribers())
      if (other !== userId && other !== named?.id && (await isOne(other))) yield other
  }

  return {
    /** Whether this user is the only one. */
    async isOnly(userId: number): Promise<boolean> {
      if (!(await isOne(userId))) return false
      for await (const _other of others(userId)) return false
      return true
    },
    /** The ids of all of them, without duplicates. */
    async all(): Promise<number[]> {
      const found = new Set<number>()
      for await (const userId of others(null)) found.add(userId)
      return [...found]
    },
  }
}
