import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { interviewerMessages, signUp, startInterview, writeCode } from './candidate.ts'
import { answersTo } from './content.ts'
import { openInterview } from './heldInterview.ts'

const tools = (page: Page) => page.getByRole('complementary', { name: 'Tools' })
const coachSaid = (page: Page) =>
  page
    .getByRole('region', { name: 'Between you and the coach' })
    .getByRole('listitem')
    .filter({ has: page.locator('time') })

async function openTool(page: Page, name: string): Promise<void> {
  await tools(page).getByRole('button', { name, exact: true }).or(tools(page).getByRole('tab', { name })).click()
}

/** Charges are earned, one for each interview in which something was said to the question. */
async function earnCharges(page: Page, charges: number): Promise<void> {
  const earn = async () => {
    const interview = await openInterview(page.request, { settings: { timeLimitInMinutes: 20 } })
    await interview.say(interview.answers.approach)
    await interview.end()
  }
  await Promise.all(Array.from({ length: charges }, earn))
  await expect
    .poll(async () => (await (await page.request.get('/api/learner')).json()).charges, { timeout: 60_000 })
    .toBe(charges)
}

test('the coach says what help costs before it is asked for, and nobody else hears it', async ({ page }) => {
  await signUp(page)
  const { hints } = answersTo(await startInterview(page))
  await openTool(page, 'Coach')
  const ladder = page.getByRole('region', { name: 'Hint ladder' })
  await expect(ladder).toContainText('Hint 1: no effect on the score.')
  await expect(ladder.getByRole('listitem').nth(2)).toContainText('caps problem solving at 3')
  await expect(page.getByRole('button', { name: /^Look for bugs/ })).toBeDisabled()
  await ladder.getByRole('button', { name: 'Reveal hint 1' }).click()
  await expect(coachSaid(page)).toHaveCount(1, { timeout: 30_000 })
  await expect(coachSaid(page).first()).toContainText('only you see this')

  await writeCode(page, 'def fewest(stays):\n    return len(stays)\n')
  await page.getByRole('button', { name: 'Hints and things to ask for' }).click()
  await expect(ladder).toContainText('Hint ladder, 1 of 5')
  await expect(ladder.getByRole('listitem').first()).toContainText((hints[0] ?? '').slice(0, 30))
  const bugs = page.getByRole('button', { name: /^Look for bugs/ })
  await expect(bugs).toContainText('caps testing at 3')
  await bugs.click()
  await expect(coachSaid(page)).toHaveCount(2, { timeout: 30_000 })
  await page.getByRole('textbox', { name: 'Ask the coach' }).fill('How long should I plan before I write?')
  await page.keyboard.press('Enter')
  await expect(coachSaid(page)).toHaveCount(3, { timeout: 30_000 })
  await expect(interviewerMessages(page)).toHaveCount(1)

  await page.reload()
  await expect(coachSaid(page)).toHaveCount(3)
  await page.getByRole('textbox', { name: 'Ask the coach' }).focus()
  await page.keyboard.press('Escape')
  await expect(tools(page).getByRole('button', { name: 'Coach', exact: true })).toBeFocused()
})

test('an exam has neither coach nor power-ups, and says so', async ({ page }) => {
  await signUp(page)
  const { sessionId } = await openInterview(page.request, { exam: true })
  await page.goto(`/app/aiInterview?session=${sessionId}`)
  await openTool(page, 'Coach')
  await expect(tools(page)).toContainText('This is an exam: there are no hints and there is no coach.')
  await openTool(page, 'Power-ups')
  await expect(tools(page)).toContainText('There are no power-ups in this kind of session.')
})

test('power-ups are earned, used, and come back where they were not needed', async ({ page }) => {
  await signUp(page)
  await earnCharges(page, 3)
  const answers = answersTo(await startInterview(page))
  await openTool(page, 'Power-ups')
  await expect(tools(page)).toContainText('You have 3 charges')
  const item = (name: string) => tools(page).getByRole('listitem').filter({ hasText: name })
  await expect(item('Bug scanner')).toContainText('Write some code first.')
  await expect(item("Mentor's whisper")).toContainText('Hint 1 of 5, no effect on the score')
  await page.getByRole('button', { name: "Use mentor's whisper" }).dblclick()
  await expect(coachSaid(page)).toHaveCount(1, { timeout: 30_000 })
  await openTool(page, 'Power-ups')
  await expect(item("Mentor's whisper")).toContainText(/Used \d\d:\d\d/)
  await expect(tools(page)).toContainText('1 of 3 used in this session')
  await expect(tools(page)).toContainText('You have 2 charges')

  await writeCode(page, '# the first idea\n')
  await writeCode(page, answers.code)
  await page.getByRole('button', { name: 'Use bug scanner' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Testing is capped at 3')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(tools(page)).toContainText('You have 2 charges')

  await page.getByRole('button', { name: 'Use time warp' }).click()
  await expect(dialog.getByRole('region', { name: 'The code at that moment' })).toContainText('the first idea')
  await dialog.getByRole('button', { name: 'Go back to this' }).click()
  await expect(page.locator('.monaco-editor .view-lines')).toContainText('the first idea')
  await expect(page.getByText('This code was changed in another tab.')).toHaveCount(0)
  await expect(tools(page)).toContainText('2 of 3 used in this session')

  await page.getByRole('button', { name: 'Use shield' }).click()
  await expect(item('Shield')).toContainText('Waits for the next submission.')
  await expect(item('Double edge')).toContainText('You have used the three power-ups of this session.')
  await page.getByRole('button', { name: 'Interview menu' }).click()
  await page.getByRole('menuitem', { name: 'End interview' }).click()
  await dialog.getByRole('button', { name: 'End interview' }).click()
  await expect(page.getByText('Shield came back to you: it was not needed.', { exact: false })).toBeVisible()
  await expect
    .poll(async () => (await (await page.request.get('/api/learner')).json()).charges, { timeout: 60_000 })
    .toBe(1)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any tool (${colorScheme})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ colorScheme, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await signUp(page)
    await startInterview(page)
    await openTool(page, 'Coach')
    await page.getByRole('button', { name: 'Reveal hint 1' }).click()
    await expect(coachSaid(page)).toHaveCount(1, { timeout: 30_000 })
    await page.getByRole('button', { name: 'Hints and things to ask for' }).click()
    await expectAccessible(page, 'coach')
    for (const name of ['Power-ups', 'Notes', 'Settings']) {
      await openTool(page, name)
      await expectAccessible(page, name)
    }
    await page.getByRole('button', { name: 'Voice options' }).click()
    await expectAccessible(page, 'voice')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+/')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectAccessible(page, 'shortcuts')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('tab', { name: 'Coach' }).first().click()
    await expectAccessible(page, 'a narrow room')
    await context.close()
  })
}
