import { accountPaths } from '@greenroom/shared/wire'
import { expect, type Page } from '@playwright/test'
import { declineLanguageModel } from './candidate.ts'
import { followMail } from './outbox.ts'

/** The account of this address is ADMIN once the address is verified: the tests' product is told so. */
export const adminEmail = 'admin@example.org'
const password = 'a long and unusual passphrase'

/** Signs in as the ADMIN of the product, who signs up and confirms the address first where nobody has. */
export async function haveAdmin(page: Page): Promise<void> {
  const { request } = page
  const created = await request.post(accountPaths.users, {
    data: { userName: 'Ada Lindqvist', email: adminEmail, password },
  })
  const signedIn = await request.post(accountPaths.signIn, { data: { email: adminEmail, password } })
  expect(signedIn.ok(), await signedIn.text()).toBe(true)
  if (created.ok()) {
    await declineLanguageModel(page)
    await followMail(page, adminEmail, 'Confirm your email')
    await expect(page.getByRole('heading', { level: 1, name: 'Email confirmed' })).toBeVisible()
  }
  const me = await request.get(accountPaths.me)
  expect(await me.json()).toMatchObject({ subscriptionTier: 'ADMIN' })
}
