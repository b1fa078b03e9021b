import { questionsOf } from '@greenroom/shared/session'
import {
  accountPaths,
  type Dashboard,
  dashboardPaths,
  dashboardSchema,
  diagnosticPaths,
  diagnosticViewSchema,
  learningPathPaths,
  learningPathSchema,
  urlOf,
} from '@greenroom/shared/wire'
import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { haveAccount } from '../testing/candidate.ts'
import { heldInterview, openInterview } from '../testing/heldInterview.ts'
import { answers, challengeId } from '../testing/workspace.ts'

const lesson = '/api/lessons/interview-basics/before-the-first-line'
const wish = {
  ...{ company: 'Google', stage: 'on_site', role: null, level: 'JUNIOR', language: 'python', date: null },
  ...{ hoursPerWeek: 10, timeZone: 'UTC', replaces: null },
}

async function dashboardOf({ request }: Page): Promise<Dashboard> {
  return dashboardSchema.parse(await (await request.get(dashboardPaths.dashboard)).json())
}
/** Leaves out the digits that change from one second to the next as memory fades. */
const asShown = (dashboard: Dashboard): unknown =>
  JSON.parse(JSON.stringify(dashboard, (_, value) => (typeof value === 'number' ? Number(value.toFixed(3)) : value)))

const untilDashboard = (page: Page, seen: (dashboard: Dashboard) => unknown) =>
  expect.poll(async () => seen(await dashboardOf(page)), { timeout: 60_000 })

