import { randomUUID } from 'node:crypto'
import { browserNameOf } from '@greenroom/shared/rules'
import type { User } from '@greenroom/shared/vocabulary'
import type { AccountMail } from './accountMail.ts'
import { newDeviceLetter } from './letters.ts'

/** Somebody who has just created the account signs in for the first time: that is no news to them. */
const newAccountMs = 60 * 60_000

/** Mails people that a browser signed in to their account that never did before. */
export function createNewBrowserNotice(parts: { accountMail: AccountMail; now: () => number }) {
  const { accountMail, now } = parts
  return async (user: User, userAgent: string): Promise<void> => {
    if (now() - Date.parse(user.createdAt) < newAccountMs) return
    const to = { name: user.firstName || user.userName, email: user.email }
    await accountMail.tell(user.email, {
      id: randomUUID(),
      kind: 'newDevice',
      letter: newDeviceLetter(to, {
        browser: browserNameOf(userAgent) ?? 'a program that gave no name',
        at: new Date(now()).toISOString().slice(0, 16).replace('T', ' '),
        settingsUrl: accountMail.pageUrl('/app/settings'),
      }),
    })
  }
}
