import { randomUUID } from 'node:crypto'
import { callNameOf } from '@greenroom/shared/rules'
import { minuteOf } from '../../../mail/days.ts'
import type { IdentityProvider } from '../identity.ts'
import type { AccountMail, Addressee } from '../links/accountMail.ts'
import { passwordChangedLetter } from '../links/letters.ts'
import type { MailLinks } from '../links/mailLinks.ts'
import type { SignIns } from '../signIns.ts'
import type { Users } from '../users.ts'

export type ChosenPassword = {
  /**
   * Sets a password, ends the sign-ins made with the old one, and mails a notice. A mailed link proves that the email
   * is theirs, so every sign-in ends. Otherwise, `keepSignIn` stays signed in.
   */
  set(who: Addressee, password: string, how: { byLink: true } | { byLink: false; keepSignIn: string }): Promise<void>
}

export function createChosenPassword(parts: {
  identities: Pick<IdentityProvider, 'byId' | 'setPassword' | 'setVerified'>
  users: Pick<Users, 'byId'>
  signIns: Pick<SignIns, 'endAll'>
  links: Pick<MailLinks, 'revoke'>
  accountMail: AccountMail
  now: () => number
}): ChosenPassword {
  const { identities, users, signIns, links, accountMail, now } = parts
  return {
    async set({ identityId, userId, email }, password, how) {
      await identities.setPassword(identityId, password)
      await links.revoke(identityId, ['resetPassword'])
      if (how.byLink && (await identities.byId(identityId))?.email === email) await identities.setVerified(identityId)
      await signIns.endAll(userId, how.byLink ? undefined : how.keepSignIn)
      const user = await users.byId(userId)
      const name = user === undefined ? '' : callNameOf(user)
      await accountMail.tell(email, {
        id: randomUUID(),
        kind: 'passwordChanged',
        letter: passwordChangedLetter(
          { name, email },
          { at: minuteOf(now()), resetUrl: accountMail.pageUrl('/passwordReset') },
        ),
      })
    },
  }
}
