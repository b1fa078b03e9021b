import { expect, type Page, test } from '@playwright/test'
import { interviewerSpoke, signUp } from './testing/candidate.ts'

const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Start' })
const settings = (page: Page) => page.getByRole('region', { name: 'Settings' })

/** Catches a choice that doesn't show in the address, the price or the room. */
test('a company’s round is found by search, changed by hand, kept over a reload, and used in the room', async ({
  page,
}) => {
  await signUp(page)
  await page.getByRole('searchbox', { name: 'Company or role' }).fill('google')
  await page.getByRole('button', { name: /^Google/ }).click()
  await expect(page.getByRole('heading', { name: 'Google' })).toBeFocused()
  await page.getByRole('radio', { name: /^Algorithms/ }).check()
  await expect(page).toHaveURL(/company=google&round=2/)
  await expect(settings(page).getByText('Settings for Google, Algorithms.')).toBeVisible()
  await expect(settings(page).getByRole('radio', { name: '45' })).toBeChecked()
  await expect(settings(page).getByLabel('Difficulty')).toHaveValue('challenging')

  await settings(page).getByText('20', { exact: true }).click()
  await expect(settings(page).getByText('You’ve changed: 20 minutes instead of 45 minutes.')).toBeVisible()
  await page.reload()
  await expect(settings(page).getByText('You’ve changed: 20 minutes instead of 45 minutes.')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('google')
  await expect(bar(page)).toContainText(/Google, Algorithms.*20 minutes, ends about \d\d:\d\d, 1 question/)
  await expect(bar(page)).toContainText(/280 tokens.*leaves you 9,720/s)

  await start(page).click()
  await expect(page.getByRole('heading', { name: 'Google, on-site' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Algorithms.*about 20 min, with /s)
  await page.getByRole('button', { name: 'Start the interview' }).click()
  await interviewerSpoke(page, 1)
})
