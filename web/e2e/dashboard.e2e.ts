import { dashboardPaths, dashboardSchema } from '@greenroom/shared/wire'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount } from './testing/candidate.ts'

const inDays = (days: number): string => {
  const at = new Date()
  at.setDate(at.getDate() + days)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

const part = (page: Page, name: string) => page.getByRole('region', { name })
const command = (page: Page, sessionId: string, type: string) =>
  page.request.post(`/api/sessions/${sessionId}/commands`, { data: { commandId: type, type } })

/** Catches a page that claims something without evidence, doesn't follow what happened, or can't be read on a phone. */
test('today’s page starts somebody new, then follows an interview, and survives a failure', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Today, Ada' })).toBeVisible()
  await expect(part(page, 'Take your first interview')).toContainText('20 min')
  await expect(part(page, 'Readiness')).toContainText('No evidence yet.')
  await expect(part(page, 'Readiness').getByRole('listitem')).toHaveCount(0)
  await expect(part(page, 'Activity')).toContainText('Each day you practise shows up here.')
  await expectAccessible(page, 'a new account’s dashboard')

  const opened = await page.request.post('/api/sessions', { data: {} })
  const { sessionId } = (await opened.json()) as { sessionId: string }
  await command(page, sessionId, 'StartInterview')
  await expect
    .poll(async () => {
      const answer = await page.request.get(dashboardPaths.dashboard)
      return dashboardSchema.parse(await answer.json()).next.action
    })
    .toBe('Go back in')

  await page.route(`**${dashboardPaths.dashboard}*`, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your progress', { timeout: 20_000 })
  await page.unroute(`**${dashboardPaths.dashboard}*`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('On-site interview is still open')).toBeVisible()
  // An interview in which nobody has worked yet isn't activity.
  await expect(part(page, 'Activity')).toContainText('Each day you practise shows up here.')
  await expect(
    part(page, 'Your interviews').getByRole('link', { name: 'On-site interview', exact: true }),
  ).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page, 'the dashboard on a phone')
  await page.getByRole('link', { name: 'Go back in' }).click()
  await expect(page).toHaveURL(new RegExp(`aiInterview\\?session=${sessionId}`))
})

/** Catches a journey without a way to set its date, and one that a second tab doesn't see. */
test('the journey asks for a date, keeps the rest of the goal, and names what is missing', async ({ page }) => {
  await haveAccount(page)
  const goal = { company: 'Google', stage: 'on_site', level: 'SENIOR', date: null }
  await page.request.patch('/api/profile', { data: { goal } })
  await page.goto('/journey')
  await expect(page.getByRole('heading', { level: 1, name: 'Your journey' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Make a path' })).toHaveAttribute('href', '/app/learningPathGenerator')
  await expectAccessible(page, 'a journey without a date')
  const second = await page.context().newPage()
  await second.goto('/journey')

  await page.getByRole('button', { name: 'Set the date' }).click()
  await expect(page.getByText('Choose a day in the future.')).toBeVisible()
  await page.getByLabel('Date').fill(inDays(9))
  await page.getByRole('button', { name: 'Set the date' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Nine days left' })).toBeVisible()
  await expect(page.getByText('A day with all 3 rounds')).toBeVisible()
  await expect(page.getByText(/^Missing: /)).toBeVisible()
  expect((await (await page.request.get('/api/profile')).json()).goal).toMatchObject({ ...goal, date: inDays(9) })
  await second.reload()
  await expect(second.getByRole('heading', { level: 1, name: 'Nine days left' })).toBeVisible()
  await second.goto('/dashboard')
  await expect(second.getByRole('heading', { level: 1, name: 'Nine days to Google, Ada' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page, 'the journey on a phone')
})
