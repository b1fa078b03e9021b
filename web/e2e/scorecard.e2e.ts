import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { doneCoding, interviewerMessages, say, signUp, startInterview, writeCode } from './candidate.ts'
import { answersTo } from './content.ts'
import { holdInterview } from './heldInterview.ts'

const cardOf = (sessionId: string) => `/app/scorecard?session=${sessionId}`
const slider = (page: Page) => page.getByRole('slider', { name: 'Moment' })
const replay = (page: Page) => page.getByRole('region', { name: 'Replay' })
const quotes = (page: Page) => page.getByRole('button').filter({ hasText: /“.+”/ })

test('a scorecard leads to its evidence, is heard by keyboard, shared, printed, taken again and deleted', async ({
  page,
  browser,
}) => {
  await page.goto('/')
  await signUp(page)
  const { sessionId } = await holdInterview(page.request)
  await page.goto(cardOf(sessionId))
  await expect(page.getByRole('heading', { level: 1, name: /hire/i })).toBeVisible()

  await test.step('a quote takes the replay to its moment, and the address with it', async () => {
    const quote = quotes(page).first()
    await quote.click()
    await expect(quote).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/[?&]at=\d+/)
    const words = await slider(page).getAttribute('aria-valuetext')
    await page.reload()
    await expect(slider(page)).toHaveAttribute('aria-valuetext', words ?? '')
  })

  await test.step('the line is worked by keys alone', async () => {
    await slider(page).focus()
    await page.keyboard.press('Home')
    await expect(slider(page)).toHaveValue('0')
    await page.keyboard.press('ArrowRight')
    await expect(replay(page).getByText('Interviewer').or(replay(page).locator('p')).first()).toBeVisible()
    const afterOne = await slider(page).inputValue()
    await page.keyboard.press('ArrowRight')
    expect(Number(await slider(page).inputValue())).toBeGreaterThanOrEqual(Number(afterOne))
    await page.keyboard.press('Shift+ArrowLeft')
    await expect(slider(page)).toHaveValue('0')
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    await expect(replay(page).getByText(/The end/)).toBeVisible()
  })

  await test.step('who sees a score differently says so beside it, and who found a question wrong says that', async () => {
    await page.getByRole('button', { name: 'I see this differently (Communication)' }).click()
    await page.keyboard.type('   ')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('dialog').getByText('Write a sentence first.')).toBeVisible()
    const field = page.getByRole('textbox', { name: 'What was missed' })
    await page.context().setOffline(true)
    await field.fill('I asked about empty input before I began.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'what you wrote is still here' })).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Send' }).dblclick()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('I asked about empty input before I began.')).toHaveCount(1)

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Report this question' }).click()
    await expect(page.getByRole('textbox', { name: 'What you noticed' })).toBeFocused()
    await page.keyboard.type('The second example does not follow from the text.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Thank you. It is kept with the question.')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  })

  await test.step('whoever has the link reads it without an account, until it is taken back', async () => {
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
    const stranger = await browser.newContext()
    const other = await stranger.newPage()
    await other.goto(link)
    await expect(other.getByRole('heading', { level: 1, name: /hire/i })).toBeVisible()
    expect(await (await other.request.get(link)).text()).toContain('<meta name="robots" content="noindex" />')
    await quotes(other).first().click()
    await expect(quotes(other).first()).toHaveAttribute('aria-pressed', 'true')
    for (const hidden of ['Ada', 'I asked about empty input before I began.', 'I see this differently'])
      await expect(other.getByText(hidden)).toHaveCount(0)
    await page.getByRole('button', { name: /^Take back/ }).click()
    await expect(page.getByRole('button', { name: /^Take back/ })).toHaveCount(0)
    await other.reload()
    await expect(other.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
    await stranger.close()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  })

  await test.step('it is taken again with the same settings', async () => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Take it again' }).click()
    await expect(page.getByRole('button', { name: 'Start the interview' })).toBeVisible()
    await page.goto(cardOf(sessionId))
  })

  await test.step('it is deleted for good, once that was confirmed', async () => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Delete this interview' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Delete this interview' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(/interviewSelection/)
    await page.goto(cardOf(sessionId))
    await expect(page.getByRole('heading', { name: 'There is no such interview' })).toBeVisible()
  })
})

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
    const code = replay(page).getByRole('region', { name: 'Code at this moment' })
    if (moment.code !== null) await expect(code).toContainText(moment.code)
    else await expect(code).not.toContainText('my first line')
  }
  await expect(
    replay(page)
      .getByText(/Hidden tests: \d+ of \d+ passed/)
      .first(),
  ).toBeVisible()
})

test('what goes wrong is said, and nothing is in the way of anybody', async ({ page }) => {
  await page.goto('/')
  await signUp(page)
  const { sessionId } = await holdInterview(page.request)

  await test.step('a scorecard that failed is asked for again', async () => {
    const failed = {
      type: 'about:blank',
      title: 'There is no score yet',
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
    await expect(page.getByRole('button', { name: 'Ask again' })).toBeVisible()
    await expect(slider(page)).toBeVisible()
    await page.unroute(path)
  })

  await test.step('the recording cannot be read, and the judgement stands', async () => {
    const path = `**/api/sessions/${sessionId}/events**`
    await page.route(path, (route) => route.abort())
    await page.goto(cardOf(sessionId))
    await expect(page.getByText('The recording of the interview could not be read.')).toBeVisible({ timeout: 30_000 })
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

  await test.step('360 px are enough, a pane at a time', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(cardOf(sessionId))
    await expect(slider(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await quotes(page).first().click()
    await expect(replay(page).getByRole('region', { name: 'Conversation' })).toBeVisible()
    await page.getByText('Code', { exact: true }).click()
    await expect(replay(page).getByRole('region', { name: 'Code at this moment' })).toBeVisible()
  })
})
