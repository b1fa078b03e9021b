import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { followMail } from './testing/outbox.ts'

const password = 'a long and unusual passphrase'
const another = 'quite another passphrase'
let count = 0
const newEmail = () => `mail-${Date.now()}-${++count}@example.org`

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'When is your interview, and at which company?' }),
  ).toBeVisible()
}

async function signIn(page: Page, email: string, given: string): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(given)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/interviewSelection/)
}

const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('sign-up, with the email confirmed in another browser', async ({ page, browser }) => {
  const email = newEmail()
  await signUp(page, email)
  await page.goto('/app/settings')
  await expect(page.getByText('Your email isn’t confirmed yet. Open the link we emailed you.')).toBeVisible()
  await expectAccessible(page, 'the settings')
  const other = await elsewhere(browser)
  await followMail(other, email, 'Confirm your email')
  await expect(title(other, 'Email confirmed')).toBeVisible()
  await other.reload()
  await expect(title(other, 'Open the link in your email')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Confirmed.', { exact: true })).toBeVisible()
  await other.context().close()
})

test('spec §8: "Signup failure returns false and logs", without what was typed', async ({ page }) => {
  const email = newEmail()
  await page.request.post('/users', { data: { userName: 'Ada', email, password } })
  const reported = page.waitForRequest('**/persistedMessage')
  await page.goto('/signup')
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  const request = await reported
  expect(request.postDataJSON()).toEqual({
    message: expect.stringMatching(/^-\d+ not-signed-in@greenroom\.invalid: sign-up failed: EMAIL_TAKEN$/),
    severity: 'warning',
  })
  expect((await request.response())?.status()).toBe(204)
  // The form keeps its input and gives the reason next to the field.
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
})

test('a forgotten password: a link by mail, a new password, and every browser signed out', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  await signUp(page, email)
  const other = await elsewhere(browser)
  await other.goto('/signin')
  await other.getByRole('link', { name: 'Forgot your password?' }).click()
  await expectAccessible(other, 'the password reset')
  await other.getByLabel('Email').fill(email)
  await other.getByRole('button', { name: 'Send the link' }).click()
  await expect(title(other, 'Check your email')).toBeVisible()
  await followMail(other, email, 'Choose a new password')
  await other.getByLabel('Password', { exact: true }).fill(another)
  await other.getByRole('button', { name: 'Save password' }).click()
  await expect(title(other, 'Password saved')).toBeVisible()
  await signIn(other, email, another)
  await page.goto('/app/settings')
  await page.waitForURL(/signin/)
  await other.context().close()
})

test('a change of email, and undoing it', async ({ page }) => {
  const [email, next] = [newEmail(), newEmail()]
  await signUp(page, email)
  await page.goto('/app/settings')
  await page.getByRole('button', { name: 'Change: Email' }).click()
  await page.getByLabel('New email').fill(next)
  await page.getByLabel('Your password').fill('wrong')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText('Wrong password.')).toBeVisible()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText(`${next} isn’t confirmed yet.`)).toBeVisible()
  await followMail(page, next, 'Confirm your new email')
  await expect(title(page, 'Email changed')).toBeVisible()
  await page.goto('/app/settings')
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(next)
  await followMail(page, email, 'Your email was changed')
  await expect(title(page, 'Your email has been restored')).toBeVisible()
  await signIn(page, email, password)
})

test('sign-out everywhere', async ({ page, browser }) => {
  const email = newEmail()
  await signUp(page, email)
  const other = await elsewhere(browser)
  await signIn(other, email, password)
  await page.goto('/app/settings')
  const signIns = page.getByRole('region', { name: 'Sign-in and security' }).getByRole('listitem')
  await expect(signIns).toHaveCount(2)
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  for (const each of [page, other]) {
    await each.goto('/app/settings')
    await each.waitForURL(/signin/)
  }
  await other.context().close()
})

/** Catches broken links in the sign-up consent. */
test('the consent at sign-up links to the terms and the privacy policy', async ({ page }) => {
  for (const [name, path] of [
    ['Terms', '/termsAndConditions'],
    ['Privacy policy', '/privacyPolicy'],
  ] as const) {
    await page.goto('/signup')
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/nothing|not found/i)
  }
})
