import { codeOfApp } from '@greenroom/shared/testing'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { type Account, haveAccount } from './testing/candidate.ts'

const digit = (page: Page, place: number) => page.getByRole('textbox', { name: `Digit ${place} of 6` })

async function enterCode(page: Page, code: string): Promise<void> {
  await digit(page, 1).click()
  await page.keyboard.type(code)
}

async function enterPassword(page: Page, { email, password }: Account): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/signin?next=%2Fapp%2Fsettings')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}

/** Catches an account that can be opened without its code, and one that stays locked even with it. */
test('somebody sets up a second factor, signs in with it and by a recovery code, and turns it off', async ({
  page,
}) => {
  const account = await haveAccount(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /account: / }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  const security = page.getByRole('region', { name: 'Sign-in and security' })
  await security.getByRole('button', { name: 'Set up' }).click()
  await security.getByLabel('Your password').fill('not the password at all')
  await security.getByRole('button', { name: 'Continue' }).click()
  await expect(security.getByText('Wrong password.')).toBeVisible()
  await security.getByLabel('Your password').fill(account.password)
  await security.getByRole('button', { name: 'Continue' }).click()

  await expect(security.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const typed = await security.getByText(/^No camera\? Type in this key:/).innerText()
  const secret = typed.replace('No camera? Type in this key:', '').replaceAll(/\s/g, '')
  await expectAccessible(page, 'the secret of a second factor')
  await enterCode(page, codeOfApp(secret))
  await security.getByRole('button', { name: 'Turn on' }).click()
  const codes = security.getByRole('list', { name: 'Save these recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = await codes.first().innerText()
  const lastCode = await codes.last().innerText()
  await security.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(security.getByText('10 recovery codes left')).toBeVisible()

  await enterPassword(page, account)
  await expectAccessible(page, 'the question for a code')
  await enterCode(page, codeOfApp(secret, 40))
  await expect(page.getByText('Wrong code. Check it, or wait for the next one.')).toBeVisible()
  await enterCode(page, codeOfApp(secret, 1))
  await expect(security.getByText('10 recovery codes left')).toBeVisible()

  await enterPassword(page, account)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(security.getByText('9 recovery codes left')).toBeVisible()

  // Someone who finds this browser open and knows the password still needs a code.
  await security.getByRole('button', { name: 'Change: Password' }).click()
  await security.getByLabel('Current password').fill(account.password)
  await security.getByLabel('New password').fill('quite another passphrase')
  await security.getByRole('button', { name: 'Save' }).click()
  await expect(security.getByText('Enter a code from your authenticator app as well.')).toBeVisible()
  await expectAccessible(page, 'a change of password with a second factor on')
  await security.getByRole('button', { name: 'Cancel' }).click()

  await security.getByRole('button', { name: 'Turn off' }).click()
  await security.getByLabel('Your password').fill(account.password)
  await security.getByLabel('Code from your authenticator app').fill(lastCode)
  await security.getByRole('button', { name: 'Continue' }).click()
  await expect(security.getByRole('button', { name: 'Set up' })).toBeVisible()
})
