import { type AccountHolder, jsonFile, type PersonalData } from '../../platform/personalData.ts'
import type { IdentityProvider } from './identity.ts'
import type { MailLinks } from './links/mailLinks.ts'
import type { Memberships } from './memberships.ts'
import type { Passkeys } from './passkeys/passkeys.ts'
import type { Users } from './users.ts'

const iso = (time: number): string => new Date(time).toISOString()

/** The personal data in accounts: a person's identity, how they sign in, and their signed-in browsers. */
export function accountData(parts: {
  identities: Pick<IdentityProvider, 'byId' | 'secondFactor' | 'signInsOf' | 'collections' | 'remove'>
  users: Pick<Users, 'byId' | 'remove'>
  memberships: Pick<Memberships, 'of' | 'recordsOf' | 'removeOf'>
  passkeys: Pick<Passkeys, 'of' | 'removeOf'>
  links: Pick<MailLinks, 'pending' | 'removeOf'>
  /** Removes addresses from the alpha list and from the places of invitation codes. */
  forgetInvited: (emails: readonly string[]) => Promise<void>
}): PersonalData {
  const { identities, users, memberships, passkeys, links, forgetInvited } = parts

  async function accountOf({ userId, identityId }: AccountHolder) {
    const [user, identity] = await Promise.all([users.byId(userId), identities.byId(identityId)])
    const { email = '', emailVerified = false } = identity ?? {}
    return {
      ...user,
      email,
      emailVerified,
      pendingEmail: (await links.pending(identityId, 'changeEmail'))?.email ?? null,
      ...(await memberships.of({ userId, email, emailVerified })),
      subscriptions: await memberships.recordsOf(userId),
      secondFactor: await identities.secondFactor.of(identityId),
      passkeys: await passkeys.of(identityId),
    }
  }

  async function signInsOf({ identityId }: AccountHolder) {
    return (await identities.signInsOf(identityId)).map(({ createdAt, lastUsedAt, expiresAt, address, userAgent }) => ({
      createdAt: iso(createdAt),
      lastUsedAt: iso(lastUsedAt),
      expiresAt: iso(expiresAt),
      address,
      userAgent,
    }))
  }

  return {
    collections: [
      'users',
      'passkeys',
      'mailLinks',
      'subscriptions',
      'alphaPhaseUsers',
      'invitationUses',
      'accountDeletions',
      ...identities.collections,
    ],
    async *exported(holder) {
      yield jsonFile('account.json', await accountOf(holder))
      yield jsonFile('sign-ins.json', await signInsOf(holder))
    },
    async erase({ userId, identityId, emails }) {
      await passkeys.removeOf(identityId)
      await links.removeOf(identityId)
      await memberships.removeOf(userId)
      await forgetInvited(emails)
      await identities.remove(identityId)
      await users.remove(userId, identityId)
    },
  }
}
