import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { doneCoding, interviewerMessages, say, signUp, startInterview, writeCode } from '../testing/candidate.ts'
import { answersTo } from '../testing/content.ts'
import { holdInterview } from '../testing/heldInterview.ts'
import { cardOf, quotes, replay, slider } from '../testing/scorecardPage.ts'

/** When the code was last saved. */
async function lastWritten({ request }: Page, sessionId: string): Promise<number> {
  const log = await request.get(`/api/sessions/${sessionId}/events`)
  const { commits }: { commits: { seq: number; events: { type: string }[] }[] } = await log.json()
  return commits.findLast(({ events }) => events.some(({ type }) => type === 'CodeSnapshotTaken'))?.seq ?? 0
}

test('a replay shows what the room showed', async ({ page }) => {
  await page.goto('/')
  await signUp(page)
  const answers = answersTo(await startInterview(page))
  const moments: { words: string[]; code: string | null }[] = []
  const look = async (code: string | null) => {
    const items = await interviewerMessages(page)
      .locator('p, li, code')
      .filter({ hasNot: page.locator('time') })
      .allInnerTexts()
    moments.push({ words: items.map((text) => text.trim()).filter((text) => text.length > 20), code })
  }
  await look(null)
  await say(page, answers.clarification)
  await writeCode(page, '# my first line\n')
  await look('# my first line')
  await writeCode(page, answers.code)
  await doneCoding(page)
  await look(
    answers.code
      .split('\n')
      .find((line) => line.trim().length > 12)
      ?.trim() ?? '',
  )
  const sessionId = new URL(page.url()).searchParams.get('session') ?? ''
  await page.request.post(`/api/sessions/${sessionId}/commands`, { data: { commandId: 'end', type: 'EndInterview' } })
  await page.goto(cardOf(sessionId))
  await expect(page.getByRole('heading', { level: 1, name: /hire|little/i })).toBeVisible({ timeout: 30_000 })

  const said = await page.request.get(`/api/sessions/${sessionId}/events`)
  const { commits }: { commits: { seq: number; events: { type: string; sender?: string }[] }[] } = await said.json()
  const replies = commits.filter(({ events }) =>
    events.some(({ type, sender }) => type === 'MessageSent' && sender === 'interviewer'),
  )
  const snapshots = commits.filter(({ events }) => events.some(({ type }) => type === 'CodeSnapshotTaken'))
  const seqs = [replies[0]?.seq, snapshots[0]?.seq, replies.at(-1)?.seq]
  for (const [index, moment] of moments.entries()) {
    await page.goto(`${cardOf(sessionId)}&at=${seqs[index]}`)
    const conversation = replay(page).getByRole('region', { name: 'Conversation' })
    for (const words of moment.words) await expect(conversation).toContainText(words.slice(0, 60))
    const code = replay(page).getByRole('region', { name: 'Code at this point' })
    if (moment.code !== null) await expect(code).toContainText(moment.code)
    else await expect(code).not.toContainText('my first line')
  }
  await expect(
    replay(page)
      .getByText(/Hidden tests: \d+ of \d+ passed/)
      .first(),
  ).toBeVisible()
})

test('code in the replay has its language’s colours, in light and dark', async ({ page }) => {
  await signUp(page)
  const { sessionId } = await holdInterview(page.request)
  const written = await lastWritten(page, sessionId)
  const code = replay(page).getByRole('region', { name: 'Code at this point' })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${cardOf(sessionId)}&at=${written}`)
    await expect(code.getByText('def', { exact: true }).first()).toHaveAttribute('data-kind', 'key')
    expect((await new AxeBuilder({ page }).include('[aria-label="Replay"]').analyze()).violations, colorScheme).toEqual(
      [],
    )
  }
  expect(loaded.some((path) => /\/ruby-/.test(path))).toBe(false)
})

test('code in the replay stays readable if its colours fail to load', async ({ page }) => {
  await signUp(page)
  const { sessionId, answers } = await holdInterview(page.request)
  await page.route(/\/assets\/python-/, (route) => route.abort())
  const written = await lastWritten(page, sessionId)
  await page.goto(`${cardOf(sessionId)}&at=${written}`)
  const code = replay(page).getByRole('region', { name: 'Code at this point' })
  await expect(code).toContainText(answers.code.trim().split('\n').at(-1)?.trim() ?? '')
  await expect(code.locator('[data-kind="key"]')).toHaveCount(0)
})

test('errors are explained, and everything is accessible', async ({ page }) => {
  await page.goto('/')
  await signUp(page)
  const { sessionId } = await holdInterview(page.request)

  await test.step('a failed scorecard can be retried', async () => {
    const failed = {
      type: 'about:blank',
      title: 'There’s no score yet',
      status: 503,
      code: 'SCORECARD_FAILED',
      detail: 'The judge did not answer.',
    }
    const path = `**/api/sessions/${sessionId}/scorecard`
    await page.route(path, (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(failed) }),
    )
    await page.goto(cardOf(sessionId))
    await expect(page.getByRole('heading', { name: 'No score yet' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(slider(page)).toBeVisible()
    await page.unroute(path)
  })

  await test.step('the recording can’t be loaded, but the judgement is there', async () => {
    const path = `**/api/sessions/${sessionId}/events**`
    await page.route(path, (route) => route.abort())
    await page.goto(cardOf(sessionId))
    await expect(page.getByText('We couldn’t load the interview’s recording.')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('heading', { level: 1, name: /hire/i })).toBeVisible()
    await page.unroute(path)
  })

  for (const scheme of ['light', 'dark'] as const) {
    await test.step(`axe finds nothing, ${scheme}`, async () => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.goto(cardOf(sessionId))
      await expect(slider(page)).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    })
  }

  await test.step('360 px are enough', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(cardOf(sessionId))
    await expect(slider(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await quotes(page).first().click()
    await expect(replay(page).getByRole('region', { name: 'Conversation' })).toBeVisible()
    await expect(replay(page).getByRole('region', { name: 'Code at this point' })).toBeVisible()
  })
})
