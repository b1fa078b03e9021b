import { randomUUID } from 'node:crypto'
import { callNameOf } from '@greenroom/shared/rules'
import type { User } from '@greenroom/shared/vocabulary'
import type { AccountMail } from './accountMail.ts'
import { type SecurityChange, securityLetter, signInSettings } from './letters.ts'

/** Mails a user about a change to how their account is protected or how they sign in. */
export type SecurityNotice = (to: User, change: SecurityChange) => Promise<void>

export function createSecurityNotice(accountMail: AccountMail): SecurityNotice {
  return (user, change) =>
    accountMail.tell(user.email, {
      id: randomUUID(),
      kind: 'securityChanged',
      letter: securityLetter(callNameOf(user), change, accountMail.pageUrl(signInSettings)),
    })
}
