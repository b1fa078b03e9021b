import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount } from './testing/candidate.ts'
import { holdInterview, openInterview } from './testing/heldInterview.ts'
import { cardOf, replay, slider } from './testing/scorecardPage.ts'

const desk = { width: 1440, height: 900 }
const rows = (page: Page) => page.getByRole('region', { name: 'Dimensions' }).getByRole('article')
const conversation = (page: Page) => replay(page).getByRole('region', { name: 'Conversation' })
const codeAt = (page: Page) => replay(page).getByRole('region', { name: 'Code at this point' })
const seen = (locator: Locator) => locator.filter({ visible: true })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error(`${locator} is not shown`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Asserts that the element is fully visible in the window without scrolling. */
async function expectInSight(page: Page, what: string, locator: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? desk
  const box = await boxOf(locator)
  expect.soft(box.y, `${what} begins in the window`).toBeGreaterThanOrEqual(0)
  expect.soft(box.bottom, `${what} ends in the window`).toBeLessThanOrEqual(height)
  expect.soft(box.right, `${what} is not cut off at the right`).toBeLessThanOrEqual(width)
  expect.soft(box.height, `${what} is there`).toBeGreaterThan(0)
}

async function expectAllInSight(page: Page, dimensions: number): Promise<void> {
  await expect(slider(page)).toBeVisible()
  await expect(rows(page)).toHaveCount(dimensions)
  const list = await boxOf(page.getByRole('region', { name: 'Dimensions' }))
  for (const [index, row] of (await rows(page).all()).entries()) {
    await expectInSight(page, `row ${index + 1}`, row)
    await expectInSight(page, `the name of row ${index + 1}`, row.getByRole('heading'))
    await expectInSight(page, `the score of row ${index + 1}`, row.getByRole('img').last())
    expect.soft((await boxOf(row)).bottom, 'a row lies within its list').toBeLessThanOrEqual(list.bottom + 1)
  }
  for (const quote of await seen(rows(page).locator('button[aria-pressed]')).all())
    await expectInSight(page, 'a quote', quote)
  await expectInSight(page, 'the decision', page.getByRole('heading', { level: 1 }))
  await expectInSight(page, 'the scale', page.getByRole('list', { name: /^Decision/ }))
  await expectInSight(page, 'the conversation', conversation(page))
  await expectInSight(page, 'the timeline', slider(page))
  await expectInSight(page, 'Play', replay(page).getByRole('button', { name: 'Play' }))
}

/**
 * Catches content pushed below the fold, and a quote that doesn't move transcript, code and playhead together. Also
 * catches a page that can't be used on a phone or by keyboard.
 */
test('a scorecard fits a desktop window, and its quotes move words, code and playhead together', async ({ page }) => {
  await page.setViewportSize(desk)
  await haveAccount(page)
  const { sessionId, answers } = await holdInterview(page.request)
  await page.goto(cardOf(sessionId))

  await test.step('all dimensions, two quotes each, and the timeline are visible', async () => {
    await expectAllInSight(page, 4)
    await expectInSight(page, 'what to fix first', page.getByRole('region', { name: /Fix this first|Where to go/ }))
    const panel = await boxOf(page.getByRole('tabpanel', { name: 'Replay' }))
    const list = await boxOf(page.getByRole('region', { name: 'Dimensions' }))
    expect(Math.abs(panel.bottom - list.bottom)).toBeLessThanOrEqual(2)
    expect(panel.bottom).toBeGreaterThan(desk.height - 40)
  })

  await test.step('a hand-in is shown with its result', async () => {
    await expect(page.getByText(/^\d+ of \d+ at \d\d:\d\d$/)).toBeVisible()
  })

  await test.step('words: the message is marked, the code is that of the moment, and so is the playhead', async () => {
    const words = seen(rows(page).locator('button[aria-pressed]'))
      .filter({ hasText: /“.*what about/ })
      .first()
    await words.click()
    await expect(words).toHaveAttribute('aria-pressed', 'true')
    await expect(conversation(page).locator('mark')).toContainText('what about')
    const early = Number(await slider(page).inputValue())
    const solution =
      answers.code
        .split('\n')
        .filter((line) => line.trim().length > 12)
        .at(-1)
        ?.trim() ?? ''
    await expect(codeAt(page)).not.toContainText(solution)

    const code = seen(rows(page).locator('button[aria-pressed]:has(code)')).first()
    await code.click()
    await expect(codeAt(page).locator('mark').first()).toBeVisible()
    await expect(conversation(page)).toContainText(answers.approach.slice(0, 40))
    expect(Number(await slider(page).inputValue())).toBeGreaterThan(early)
    await expect(page).toHaveURL(/[?&]at=\d+/)
  })

  await test.step('a row opens by keyboard; the others keep their headers, and everything stays visible', async () => {
    const toggle = rows(page).getByRole('button', { name: /^Communication/ })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(
      rows(page)
        .getByText(/^At (junior|senior) level$/)
        .filter({ visible: true }),
    ).toHaveCount(1)
    for (const row of await rows(page).all()) await expectInSight(page, 'a head', row.getByRole('heading'))
    await expect(seen(rows(page).locator('button[aria-pressed]')).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('arrow keys switch to the solution and the facts', async () => {
    await page.getByRole('tab', { name: 'Replay' }).focus()
    await page.keyboard.press('ArrowRight')
    const solution = page.getByRole('tabpanel', { name: 'Solution' })
    await expect(solution.getByRole('heading', { name: 'What it covers' })).toBeVisible()
    await expect(solution.getByRole('region', { name: 'Program' })).toContainText('def ')
    await expectAccessible(page, 'the solution')
    await page.getByRole('button', { name: 'Compare with mine' }).click()
    await expect(solution.getByRole('region', { name: 'Your code, as handed in' })).toContainText('def ')
    await page.getByRole('tab', { name: 'Your results' }).click()
    await expect(page.getByRole('columnheader', { name: /^\d\d:\d\d$/ })).toBeVisible()
    await expectAccessible(page, 'the facts')
  })

  await test.step('it is as readable in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(cardOf(sessionId))
    await rows(page).getByRole('button', { expanded: false }).first().click()
    await expectAccessible(page, 'an opened row in the dark')
  })

  await test.step('a phone stacks words and code, and nothing overflows sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    // Jump straight to the replay, so that nothing moves while being measured.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(cardOf(sessionId))
    await seen(rows(page).locator('button[aria-pressed]')).first().click()
    const [code, words] = [await boxOf(codeAt(page)), await boxOf(conversation(page))]
    expect(words.y).toBeGreaterThanOrEqual(code.bottom)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page, 'a scorecard on a phone')
  })
})

test('a design with its eight dimensions is visible, next to the model answer', async ({ page }) => {
  await page.setViewportSize(desk)
  await haveAccount(page)
  const design = { assessmentType: 'system_design', settings: { timeLimitInMinutes: 60, interviewStage: 'on_site' } }
  const interview = await openInterview(page.request, design)
  await interview.say('How many people use it, and how many requests does that make in a second at the peak?')
  await interview.say(
    'One application with a relational database and a queue, whose workers do the slow part in the background.',
  )
  await interview.end()
  await interview.until('the scorecard', (now) => now.phase === 'ENDED' && now.scorecard.status === 'completed')
  await page.goto(cardOf(interview.sessionId))
  await expectAllInSight(page, 8)
  await rows(page)
    .getByRole('button', { name: /^Requirements/ })
    .click()
  for (const row of await rows(page).all())
    await expectInSight(page, 'a head beside an opened row', row.getByRole('heading'))
  await page.getByRole('tab', { name: 'Solution' }).click()
  const solution = page.getByRole('tabpanel', { name: 'Solution' })
  await expect(solution.getByRole('heading', { name: 'Architecture', exact: true })).toBeVisible()
  await expect(solution.getByRole('listitem').filter({ hasText: 'Trade-offs' })).toBeVisible()
})

test('too little to decide says what a score takes, has no empty tab, and is taken again', async ({ page }) => {
  await page.setViewportSize(desk)
  await haveAccount(page)
  const interview = await openInterview(page.request, { settings: { interviewStage: 'telephone' } })
  await interview.end()
  await interview.until('the scorecard', (now) => now.phase === 'ENDED' && now.scorecard.status !== 'pending')
  await page.goto(cardOf(interview.sessionId))
  await expect(page.getByRole('heading', { level: 1, name: 'Not enough evidence to decide' })).toBeVisible()
  await expectAllInSight(page, 4)
  await expect(rows(page).getByText('To get a score').filter({ visible: true })).toHaveCount(4)
  await expect(page.getByRole('tab')).toHaveText(['Replay', 'Solution'])
  await expectAccessible(page, 'too little to decide')
  await page.getByRole('button', { name: /^Start again, \d+ min$/ }).click()
  await expect(page.getByRole('button', { name: 'Start the interview' })).toBeVisible()
})
