import { randomUUID } from 'node:crypto'
import { browserNameOf, callNameOf } from '@greenroom/shared/rules'
import type { User } from '@greenroom/shared/vocabulary'
import { minuteOf } from '../../../mail/days.ts'
import type { AccountMail } from './accountMail.ts'
import { newDeviceLetter, signInSettings } from './letters.ts'

/** For this long after an account is created, a sign-in from a new browser needs no notice. */
const newAccountMs = 60 * 60_000

/** Mails users when a new browser signs in to their account. */
export function createNewBrowserNotice(parts: { accountMail: AccountMail; now: () => number }) {
  const { accountMail, now } = parts
  return async (user: User, { userAgent, address }: { userAgent: string; address: string }): Promise<void> => {
    if (now() - Date.parse(user.createdAt) < newAccountMs) return
    const to = { name: callNameOf(user), email: user.email }
    await accountMail.tell(user.email, {
      id: randomUUID(),
      kind: 'newDevice',
      letter: newDeviceLetter(to, {
        browser: browserNameOf(userAgent) ?? 'an unknown browser',
        at: minuteOf(now()),
        address,
        settingsUrl: accountMail.pageUrl(signInSettings),
      }),
    })
  }
}
