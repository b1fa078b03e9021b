import type { betterAuth } from 'better-auth'
import { DuplicateKey } from '../../../store/port.ts'
import type { Identity, OwnIdentity } from '../identity.ts'

type Context = Awaited<ReturnType<typeof betterAuth>['$context']>

const credential = 'credential'

/** Lets people change their own identity in better-auth's tables. */
export function ownIdentity(
  context: { internalAdapter: Context['internalAdapter']; password: Pick<Context['password'], 'hash' | 'verify'> },
  identityOf: (user: { id: string; email: string; name: string; emailVerified: boolean }) => Identity,
): OwnIdentity {
  const { internalAdapter, password } = context
  const accountOf = async (identityId: string) =>
    (await internalAdapter.findAccounts(identityId)).find(({ providerId }) => providerId === credential)
  return {
    async byId(identityId) {
      const user = await internalAdapter.findUserById(identityId)
      return user ? identityOf(user) : undefined
    },
    async byEmail(email) {
      const found = await internalAdapter.findUserByEmail(email)
      return found ? identityOf(found.user) : undefined
    },
    async setVerified(identityId) {
      await internalAdapter.updateUser(identityId, { emailVerified: true })
    },
    async setEmail(identityId, email) {
      try {
        await internalAdapter.updateUser(identityId, { email, emailVerified: true })
        return 'done'
      } catch (error) {
        if (error instanceof DuplicateKey) return 'EMAIL_TAKEN'
        throw error
      }
    },
    hasPassword: async (identityId) => (await accountOf(identityId)) !== undefined,
    async isPassword(identityId, given) {
      const hash = (await accountOf(identityId))?.password
      return typeof hash === 'string' && password.verify({ hash, password: given })
    },
    async setPassword(identityId, chosen) {
      const hash = await password.hash(chosen)
      if (await accountOf(identityId)) await internalAdapter.updatePassword(identityId, hash)
      else
        await internalAdapter.linkAccount({
          userId: identityId,
          providerId: credential,
          accountId: identityId,
          password: hash,
        })
    },
  }
}
