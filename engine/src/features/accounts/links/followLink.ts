import { callNameOf } from '@greenroom/shared/rules'
import type { EmailLinkAnswer } from '@greenroom/shared/wire'
import { ProblemError } from '../../../platform/problems.ts'
import type { Leaving } from '../deletion/leaving.ts'
import type { IdentityProvider } from '../identity.ts'
import type { Memberships } from '../memberships.ts'
import type { SignIns } from '../signIns.ts'
import type { Users } from '../users.ts'
import type { AccountMail } from './accountMail.ts'
import { emailChangedLetter } from './letters.ts'
import type { MailLink, MailLinks } from './mailLinks.ts'

export type FollowLinkOptions = {
  identities: Pick<IdentityProvider, 'byId' | 'setVerified' | 'setEmail'>
  users: Pick<Users, 'byId' | 'change'>
  memberships: Pick<Memberships, 'changeEmail'>
  signIns: Pick<SignIns, 'endAll'>
  links: MailLinks
  accountMail: AccountMail
  /** Clears the cache for this user. */
  forgetRemembered: (userId: number) => Promise<void>
  /** Cancels the deletion of an account. */
  leaving: Pick<Leaving, 'keep'>
  /** Called because the address evidently works, so mail may go to it again. */
  addressWorks: (address: string) => Promise<void>
}

/**
 * Performs the action of a mailed link, in any browser, signed in or not.
 * @throws the 410 problem LINK_INVALID for a used, expired or unknown link; 409 EMAIL_TAKEN
 */
export function createFollowLink(parts: FollowLinkOptions): (token: string) => Promise<EmailLinkAnswer> {
  const { identities, users, memberships, signIns, links, accountMail, addressWorks, forgetRemembered, leaving } = parts

  async function moveTo({ identityId, userId, email }: MailLink): Promise<void> {
    if ((await identities.setEmail(identityId, email)) === 'EMAIL_TAKEN') throw new ProblemError('EMAIL_TAKEN')
    await users.change(userId, { email })
    await memberships.changeEmail(userId, email)
    await forgetRemembered(userId)
    await addressWorks(email)
    // Links mailed to the old address must stop working.
    await links.revoke(identityId, ['resetPassword', 'verifyEmail', 'changeEmail'])
  }

  return async (token) => {
    const link = await links.find(token, ['verifyEmail', 'changeEmail', 'restoreEmail', 'keepAccount'])
    const identity = link && (await identities.byId(link.identityId))
    if (link === undefined || identity === undefined) throw new ProblemError('LINK_INVALID')
    const { purpose, identityId, userId, email } = link
    // The link was sent to an address the account no longer has.
    if (purpose === 'verifyEmail' && identity.email !== email) throw new ProblemError('LINK_INVALID')
    if (!(await links.use(link))) throw new ProblemError('LINK_INVALID')
    if (purpose === 'keepAccount') {
      if (!(await leaving.keep(link))) throw new ProblemError('LINK_INVALID')
      return { done: 'accountKept', email: identity.email }
    }
    if (purpose === 'verifyEmail') {
      await identities.setVerified(identityId)
      await forgetRemembered(userId)
      await addressWorks(email)
      return { done: 'emailVerified', email }
    }
    const user = await users.byId(userId)
    await moveTo(link)
    if (purpose === 'restoreEmail') {
      await signIns.endAll(userId)
      return { done: 'emailRestored', email }
    }
    const name = user === undefined ? '' : callNameOf(user)
    await accountMail.sendLink(
      { identityId, userId, email: identity.email },
      {
        purpose: 'restoreEmail',
        kind: 'emailChanged',
        letter: (url) => emailChangedLetter({ name, email: identity.email }, email, url),
      },
    )
    return { done: 'emailChanged', email }
  }
}
