import { randomUUID } from 'node:crypto'
import { callNameOf } from '@greenroom/shared/rules'
import type { User } from '@greenroom/shared/vocabulary'
import type { AccountMail } from './accountMail.ts'
import { type SecurityChange, securityLetter, signInSettings } from './letters.ts'

/** Mails somebody that a way into their account, or what guards it, has changed. */
export type SecurityNotice = (to: User, change: SecurityChange) => Promise<void>

export function createSecurityNotice(accountMail: AccountMail): SecurityNotice {
  return (user, change) =>
    accountMail.tell(user.email, {
      id: randomUUID(),
      kind: 'securityChanged',
      letter: securityLetter(callNameOf(user), change, accountMail.pageUrl(signInSettings)),
    })
}
