import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount } from './testing/candidate.ts'

/** Everything the diagnostics API sends to this page, except the result. */
function heardBy(page: Page): string[] {
  const heard: string[] = []
  page.on('response', async (response) => {
    if (!response.url().includes('/api/diagnostics') || response.url().endsWith('/result')) return
    heard.push(await response.text().catch(() => ''))
  })
  return heard
}

const progress = (page: Page, item: number) =>
  expect(page.getByText(`Knowledge item ${item} of 12`).first()).toBeVisible()

/** Answers the open item by keyboard, whatever its kind. */
async function answer(page: Page): Promise<void> {
  const field = page.getByLabel(/^Your answer/)
  await expect(page.getByRole('button', { name: /^Answer/ })).toBeEnabled()
  if (await field.isVisible()) await field.fill('3')
  else await page.keyboard.press('b')
  await page.keyboard.press('Enter')
}

const cookiesOf = (context: BrowserContext) => context.storageState()

/** Catches a diagnostic that loses its place, shows right and wrong too early, or never reaches a result. */
test('a diagnostic goes on after a reload and in a second browser, up to its result', async ({ page, browser }) => {
  const heard = heardBy(page)
  await haveAccount(page)
  await page.goto('/app/diagnostics')
  await page.getByLabel('Role').selectOption('devops')
  await page.getByText('Senior', { exact: true }).click()
  await expectAccessible(page, 'the start')
  await page.getByRole('button', { name: 'Start', exact: true }).dblclick()

  await progress(page, 1)
  await expectAccessible(page, 'an item')
  await page.getByRole('button', { name: /^Answer/ }).click()
  await expect(page.getByText(/Choose an answer first|Enter a number/)).toBeVisible()

  // Typing into a report doesn't choose an answer.
  await page.getByRole('button', { name: 'Report this item' }).click()
  const report = page.getByRole('dialog')
  await report.getByRole('button', { name: 'Send' }).click()
  await expect(report.getByText('Write a sentence first.')).toBeVisible()
  await report.getByLabel('What you noticed').pressSequentially('a b: both are right')
  await expectAccessible(page, 'a report about an item')
  await report.getByRole('button', { name: 'Send' }).dblclick()
  await expect(report.getByText('Thank you.')).toBeVisible()
  await report.getByRole('button', { name: 'Close' }).last().click()
  await expect(report).toBeHidden()
  for (const item of [1, 2, 3]) {
    await progress(page, item)
    await answer(page)
  }
  await progress(page, 4)
  const question = await page.getByRole('heading', { level: 1 }).textContent()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: question ?? '' })).toBeVisible()

  // A second device shows the same item, and an answer given there counts.
  const context = await browser.newContext({ storageState: await cookiesOf(page.context()) })
  const other = await context.newPage()
  heardBy(other)
  await other.goto('/app/diagnostics')
  await other.getByRole('link', { name: 'Continue' }).click()
  await expect(other.getByRole('heading', { level: 1, name: question ?? '' })).toBeVisible()
  await other.getByRole('button', { name: 'I don’t know' }).click()
  await progress(other, 5)
  await page.reload()
  for (let item = 5; item <= 12; item++) {
    await progress(page, item)
    await answer(page)
  }

  // The task is a separate session, which leads back here.
  await expect(page.getByRole('heading', { name: 'Write the code' })).toBeVisible()
  await expectAccessible(page, 'the task')
  await page.getByRole('button', { name: 'Open the task' }).click()
  await expect(page.getByRole('heading', { name: 'Timed coding' })).toBeVisible()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Interview menu' }).click()
  await page.getByRole('menuitem', { name: 'End interview' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End interview' }).click()
  await page.getByRole('link', { name: 'Continue' }).click({ timeout: 30_000 })

  await expect(page.getByRole('heading', { name: 'Explain your solution' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Start the clock' }).click()
  await page.getByLabel('Your explanation').fill('I’d sort it first, in O(n log n) time and O(n) space.')
  await expectAccessible(page, 'the explanation')
  await expect.poll(() => heard.some((text) => text.includes('I’d sort it first'))).toBe(true)
  for (const word of ['isRight', '"why"', 'outcome']) expect(heard.join('\n')).not.toContain(word)
  await page.getByRole('button', { name: 'Hand in' }).click()

  await expect(page.getByRole('heading', { name: 'Score ranges' })).toBeVisible({ timeout: 90_000 })
  await expect(page.getByText(/You got \d+ of 12 items right/)).toBeVisible()
  await expect(page.getByText('Not enough evidence').first()).toBeVisible()
  await page.getByRole('button', { name: 'See all 12 items' }).click()
  await expect(page.getByText('You didn’t know').first()).toBeVisible()
  await expect(page.getByText('I’d sort it first', { exact: false })).toBeVisible()
  await expectAccessible(page, 'the result')
  await expect(page.getByRole('link', { name: 'Build my path' })).toHaveAttribute('href', '/app/learningPathGenerator')

  // With a path, the result says whether the path uses it.
  const made = await page.evaluate(async () => {
    const wish = { company: null, stage: null, role: null, level: 'JUNIOR', language: null, date: null, days: null }
    const body = JSON.stringify({ ...wish, hoursPerWeek: 6, timeZone: 'UTC', replaces: null })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/path', { method: 'POST', headers, body })).status
  })
  expect(made).toBe(200)
  await page.reload()
  await expect(page.getByText('Your path is based on this result.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See my path' })).toHaveAttribute('href', '/app/learningPath')

  // The diagnostic can't be taken again yet, and the second browser shows the result too.
  await other.goto('/app/diagnostics')
  await expect(other.getByRole('heading', { name: /^Available again from/ })).toBeVisible()
  await context.close()
})
