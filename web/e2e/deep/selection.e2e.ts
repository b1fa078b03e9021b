import { challengeFetchTexts } from '@greenroom/shared/rules'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../testing/accessible.ts'
import { signUp } from '../testing/candidate.ts'

const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Start' })
const settings = (page: Page) => page.getByRole('region', { name: 'Settings' })

/** By how much the page is wider than the window, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a link leads to a round, even if the round doesn’t exist', async ({ page }) => {
  await signUp(page)
  await page.goto('/app/interviewSelection?company=meta&round=all')
  await expect(page.getByRole('radio', { name: /^Whole day/ })).toBeChecked()
  await expect(settings(page).getByRole('radio', { name: '60' })).toBeChecked()
  await page.getByRole('button', { name: 'Set it up yourself' }).click()
  await expect(page).not.toHaveURL(/company/)
  await page.goto('/app/interviewSelection?company=initech&round=7&stage=telephone')
  await expect(settings(page).getByText('Your own settings.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Stage' }).getByRole('radio', { name: 'Telephone' })).toBeChecked()
})

test('if no question fits, the page shows the specification’s text and exactly what would help', async ({ page }) => {
  await signUp(page)
  // The bank has a question for every possible choice, so fake a missing one here; everything else is real.
  await page.route('**/api/sessions/estimate', async (route) => {
    const { settings: asked } = route.request().postDataJSON() as { settings: { timeLimitInMinutes: number } }
    if (asked.timeLimitInMinutes !== 20) return route.continue()
    const response = await route.fetch()
    const nearest = [{ timeLimitInMinutes: 25 }, { interviewStage: 'telephone' }]
    await route.fulfill({ response, json: { ...(await response.json()), matches: false, nearest } })
  })
  await page.reload()
  await expect(page.getByText(challengeFetchTexts.noMatch)).toBeVisible()
  await expect(start(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Telephone instead of on-site' })).toBeVisible()
  await expectAccessible(page, 'no match')
  await page.getByRole('button', { name: '25 minutes instead of 20 minutes' }).click()
  await expect(start(page)).toBeEnabled()
  await expect(page.getByText(challengeFetchTexts.noMatch)).toBeHidden()
})

test('somebody with too few tokens learns why, when there will be new ones, and what they are enough for', async ({
  page,
}) => {
  await signUp(page)
  const long = { settings: { timeLimitInMinutes: 60 } }
  for (let turn = 0; turn < 13; turn += 1) {
    const opened = (await (await page.request.post('/api/sessions', { data: long })).json()) as { sessionId: string }
    const begun = await page.request.post(`/api/sessions/${opened.sessionId}/commands`, {
      data: { commandId: 'start', type: 'StartInterview' },
    })
    expect(begun.ok()).toBe(true)
  }
  await page.reload()
  await expect(page.getByRole('link', { name: 'Continue' }).first()).toBeVisible()
  await settings(page).getByText('60', { exact: true }).click()
  await expect(bar(page)).toContainText(/This interview needs 740 tokens, but you have 380\. You’ll get more on 1 /)
  await expect(start(page)).toBeDisabled()
  await bar(page).getByRole('button', { name: '25 minutes for ' }).click()
  await expect(start(page)).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Show earlier ones' })).toBeVisible()
})

test('if companies can’t be loaded, everything can be set by hand and started by keyboard alone', async ({ page }) => {
  await signUp(page)
  await page.route('**/api/companies', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('We couldn’t load the companies.')).toBeVisible({ timeout: 30_000 })
  await settings(page).getByRole('radio', { name: 'On-site' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(settings(page).getByRole('radio', { name: 'Take-home assessment' })).toBeChecked()
  await page.unroute('**/api/companies')
  await page.getByRole('button', { name: 'Try again' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Bloomberg/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^First engineering round/ })).toBeChecked()
  await start(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Start the interview' })).toBeVisible()
})

test('a blocked microphone is explained, and nothing stays open', async ({ page }) => {
  await signUp(page)
  await page.getByRole('button', { name: 'Check devices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Check your devices' })
  await expect(dialog.getByText(/ms to the server and back, and the live connection works\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Test the microphone' }).click()
  await expect(dialog.getByText(/Microphone blocked|No microphone was found/)).toBeVisible()
  await expectAccessible(page, 'the devices')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`360 px are enough for everything, and axe finds nothing (${colorScheme})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width: 360, height: 740 },
      ...(baseURL ? { baseURL } : {}),
    })
    const page = await context.newPage()
    await signUp(page)
    await page.goto('/app/interviewSelection?company=stripe&round=2')
    await expect(page.getByRole('radio', { name: /^Technical screen/ })).toBeChecked()
    await expectAccessible(page, 'a company')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await start(page).click()
    await expect(page.getByText('First time here?')).toBeVisible()
    await expectAccessible(page, 'the lobby')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Check devices' }).click()
    await expect(page.getByRole('dialog', { name: 'Check your devices' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Start the warm-up' }).click()
    await expect(page.getByRole('heading', { name: 'Warm-up' })).toBeVisible()
    await context.close()
  })
}
