import { randomUUID } from 'node:crypto'
import { callNameOf } from '@greenroom/shared/rules'
import type { AccountHolder } from '../../../platform/personalData.ts'
import { ProblemError } from '../../../platform/problems.ts'
import type { IdentityProvider } from '../identity.ts'
import type { AccountMail } from '../links/accountMail.ts'
import { accountKeptLetter, deletionLetter, signInSettings } from '../links/letters.ts'
import type { MailLinks } from '../links/mailLinks.ts'
import type { SignIns } from '../signIns.ts'
import type { Users } from '../users.ts'
import type { Deletion, Deletions } from './deletions.ts'

/** Requests, announces and cancels an account's deletion. */
export type Leaving = {
  /** @throws 409 LAST_ADMIN */
  ask(holder: Pick<AccountHolder, 'userId' | 'identityId'>): Promise<Deletion>
  /**
   * Ends every sign-in and mails the link for cancelling the deletion. Idempotent. False if the mail must wait for a
   * later attempt.
   */
  tell(deletion: Deletion): Promise<boolean>
  /** False if it is too late, or if no deletion was requested. */
  keep(account: { userId: number; identityId: string }): Promise<boolean>
}

export function createLeaving(parts: {
  deletions: Deletions
  isOnlyAdmin: (userId: number) => Promise<boolean>
  signIns: Pick<SignIns, 'endAll'>
  identities: Pick<IdentityProvider, 'byId'>
  users: Pick<Users, 'byId'>
  links: Pick<MailLinks, 'revoke'>
  accountMail: AccountMail
  /** Clears the cache for this user. */
  forgetRemembered: (userId: number) => Promise<void>
}): Leaving {
  const { deletions, isOnlyAdmin, signIns, identities, users, links, accountMail, forgetRemembered } = parts
  return {
    async ask(account) {
      if (await isOnlyAdmin(account.userId)) throw new ProblemError('LAST_ADMIN')
      return deletions.ask(account)
    },
    async tell({ userId, identityId, deleteAt }) {
      const [user, identity] = await Promise.all([users.byId(userId), identities.byId(identityId)])
      await signIns.endAll(userId)
      if (user === undefined || identity === undefined) return true
      const { email } = identity
      const name = callNameOf(user)
      try {
        await accountMail.sendLink(
          { identityId, userId, email },
          {
            purpose: 'keepAccount',
            kind: 'accountDeletion',
            letter: (url) => deletionLetter({ name, email }, { deleteAt, url }),
          },
        )
      } catch (error) {
        // The sixth mail within an hour has to wait for the next hour.
        if (error instanceof ProblemError) return false
        throw error
      }
      await deletions.markTold(userId)
      return true
    },
    async keep({ userId, identityId }) {
      if (!(await deletions.keep(userId))) return false
      await links.revoke(identityId, ['keepAccount'])
      await forgetRemembered(userId)
      const [user, identity] = await Promise.all([users.byId(userId), identities.byId(identityId)])
      if (user === undefined || identity === undefined) return true
      const to = { name: callNameOf(user), email: identity.email }
      await accountMail.tell(to.email, {
        id: randomUUID(),
        kind: 'accountDeletion',
        letter: accountKeptLetter(to, accountMail.pageUrl(signInSettings)),
      })
      return true
    },
  }
}
