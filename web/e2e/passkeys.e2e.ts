import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount } from './testing/candidate.ts'

/** Greenroom's address with a host name, which passkeys need, because it listens at a numeric address. */
const atLocalhost = (baseURL: string | undefined): string => {
  const url = new URL(baseURL ?? 'http://127.0.0.1')
  url.hostname = 'localhost'
  return url.origin
}

/** Adds a fingerprint reader whose owner always agrees; with `present: false` nobody touches it. */
async function withAuthenticator(
  page: Page,
): Promise<{ keys: () => Promise<number>; present: (is: boolean) => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    keys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    present: async (enabled) => {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}

/** Catches a passkey that isn't stored, doesn't work, or still works after being removed. */
test('somebody adds a passkey, signs in with it, and removes it', async ({ browser, baseURL }) => {
  const origin = atLocalhost(baseURL)
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  const authenticator = await withAuthenticator(page)
  const { email, password } = await haveAccount(page)

  await page.goto('/app/settings')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada’s laptop')
  await page.getByLabel('Your password').fill('not the password at all')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Wrong password.')).toBeVisible()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Ada’s laptop')).toBeVisible()
  expect(await authenticator.keys()).toBe(1)
  await expectAccessible(page, 'settings with a passkey')
  await page.getByRole('button', { name: 'Rename Ada’s laptop' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Work laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Work laptop')).toBeVisible()

  // By button: the device ignores the prompt in the email field.
  await authenticator.present(false)
  await context.clearCookies()
  await page.goto('/signin?next=%2Fapp%2Fsettings')
  await expectAccessible(page, 'sign-in with passkeys')
  await authenticator.present(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText(/^used \d/)).toBeVisible()

  // In the email field, without pressing anything.
  await context.clearCookies()
  await page.goto('/signin?next=%2Fapp%2Fsettings')
  await expect(page.getByText('Work laptop')).toBeVisible()

  await page.getByRole('button', { name: 'Remove Work laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('None yet')).toBeVisible()
  await authenticator.present(false)
  await context.clearCookies()
  await page.goto('/signin')
  await authenticator.present(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('That passkey didn’t work. Use your password instead.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Choose an interview' })).toBeVisible()
  await context.close()
})
