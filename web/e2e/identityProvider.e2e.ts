import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount, interviewerSpoke } from './testing/candidate.ts'
import { begin, endInterview } from './testing/visitor.ts'

const newLogin = () => `${randomUUID()}@example.org`
const onward = (page: Page) => page.getByRole('button', { name: 'Continue with Example ID' })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Signs in as someone on the provider's pages and consents. */
async function signInThere(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Catches an account created without consent, and a return that loses the requested page. */
test('somebody new signs in with the provider, gets an account, a password, and signs out', async ({ page }) => {
  const login = newLogin()
  await page.goto('/signin?next=%2Fapp%2Fsettings')
  await onward(page).click()
  await signInThere(page, login)
  await expect(title(page, 'Create an account')).toBeVisible()
  await expect(page.getByText('You have no account yet. Continue with Example ID here to create one.')).toBeVisible()
  await expectAccessible(page, 'the sign-up with an identity provider')
  // The provider knows them by now and doesn't ask again.
  await onward(page).click()
  await expect(page).toHaveURL(/\/app\/settings$/)
  await expect(page.getByText('Confirmed.', { exact: true })).toBeVisible()

  const security = page.getByRole('region', { name: 'Sign-in and security' })
  await expect(security.getByText('Connected', { exact: true })).toBeVisible()
  await expect(security.getByText('Set a password before you disconnect.')).toBeVisible()
  await security.getByRole('button', { name: 'Change: Password' }).click()
  await expectAccessible(page, 'the settings of an account without a password')
  await security.getByLabel('New password').fill('a long and unusual passphrase')
  await security.getByRole('button', { name: 'Save' }).click()
  await expect(security.getByText('Password changed. You’re signed out everywhere else.')).toBeVisible()
  await security.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(security.getByText('Not connected')).toBeVisible()

  await security.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL('/')
  await page.goto('/app/settings')
  await expect(title(page, 'Sign in')).toBeVisible()
})

test('the first sign-in with the provider leads to the first run, and no further', async ({ page }) => {
  await page.goto('/signup')
  await onward(page).click()
  await signInThere(page, newLogin())
  await expect(title(page, 'When is your interview, and at which company?')).toBeVisible()
  // The provider's pages are further back in the history. Going back from here ends on one of our pages, still signed
  // in.
  await page.goto('/signin')
  await expect(title(page, 'Choose an interview')).toBeVisible()
})

test('a person who declines, or has an unconfirmed email, is told so and stays on the page', async ({ page }) => {
  await page.goto('/signin?next=%2Fapp%2Fsettings')
  await onward(page).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(title(page, 'Sign in')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Example ID didn’t let you in, or you cancelled. Try again.')
  await expectAccessible(page, 'a sign-in that was cancelled at the provider')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Try again.')

  await onward(page).click()
  await signInThere(page, `unconfirmed-${newLogin()}`)
  await expect(page.getByRole('alert')).toContainText('Example ID hasn’t confirmed your email.')
  await expect(page).toHaveURL(/next=%2Fapp%2Fsettings/)
})

test('an account with a password is connected in the settings, and signs in both ways', async ({ page }) => {
  const { password } = await haveAccount(page)
  const login = newLogin()
  await page.goto('/app/settings')
  const security = page.getByRole('region', { name: 'Sign-in and security' })
  await security.getByRole('button', { name: 'Connect', exact: true }).click()
  await security.getByLabel('Your password').fill('not the password at all')
  await security.getByRole('button', { name: 'Continue' }).click()
  await expect(security.getByText('Wrong password.')).toBeVisible()
  await security.getByLabel('Your password').fill(password)
  await security.getByRole('button', { name: 'Continue' }).click()
  await signInThere(page, login)
  await expect(page).toHaveURL(/\/app\/settings$/)
  await expect(security.getByText('Connected', { exact: true })).toBeVisible()

  await security.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL('/')
  await page.goto('/signin')
  await onward(page).click()
  await expect(title(page, 'Choose an interview')).toBeVisible()
})

test('a visitor keeps five minutes by an account from the provider', async ({ page }) => {
  await page.goto('/')
  await begin(page).click()
  await interviewerSpoke(page, 1)
  await endInterview(page)
  await expect(page).toHaveURL(/\/app\/scorecard\?session=/)
  const scorecard = page.url()
  await page.getByRole('link', { name: 'Create an account to keep this interview' }).click()
  await onward(page).click()
  await signInThere(page, newLogin())
  await expect(page).toHaveURL(scorecard)
  await expect(page.getByText('Saved. This interview is in your account now.')).toBeVisible()
})
