import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { signUpByForm } from './testing/candidate.ts'
import { firstWords } from './testing/visitor.ts'

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const inADay = (days: number): string => {
  const at = new Date()
  at.setDate(at.getDate() + days)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** Catches answers that have no effect, and a suggested first step that isn't the shortest one. */
test('after the sign-up: when and with whom, language and level, and then three free minutes, by keyboard', async ({
  page,
}) => {
  await page.goto('/signup')
  await signUpByForm(page)
  await expect(title(page, 'When is your interview, and at which company?')).toBeVisible()
  // The company is prefilled with the most likely answer.
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Generic tech company')
  await expect(page.getByRole('region', { name: 'Nine days' })).toContainText(
    'Enough time for six rehearsals and three',
  )
  await expectAccessible(page, 'the first question')
  await page.getByLabel('Date an estimate is fine').fill(inADay(-1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This day has passed.')).toBeVisible()
  await page.getByLabel('Date an estimate is fine').fill(inADay(4))
  await page.getByLabel('Company', { exact: true }).fill('Google')
  await page.getByRole('radio', { name: 'Telephone' }).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Company', { exact: true }).press('Enter')

  await expect(title(page, 'Which language, and which level?')).toBeFocused()
  await expectAccessible(page, 'the second question')
  await page.getByRole('radio', { name: 'Java', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('radio', { name: 'Senior' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')

  await expect(title(page, 'Five days to go. Start with a three-minute warm-up.')).toBeFocused()
  const first = page.getByRole('region', { name: 'First interview' })
  await expect(first).toContainText('Telephone coding in Java.')
  await expect(first).toContainText(/\d+ of 10,000 tokens/)
  await expectAccessible(page, 'the card')
  // Other devices know the goal too, and the interview selection starts from it.
  const { goal } = await (await page.request.get('/api/profile')).json()
  expect(goal).toMatchObject({ company: 'Google', date: inADay(4), stage: 'telephone' })
  await page.getByRole('link', { name: 'Choose another interview' }).click()
  await expect(page.getByLabel('Programming language')).toHaveValue('java')
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Google')
  // The dashboard shows the goal, and links back to the questions.
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Four days to Google, Ada' })).toBeVisible()
  await expect(page.getByText('telephone, 1 round')).toBeVisible()
  await expect(page.getByText(/^for Google/)).toBeVisible()
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  await expect(title(page, 'When is your interview, and at which company?')).toBeVisible()
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Google')
  await page.goto('/app/firstRun?step=3')

  await page.getByRole('button', { name: 'Start the warm-up' }).press('Enter')
  await page.getByRole('button', { name: 'Start the interview' }).click()
  await expect(page.getByRole('region', { name: 'Tour of the room' })).toBeVisible({ timeout: 30_000 })
  expect((await (await page.request.get('/api/wallet')).json()).tokens).toMatchObject({ left: 10_000, reserved: 0 })
})

test('a visitor’s unsent text waits in the field of the account’s first interview', async ({ page }) => {
  const problem = { type: 'about:blank', title: 'Used', status: 429, code: 'TRIAL_USED', detail: 'Used up.' }
  await page.route('**/api/trial', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(problem) })
      : route.fallback(),
  )
  await page.goto('/')
  const typed = page.getByRole('textbox', { name: 'Say what you think happened' })
  await typed.fill(firstWords)
  await typed.press('Enter')
  await page.getByRole('alert').getByRole('link', { name: 'Create an account' }).click()
  await signUpByForm(page)
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(title(page, 'Start with a three-minute warm-up.')).toBeVisible()
  const first = page.getByRole('region', { name: 'First interview' })
  await expect(first).toContainText('The question is “Two bookings, one seat”. We’ve kept the answer you typed.')
  await first.getByRole('button').click()
  await page.getByRole('button', { name: 'Start the interview' }).click()
  await expect(page.getByRole('region', { name: 'Problem' })).toContainText('Two bookings, one seat')
  await expect(page.getByRole('textbox', { name: 'Answer the interviewer' })).toHaveValue(firstWords)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the first run fits 360 px, and axe finds nothing in it (${colorScheme})`, async ({ browser, baseURL }) => {
    const viewport = { width: 360, height: 740 }
    const context = await browser.newContext({ colorScheme, viewport, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto('/signup')
    await signUpByForm(page)
    for (const name of [/^When is your interview/, /^Which language/, /^Start with a three/]) {
      await expect(title(page, name)).toBeVisible()
      await expectAccessible(page, String(name))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
      const skip = page.getByRole('button', { name: 'Skip' })
      if (await skip.isVisible()) await expect(skip).toBeInViewport({ ratio: 1 })
      if (await skip.isVisible()) await skip.click()
    }
    await context.close()
  })
}