async function post<T>({ request }: Page, path: string, data: object, schema: z.ZodType<T>): Promise<T> {
  const answer = await request.post(path, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return schema.parse(await answer.json())
}

/** Answers every item, and skips the task and the explanation. */
async function finishDiagnostic(page: Page): Promise<void> {
  const started = { role: 'software engineer (back-end)', level: 'JUNIOR', date: null }
  let view = await post(page, diagnosticPaths.diagnostics, started, diagnosticViewSchema)
  while (view.item !== null) {
    const answer = view.item.options === null ? { number: 3 } : { option: 0 }
    const data = { itemId: view.item.id, answer }
    view = await post(page, urlOf(diagnosticPaths.answers, { id: view.id }), data, diagnosticViewSchema)
  }
  for (const part of ['code', 'explain'])
    view = await post(page, urlOf(diagnosticPaths.skips, { id: view.id }), { part }, diagnosticViewSchema)
  expect(view.part).toBe('done')
}

async function finishLesson(page: Page): Promise<void> {
  const begun = await post(
    page,
    `${lesson}/begin`,
    {},
    z.looseObject({ version: z.string(), quiz: z.array(z.unknown()) }),
  )
  for (const question of begun.quiz.keys())
    await post(page, `${lesson}/answers`, { version: begun.version, question, option: 0 }, z.unknown())
  await post(page, `${lesson}/finish`, {}, z.unknown())
}

async function solveChallenge(page: Page): Promise<void> {
  const opened = z.looseObject({ sessionId: z.string() })
  const { sessionId } = await post(page, `/api/challenges/${challengeId}/workspace`, {}, opened)
  const practice = heldInterview(page.request, sessionId)
  await practice.command({ type: 'SubmitCode', code: answers.code, programmingLanguage: 'python' })
  await practice.until('every test to pass', (state) => questionsOf(state)[0]?.solvedAt != null)
  await practice.command({ type: 'EndInterview' })
}

/**
 * Catches parts of learning that don't tell the others about their events, or give no reason. Also catches a second
 * device that shows something else.
 */
test('a new learner’s diagnostic, path, lesson, challenge and review change what comes next', async ({
  page,
  browser,
}) => {
  test.slow()
  const account = await haveAccount(page)
  const atFirst = await dashboardOf(page)
  expect(atFirst.observations).toBe(0)
  expect(atFirst.next.reason).not.toBe('')

  await test.step('the diagnostic is the first evidence', async () => {
    await finishDiagnostic(page)
    await untilDashboard(page, ({ observations }) => observations).toBeGreaterThanOrEqual(8)
    await page.goto('/app/diagnostics')
    await expect(page.getByRole('heading', { name: /^Available again from/ })).toBeVisible()
  })

  await test.step('the path has a reason for each step', async () => {
    const { weeks } = await post(page, learningPathPaths.path, wish, learningPathSchema)
    const items = weeks.flatMap((week) => week.items)
    expect(items.length).toBeGreaterThan(5)
    for (const { reason } of items) expect(reason).not.toBe('')
    await page.goto('/app/learningPath')
    await expect(page.getByRole('heading', { level: 1, name: 'Your path to Google' })).toBeVisible()
    await expect(
      page.getByText(items.find(({ state }) => state === 'open')?.reason ?? 'a reason').first(),
    ).toBeVisible()
  })

  await test.step('a lesson is ticked off on the path, and counted today', async () => {
    await finishLesson(page)
    await untilDashboard(page, ({ activity }) => activity.lessons).toBe(1)
    await page.reload()
    const done = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Before the first line' }) })
    await expect(done.last()).toContainText('Done')
  })

  await test.step('a challenge changes its patterns, and what is recommended', async () => {
    const before = await dashboardOf(page)
    await solveChallenge(page)
    await untilDashboard(page, ({ activity }) => activity.challenges).toBe(1)
    await untilDashboard(page, ({ observations }) => observations).toBeGreaterThan(before.observations)
    await page.goto('/app/mockInterview')
    await expect(page.getByRole('button', { name: /^Intervals ?1 of \d+ solved/ })).toBeVisible()
    await expect(page.getByText('Do this next')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Fewest berths' })).toHaveCount(0)
  })

  await test.step('an interview that went badly comes back as cards, and a graded card counts', async () => {
    const interview = await openInterview(page.request)
    await interview.say('I would rather not say.')
    await interview.command({ type: 'SaveCode', code: 'print(1)\n', programmingLanguage: 'python' })
    await interview.end()
    await interview.until('the scorecard', (now) => now.phase === 'ENDED' && now.scorecard.status === 'completed')
    await expect(async () => {
      await page.goto('/app/reviews')
      await expect(page.getByRole('link', { name: /^Review \d+ cards?$/ })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    const before = await dashboardOf(page)
    await page.getByRole('link', { name: /^Review \d+ cards?$/ }).click()
    await expect(page.getByText(/^1 of \d+/)).toBeVisible()
    const unknown = page.getByRole('button', { name: 'I don’t know' })
    const shows = page.getByRole('button', { name: 'Show answer' })
    await expect(unknown.or(shows)).toBeVisible()
    await unknown.or(shows).click()
    await expect(page.getByRole('region', { name: 'Answer' })).toBeFocused()
    await page.keyboard.press('1')
    await expect(page.getByText(/^2 of \d+/)).toBeVisible()
    await untilDashboard(page, ({ reviews }) => reviews?.count).toBe((before.reviews?.count ?? 0) - 1)
  })

  await test.step('a second device sees the same', async () => {
    const context = await browser.newContext()
    const other = await context.newPage()
    const signedIn = await other.request.post(accountPaths.signIn, { data: account })
    expect(signedIn.ok()).toBe(true)
    const here = await dashboardOf(page)
    expect(here.next.reason).not.toBe('')
    expect(asShown(await dashboardOf(other))).toEqual(asShown(here))
    await other.goto('/dashboard')
    await expect(other.getByText(here.next.reason)).toBeVisible()
    await other.goto('/app/learningPath')
    await expect(other.getByRole('heading', { level: 1, name: 'Your path to Google' })).toBeVisible()
    await other.goto('/app/mockInterview')
    await expect(other.getByRole('button', { name: /^Intervals ?1 of \d+ solved/ })).toBeVisible()
    await context.close()
  })
})
