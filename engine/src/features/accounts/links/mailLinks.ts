import { fixedPeriodsMs } from '@greenroom/shared/rules'
import { z } from 'zod'
import { hashOf, newToken } from '../../../platform/secretTokens.ts'
import type { Store } from '../../../store/port.ts'
import { removeAll } from '../../../store/removeAll.ts'

const purposeSchema = z.enum(['verifyEmail', 'changeEmail', 'restoreEmail', 'resetPassword', 'keepAccount'])
export type LinkPurpose = z.infer<typeof purposeSchema>

const hourMs = 60 * 60_000
/** For how long a link of a mail can be followed. */
export const linkLifetimeMs = {
  verifyEmail: fixedPeriodsMs.verifyEmailLink,
  changeEmail: fixedPeriodsMs.changeEmailLink,
  restoreEmail: fixedPeriodsMs.restoreEmailLink,
  resetPassword: fixedPeriodsMs.resetPasswordLink,
  keepAccount: fixedPeriodsMs.accountDeletion,
} as const satisfies Record<LinkPurpose, number>

const recordSchema = z.object({
  /** The hash of the token, which is in the mail only. */
  id: z.string(),
  purpose: purposeSchema,
  identityId: z.string(),
  userId: z.int(),
  /** Which address the link is about. */
  email: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  /** False once it was followed, or another link has taken its place. */
  open: z.boolean(),
})
export type MailLink = z.infer<typeof recordSchema>

const pageSize = 100
/** Of one identity there are at most five new ones an hour, for a week each. */
const maxKept = 5_000

/** Links in mails: each for one purpose, for one use, for a while. */
export type MailLinks = {
  /** A new one; earlier links of this identity for the same purpose no longer work. `TOO_MANY` after five in an hour. */
  create(
    link: Pick<MailLink, 'purpose' | 'identityId' | 'userId' | 'email'>,
  ): Promise<{ token: string; id: string } | 'TOO_MANY'>
  /** The link of a token that still works, for one of these purposes. */
  find(token: string, purposes: readonly LinkPurpose[]): Promise<MailLink | undefined>
  /** Uses it up; of several who try at once one succeeds. */
  use(link: MailLink): Promise<boolean>
  /** The latest open one of this identity. */
  pending(identityId: string, purpose: LinkPurpose): Promise<MailLink | undefined>
  /** The addresses that links of this identity are about, while they are kept. */
  emailsOf(identityId: string): Promise<string[]>
  /** All of this identity. */
  removeOf(identityId: string): Promise<void>
  /** None of these works from now on. */
  revoke(identityId: string, purposes: readonly LinkPurpose[]): Promise<void>
  /** Deletes those that have run out. */
  removeExpired(): Promise<void>
}

const maxAnHour = 5

export function openMailLinks(store: Store, now: () => number): MailLinks {
  const records = store.collection<MailLink>({
    name: 'mailLinks',
    unique: [],
    indexes: [['identityId', 'purpose', 'createdAt'], ['expiresAt']],
    parse: (stored) => recordSchema.parse(stored),
  })
  const openOnes = async (identityId: string, purpose: LinkPurpose) => {
    const sort = [['createdAt', 'desc']] as const
    const found = await records.find({ where: { identityId, purpose }, sort, limit: pageSize })
    return found.filter(({ open, expiresAt }) => open && expiresAt > now())
  }
  const revoke: MailLinks['revoke'] = async (identityId, purposes) => {
    for (const purpose of purposes)
      for (const { id } of await openOnes(identityId, purpose)) await records.update(id, { open: false })
  }
  return {
    revoke,
    async create({ purpose, identityId, userId, email }) {
      const createdAt = now()
      const recent = { identityId, purpose, createdAt: { gt: createdAt - hourMs } }
      // Changing an address again and again must not hold a notice back.
      if (purpose !== 'restoreEmail') {
        if ((await records.count(recent)) >= maxAnHour) return 'TOO_MANY'
        await revoke(identityId, [purpose])
      }
      const token = newToken()
      const id = hashOf(token)
      const expiresAt = createdAt + linkLifetimeMs[purpose]
      await records.insert({ id, purpose, identityId, userId, email, createdAt, expiresAt, open: true })
      return { token, id }
    },
    async find(token, purposes) {
      const link = await records.get(hashOf(token))
      return link?.open && link.expiresAt > now() && purposes.includes(link.purpose) ? link : undefined
    },
    async use({ id }) {
      // Deleted rather than marked: of several who delete one succeeds, in every store.
      return records.delete(id)
    },
    removeOf: (identityId) => removeAll(records, { identityId }),
    async emailsOf(identityId) {
      const found = await records.find({ where: { identityId }, limit: maxKept })
      return [...new Set(found.map(({ email }) => email))]
    },
    pending: async (identityId, purpose) => (await openOnes(identityId, purpose))[0],
    // Those of the last hour are still counted.
    removeExpired: () => removeAll(records, { expiresAt: { lt: now() - hourMs } }),
  }
}
