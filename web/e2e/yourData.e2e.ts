import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from './testing/accessible.ts'
import { type Account, haveAccount } from './testing/candidate.ts'
import { openInterview } from './testing/heldInterview.ts'
import { followMail } from './testing/outbox.ts'

/** Catches an archive that can't be opened, or that leaves out the user's messages. */
test('somebody exports their data, opens the archive and reads their own words', async ({ page }) => {
  const account = await haveAccount(page)
  const interview = await openInterview(page.request)
  await interview.say('I would count the pairs with a map, says the export.')
  await page.goto('/app/settings')
  const section = page.getByRole('region', { name: 'Your data' })
  await section.getByRole('button', { name: 'Export' }).click()
  await section.getByLabel('Your password').fill('not the password at all')
  await section.getByRole('button', { name: 'Download' }).click()
  await expect(section.getByText('Wrong password.')).toBeVisible()
  await expectAccessible(page, 'the question before an export')
  await section.getByLabel('Your password').fill(account.password)
  const begun = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Download' }).click()
  const download = await begun
  expect(download.suggestedFilename()).toMatch(/^greenroom-[\d-]{10}\.zip$/)
  await expect(section.getByText(/^Saved as greenroom-.*\. Start with README\.txt\.$/)).toBeVisible()

  const files = unzipSync(readFileSync(await download.path()))
  const text = (path: string | undefined): string => strFromU8(files[path ?? ''] ?? new Uint8Array())
  expect(text('README.txt')).toContain(account.email)
  expect(JSON.parse(text('account.json'))).toMatchObject({ email: account.email })
  const conversation = Object.keys(files).find((path) => path.endsWith('/conversation.txt'))
  expect(text(conversation)).toContain('I would count the pairs with a map, says the export.')
})

const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/signin?next=%2Fapp%2Fsettings')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Requests deletion on the settings page, as a signed-in user. */
async function deleteAccount(page: Page, { password }: Account): Promise<void> {
  await page.goto('/app/settings')
  const section = page.getByRole('region', { name: 'Your data' })
  await section.getByRole('button', { name: 'Delete account' }).click()
  const question = section.getByRole('form', { name: 'Delete the account' })
  await expect(question.getByText('You’ll appear as “deleted user”.')).toBeVisible()
  await expectAccessible(page, 'the question before an account is deleted')
  await question.getByLabel('Your password').fill(password)
  await question.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: /^Your account will be deleted on/ })
  await expect(dialog.getByText('To keep the account, use the link we emailed you,')).toBeVisible()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/')
}

/** Catches an account that stays signed in, is deleted too early, or can't be kept. */
test('somebody deletes their account and keeps it after all: by signing in, and by the link in another browser', async ({
  page,
  browser,
}) => {
  const account = await haveAccount(page)
  const other = await elsewhere(browser)
  await signIn(other, account)
  await expect(other.getByRole('region', { name: 'Your data' })).toBeVisible()
  await deleteAccount(page, account)
  for (const each of [page, other]) {
    await each.goto('/app/settings')
    await expect(each.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  }

  await signIn(page, account)
  const heading = page.getByRole('heading', { level: 1, name: /^Your account will be deleted on/ })
  await expect(heading).toBeVisible()
  await expectAccessible(page, 'an account that is to be deleted')
  await page.goto('/dashboard')
  await expect(heading).toBeVisible()
  await page.goto('/app/settings')
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('region', { name: 'Your data' })).toBeVisible()

  await deleteAccount(page, account)
  await followMail(other, account.email, 'Your account will be deleted')
  await expect(other.getByRole('heading', { level: 1, name: 'Your account won’t be deleted' })).toBeVisible()
  await signIn(page, account)
  await expect(page.getByRole('region', { name: 'Your data' })).toBeVisible()
  await other.context().close()
})
