import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../testing/accessible.ts'
import { paste } from '../testing/candidate.ts'
import { command, openMock } from '../testing/mock.ts'

const narrow = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }

/** Checks both themes, and a phone, for axe violations and anything that overflows sideways. */
async function expectFit(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${what}, ${colorScheme}`)
  }
  await page.setViewportSize(narrow)
  await expectAccessible(page, `${what}, narrow`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(narrow.width)
  await page.setViewportSize(wide)
}

test('every screen of a mock is accessible: lobby, room, scorecard and rating', async ({ page, browser }) => {
  const { sessionId, candidate, interviewer, close } = await openMock(page, browser)
  await interviewer.setViewportSize(wide)
  await candidate.goto('/mockinterview/human')
  await expect(candidate.getByRole('heading', { name: 'Interview with another person' })).toBeVisible()
  await expectFit(candidate, 'mocks')
  await candidate.goto(`/mockinterview/human?session=${sessionId}`)
  await expect(candidate.getByRole('heading', { name: 'Who’s here' })).toBeVisible()
  await expectFit(candidate, 'lobby of the candidate')
  await expect(interviewer.getByRole('heading', { name: 'Hints' })).toBeVisible()
  await expectFit(interviewer, 'lobby of the interviewer')
  await interviewer.getByRole('button', { name: 'Start the interview' }).click()
  await expect(interviewer.getByRole('textbox', { name: 'Write to Ada' })).toBeVisible()
  await expectFit(interviewer, 'room of the interviewer')
  for (const tab of ['Solution', 'Question']) {
    await interviewer.getByRole('tab', { name: tab, exact: true }).click()
    await expectAccessible(interviewer, tab)
  }
  await command(interviewer, sessionId, { type: 'EndInterview' })
  await expect(interviewer.getByRole('heading', { name: 'Your scorecard' })).toBeVisible()
  await expectFit(interviewer, 'scorecard')
  await expect(candidate.getByRole('heading', { name: 'Rate the interview' })).toBeVisible()
  await expectFit(candidate, 'rating')
  await close()
})

test('the interviewer picks the question, and the candidate sees it', async ({ page, browser }) => {
  const { candidate, interviewer, close } = await openMock(page, browser)
  await interviewer.getByRole('button', { name: 'Start the interview' }).click()
  await interviewer.getByRole('tab', { name: 'Question', exact: true }).click()
  await interviewer.getByRole('combobox', { name: 'Difficulty' }).selectOption({ index: 1 })
  await interviewer.getByRole('textbox', { name: 'Search' }).fill('fire drill')
  await interviewer.getByRole('combobox', { name: 'Difficulty' }).selectOption({ index: 0 })
  await interviewer.getByRole('button', { name: /^Present .*fire drill/i }).click()
  await expect(candidate.getByRole('heading', { level: 2, name: /fire drill/i })).toBeVisible()
  await expect(interviewer.getByText('current', { exact: true })).toBeVisible()
  await close()
})

test('a score above the cap after hints is refused at its line, and the draft stays', async ({ page, browser }) => {
  const { sessionId, candidate, interviewer, close } = await openMock(page, browser)
  await command(interviewer, sessionId, { type: 'StartInterview' })
  await command(interviewer, sessionId, { type: 'SendMessage', message: 'Hello.' })
  await command(candidate, sessionId, { type: 'SendMessage', message: 'I would sort first.' })
  for (const rung of [1, 2, 3]) await command(interviewer, sessionId, { type: 'RevealHint', rung })
  await command(interviewer, sessionId, { type: 'EndInterview' })
  const line = interviewer.getByRole('region', { name: 'Problem solving' })
  await line.getByText('4', { exact: true }).click()
  await line.getByRole('button', { name: /^Add a quote/ }).click()
  await interviewer.getByRole('button', { name: 'Quote: I would sort first.' }).click()
  await interviewer.getByRole('button', { name: 'Send the scorecard' }).click()
  await expect(line.getByText('You can give at most 3, because the candidate got help.')).toBeVisible()
  await interviewer.reload()
  await expect(line.getByRole('radio', { name: '4' })).toBeChecked()
  await line.getByText('3', { exact: true }).click()
  await interviewer.getByRole('button', { name: 'Send the scorecard' }).click()
  await expect(interviewer.getByText('You’ve sent your scorecard.')).toBeVisible()
  await close()
})

/**
 * Two route guards each checked who was signed in. If the answer arrived between the two checks, a guest who reloaded
 * was sent to the sign-in page.
 */
test('a guest who reloads stays, whenever the answer comes that they have no account', async ({ page, browser }) => {
  const { interviewer, close } = await openMock(page, browser)
  const slow = await interviewer.context().newCDPSession(interviewer)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (let laterMs = 0; laterMs <= 360; laterMs += 40) {
    await interviewer.route('**/api/me', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, laterMs))
      await route.continue()
    })
    await interviewer.reload()
    await expect(interviewer.getByRole('heading', { name: 'Who’s here' })).toBeVisible()
    await interviewer.unroute('**/api/me')
  }
  await close()
})

/** Catches a language that changes for one person only, code that is lost with it, and a silent clock. */
test('both see a change of language and what the interviewer does with the clock', async ({ page, browser }) => {
  const { candidate, interviewer, close } = await openMock(page, browser)
  const textOf = (of: Page) => of.locator('.monaco-editor .view-lines').first()
  await interviewer.setViewportSize(wide)
  await interviewer.getByRole('button', { name: 'Start the interview' }).click()
  await paste(candidate, 'print("from Ada")')
  await expect(textOf(interviewer)).toContainText('from Ada')

  await candidate.getByRole('button', { name: 'Python, change the language' }).click()
  const language = candidate.getByRole('combobox', { name: 'Language' })
  await language.selectOption('go')
  await candidate.keyboard.press('Escape')
  for (const each of [candidate, interviewer]) await expect(textOf(each)).not.toContainText('from Ada')
  await expect(interviewer.getByText('Go', { exact: true }).first()).toBeVisible()
  await candidate.getByRole('button', { name: 'Go, change the language' }).click()
  await language.selectOption('python')
  await candidate.keyboard.press('Escape')
  for (const each of [candidate, interviewer]) await expect(textOf(each)).toContainText('from Ada')

  const bar = interviewer.getByRole('region', { name: 'Interviewer’s actions' })
  const clock = candidate.getByRole('timer')
  const minutes = async () => Number(/\d+/.exec(await clock.innerText())?.[0])
  await bar.getByRole('button', { name: 'Start the clock' }).click()
  const before = await minutes()
  await bar.getByRole('button', { name: 'Pause' }).click()
  await expect(clock.locator('..')).toContainText('paused')
  await bar.getByRole('button', { name: '+5 min' }).click()
  await expect.poll(minutes).toBeGreaterThan(before + 3)
  await bar.getByRole('button', { name: 'Resume' }).click()
  await expect(clock.locator('..')).not.toContainText('paused')
  await close()
})
