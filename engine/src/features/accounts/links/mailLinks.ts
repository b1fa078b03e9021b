import { fixedPeriodsMs } from '@greenroom/shared/rules'
import { z } from 'zod'
import { hashOf, newToken } from '../../../platform/secretTokens.ts'
import type { Store } from '../../../store/port.ts'
import { removeAll } from '../../../store/removeAll.ts'

const purposeSchema = z.enum(['verifyEmail', 'changeEmail', 'restoreEmail', 'resetPassword', 'keepAccount'])
export type LinkPurpose = z.infer<typeof purposeSchema>

const hourMs = 60 * 60_000
/** How long a mailed link works. */
export const linkLifetimeMs = {
  verifyEmail: fixedPeriodsMs.verifyEmailLink,
  changeEmail: fixedPeriodsMs.changeEmailLink,
  restoreEmail: fixedPeriodsMs.restoreEmailLink,
  resetPassword: fixedPeriodsMs.resetPasswordLink,
  keepAccount: fixedPeriodsMs.accountDeletion,
} as const satisfies Record<LinkPurpose, number>

const recordSchema = z.object({
  /** The token's hash. The token itself is only in the mail. */
  id: z.string(),
  purpose: purposeSchema,
  identityId: z.string(),
  userId: z.int(),
  /** The address the link is for. */
  email: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  /** False once the link has been used or replaced. */
  open: z.boolean(),
})
export type MailLink = z.infer<typeof recordSchema>

const pageSize = 100
/** The most links an identity can have at once: five an hour, for a week at most, stays below this. */
const maxKept = 5_000

/** Links in mails. Each has one purpose, works once, and expires. */
export type MailLinks = {
  /**
   * Creates a link. Earlier links of this identity for the same purpose stop working. `TOO_MANY` after five in an hour.
   */
  create(
    link: Pick<MailLink, 'purpose' | 'identityId' | 'userId' | 'email'>,
  ): Promise<{ token: string; id: string } | 'TOO_MANY'>
  /** The link with this token, if it still works and has one of these purposes. */
  find(token: string, purposes: readonly LinkPurpose[]): Promise<MailLink | undefined>
  /** Uses up the link. If calls are concurrent, only one succeeds. */
  use(link: MailLink): Promise<boolean>
  /** This identity's latest working link. */
  pending(identityId: string, purpose: LinkPurpose): Promise<MailLink | undefined>
  /** The addresses in this identity's unexpired links. */
  emailsOf(identityId: string): Promise<string[]>
  /** Removes all of this identity's links. */
  removeOf(identityId: string): Promise<void>
  /** Revokes this identity's links for these purposes. */
  revoke(identityId: string, purposes: readonly LinkPurpose[]): Promise<void>
  /** Deletes expired links. */
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
      // No limit for `restoreEmail`: otherwise a thief could suppress the notice by changing the address repeatedly.
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
      // Deletes the link instead of marking it: only one of several concurrent deletions succeeds, in every store.
      return records.delete(id)
    },
    removeOf: (identityId) => removeAll(records, { identityId }),
    async emailsOf(identityId) {
      const found = await records.find({ where: { identityId }, limit: maxKept })
      return [...new Set(found.map(({ email }) => email))]
    },
    pending: async (identityId, purpose) => (await openOnes(identityId, purpose))[0],
    // Keeps links from the last hour, because they count towards the limit.
    removeExpired: () => removeAll(records, { expiresAt: { lt: now() - hourMs } }),
  }
}
