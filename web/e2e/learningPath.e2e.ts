import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount } from './testing/candidate.ts'

const lesson = { path: '/api/lessons/interview-basics/before-the-first-line', title: 'Before the first line' }

const inDays = (count: number): string => {
  const at = new Date()
  at.setDate(at.getDate() + count)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
const step = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .last()

/** Answers the checks of a lesson, correctly or not, and finishes it. */
async function finishLesson({ request }: Page): Promise<void> {
  const begun = await request.post(`${lesson.path}/begin`, { data: {} })
  const { version, quiz } = z.object({ version: z.string(), quiz: z.array(z.unknown()) }).parse(await begun.json())
  for (const question of quiz.keys())
    await request.post(`${lesson.path}/answers`, { data: { version, question, option: 0 } })
  const finished = await request.post(`${lesson.path}/finish`, { data: {} })
  expect(finished.ok(), await finished.text()).toBe(true)
}

async function fitsPhones(page: Page): Promise<void> {
  const viewport = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page, 'on a phone')
  if (viewport !== null) await page.setViewportSize(viewport)
}

/**
 * Catches a plan without reasons, work that isn't ticked off or is planned again, and a device that shows a different
 * path.
 */
test('a path is made, followed, planned again and read elsewhere; a crash course takes its place', async ({
  page,
  browser,
}) => {
  test.slow()
  const { email, password } = await haveAccount(page)
  await page.goto('/app/learningPath')
  await page.getByRole('link', { name: 'Make a path' }).click()

  await test.step('the form keeps what was typed, says what is wrong, and shows the weeks', async () => {
    await page.getByLabel('Company').fill('Google')
    await page.getByRole('radio', { name: 'On-site' }).check({ force: true })
    await page.getByRole('radio', { name: 'Senior' }).check({ force: true })
    await page.getByLabel(/^Date\b/).fill(inDays(28))
    await page.getByLabel('Hours a week').fill('99')
    await expect(page.getByText('Enter a number from 1 to 40.')).toBeVisible()
    await page.getByLabel('Hours a week').fill('7')
    await page.reload()
    await expect(page.getByLabel('Company')).toHaveValue('Google')
    await expect(page.getByLabel('Hours a week')).toHaveValue('7')
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByRole('listitem').last()).toContainText('Google')
    await expect(preview).toContainText('A diagnostic comes first')
    await expectAccessible(page, 'the generator')
    await fitsPhones(page)
    await page.getByRole('button', { name: 'Make my path' }).dblclick()
  })

  await test.step('the path says why, and what comes next', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Your path to Google' })).toBeVisible()
    await expect(page.getByText('7 hours a week')).toBeVisible()
    await expect(step(page, 'Diagnostic')).toContainText('Shows what to practise first')
    await expect(page.getByRole('link', { name: 'Start: Diagnostic' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'What didn’t fit' })).toBeVisible()
    await page.keyboard.press('j')
    await expect(page.getByRole('link', { name: 'Diagnostic', exact: true })).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await expect(page.getByRole('link', { name: 'Diagnostic', exact: true })).toBeFocused()
    await expectAccessible(page, 'the path')
    await fitsPhones(page)
    const { goal } = await (await page.request.get('/api/profile')).json()
    expect(goal).toMatchObject({ company: 'Google', level: 'SENIOR', hoursPerWeek: 7, date: inDays(28) })
  })

  await test.step('what is done is ticked off, and stays so when the rest is planned again', async () => {
    await finishLesson(page)
    await page.reload()
    await expect(step(page, lesson.title)).toContainText('Done')
    await page.getByRole('button', { name: 'Re-plan' }).dblclick()
    await expect(page.getByText('Your plan now starts today.')).toBeVisible()
    await expect(step(page, lesson.title)).toContainText('Done')
    await expect(page.getByRole('link', { name: lesson.title })).toHaveCount(1)
  })

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await test.step('a second browser shows the same, and a stale plan is refused', async () => {
    expect((await other.request.post('/api/auth/sign-in/email', { data: { email, password } })).ok()).toBe(true)
    await other.goto('/app/learningPath')
    await expect(step(other, lesson.title)).toContainText('Done')
    const titles = (of: Page) => of.locator('[data-step]').allInnerTexts()
    expect(await titles(other)).toEqual(await titles(page))
    await other.getByRole('button', { name: 'Re-plan' }).click()
    await expect(other.getByText('Your plan now starts today.')).toBeVisible()
    await page.getByRole('button', { name: 'Re-plan' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Your path was planned in another window' })).toBeVisible()
    await elsewhere.close()
  })

  await test.step('its days are in a calendar, behind a secret address', async () => {
    await page.getByRole('button', { name: 'Get the link' }).click()
    const address = await page.getByLabel('Calendar link').inputValue()
    const { pathname, search } = new URL(address)
    const feed = await (await browser.newContext()).request.get(new URL(pathname + search, page.url()).href)
    expect(await feed.text()).toMatch(/BEGIN:VCALENDAR[\s\S]*SUMMARY:Interview: Google/)
  })

  await test.step('what this browser remembers is painted while the server is away, and gone after signing out', async () => {
    await page.route('**/api/path', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Your path to Google' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Re-plan' })).toBeDisabled()
    await page.unroute('**/api/path')
  })

  await test.step('a crash course is shown day by day, and takes the path’s place after a question', async () => {
    await page.goto('/app/crashCourse')
    await page.getByRole('radio', { name: '3 days' }).check({ force: true })
    const days = page.getByRole('region', { name: 'Day by day' })
    await expect(days).toContainText('Google looks mainly at')
    await expect(days.getByText(/^Day 3/)).toBeVisible()
    await expect(days.getByText(/^Day 4/)).toHaveCount(0)
    // Each step says why it is there.
    await expect(days.getByText(/not enough evidence yet|of 4 so far|^You need |^Puts “/).first()).toBeVisible()
    await expect(days.getByRole('heading', { name: 'Skip these' })).toBeVisible()
    await expectAccessible(page, 'the crash course')
    await fitsPhones(page)
    await page.getByRole('button', { name: 'Start crash course' }).click()
    await page.getByRole('button', { name: 'Keep my path' }).click()
    await page.getByRole('button', { name: 'Start crash course' }).click()
    await page.getByRole('button', { name: 'Replace it' }).click()
    await expect(page).toHaveURL(/learningPath$/)
    await expect(page.getByText('14 hours a week')).toBeVisible()
    await expect(step(page, lesson.title)).toContainText('Done')
  })

  await test.step('a path is deleted after a question, and nothing of it stays in the browser', async () => {
    await page.getByRole('button', { name: 'Delete path' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete path' }).click()
    await expect(page.getByRole('heading', { name: 'No path yet' })).toBeVisible()
    await page.getByRole('button', { name: /^AD, / }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    // In the meantime, signing out may load another page.
    await page.waitForFunction(() =>
      ['learningPath', 'completedChallengeIDs', 'concepts'].every((key) => localStorage.getItem(key) === null),
    )
  })
})
