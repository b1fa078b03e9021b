import { randomUUID } from 'node:crypto'
import type { User } from '@greenroom/shared/vocabulary'
import type { AccountMail } from './accountMail.ts'
import { type SecurityChange, securityLetter } from './letters.ts'

/** Mails somebody that a way into their account, or what guards it, has changed. */
export type SecurityNotice = (to: User, change: SecurityChange) => Promise<void>

export function createSecurityNotice(accountMail: AccountMail): SecurityNotice {
  return ({ firstName, userName, email }, change) =>
    accountMail.tell(email, {
      id: randomUUID(),
      kind: 'securityChanged',
      letter: securityLetter(firstName || userName, change, accountMail.pageUrl('/app/settings')),
    })
}
