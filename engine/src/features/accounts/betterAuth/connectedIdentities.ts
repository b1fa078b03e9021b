import type { betterAuth } from 'better-auth'
import { z } from 'zod'
import { DuplicateKey } from '../../../store/port.ts'
import type { ConnectedIdentities, Connection } from '../identity.ts'
import type { Auth } from './auth.ts'
import { identityOf } from './identityOf.ts'

type Tables = {
  adapter: Awaited<Auth['$context']>['adapter']
  internalAdapter: Awaited<ReturnType<typeof betterAuth>['$context']>['internalAdapter']
}

const providerId = 'oidc'
/** The space separates issuer and id; no issuer contains one. */
const accountIdOf = ({ issuer, subject }: Connection): string => `${issuer} ${subject}`
const accountSchema = z.looseObject({ id: z.string(), userId: z.string() })

/** A hosted provider's identities in better-auth's tables. */
export function connectedIdentities({ adapter, internalAdapter }: Tables): ConnectedIdentities {
  const accountsAt = async (identityId: string, issuer: string) =>
    (await internalAdapter.findAccounts(identityId)).filter(
      (account) => account.providerId === providerId && account.accountId.startsWith(`${issuer} `),
    )

  const connect: ConnectedIdentities['connect'] = async (identityId, connection) => {
    try {
      await internalAdapter.linkAccount({ userId: identityId, providerId, accountId: accountIdOf(connection) })
      return 'done'
    } catch (error) {
      if (error instanceof DuplicateKey) return 'TAKEN'
      throw error
    }
  }

  return {
    connect,
    async byConnection(connection) {
      const where = [
        { field: 'providerId', value: providerId },
        { field: 'accountId', value: accountIdOf(connection) },
      ]
      const found = await adapter.findOne({ model: 'account', where })
      const user = found === null ? null : await internalAdapter.findUserById(accountSchema.parse(found).userId)
      return user ? identityOf(user) : undefined
    },
    isConnected: async (identityId, issuer) => (await accountsAt(identityId, issuer)).length > 0,
    async disconnect(identityId, issuer) {
      const accounts = await accountsAt(identityId, issuer)
      for (const { id } of accounts) await internalAdapter.deleteAccount(id)
      return accounts.length > 0
    },
    async signUpConnected({ email, name }, connection) {
      const known = await internalAdapter.findUserByEmail(email, { includeAccounts: true })
      if (known && known.accounts.length > 0) return 'EMAIL_TAKEN'
      try {
        // An interrupted sign-up left an identity with no way to sign in. This completes it.
        if (known) await internalAdapter.updateUser(known.user.id, { emailVerified: true })
        const user = known
          ? { ...known.user, emailVerified: true }
          : await internalAdapter.createUser({ email, name, emailVerified: true }, { method: 'oauth' })
        return (await connect(user.id, connection)) === 'done' ? identityOf(user) : 'EMAIL_TAKEN'
      } catch (error) {
        // A concurrent request got there first, and the store accepts only one.
        if (error instanceof DuplicateKey) return 'EMAIL_TAKEN'
        throw error
      }
    },
  }
}
