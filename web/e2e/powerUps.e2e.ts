import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { signUp, startInterview, writeCode } from './testing/candidate.ts'
import { answersTo } from './testing/content.ts'
import { openInterview } from './testing/heldInterview.ts'
import { coachSaid, openTool, tools } from './testing/toolsPane.ts'

const chargesOf = async (page: Page): Promise<number> => (await (await page.request.get('/api/learner')).json()).charges

/** Earns a charge by holding an interview with at least one answer to its question. */
async function earnCharge(page: Page): Promise<void> {
  const before = await chargesOf(page)
  const interview = await openInterview(page.request, { settings: { timeLimitInMinutes: 20 } })
  await interview.say(interview.answers.approach)
  await interview.end()
  await expect.poll(() => chargesOf(page), { timeout: 60_000 }).toBe(before + 1)
}

/** Catches charges wrongly earned, spent or refunded: the learner’s log, the session’s and the page must agree. */
test('power-ups are earned, used, and refunded if they weren’t needed', async ({ page }) => {
  await signUp(page)
  expect(await chargesOf(page)).toBe(3)
  await earnCharge(page)
  const answers = answersTo(await startInterview(page))
  await openTool(page, 'Power-ups')
  await expect(tools(page)).toContainText('You have 4 charges')
  const item = (name: string) => tools(page).getByRole('listitem').filter({ hasText: name })
  // Usable ones are visible, with their cost as an icon that is spelled out; the rest are folded away.
  await expect(item('Shield')).toBeVisible()
  await expect(item('Bug scanner')).toHaveCount(0)
  const cost = "What mentor's whisper costs: 1 charge. Hint 1 of 5: no effect on the score."
  await page.getByRole('button', { name: "Use mentor's whisper" }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(tools(page).getByRole('button', { name: cost })).toBeFocused()
  await expect(tools(page).getByRole('tooltip')).toHaveText('1 charge. Hint 1 of 5: no effect on the score.')
  const earnMore = tools(page).locator('summary')
  await earnMore.press('Enter')
  await expect(item('Bug scanner')).toContainText('Write some code first.')
  await expectAccessible(page, 'the power-ups')
  await page.getByRole('button', { name: "Use mentor's whisper" }).dblclick()
  await expect(coachSaid(page)).toHaveCount(1, { timeout: 30_000 })
  await openTool(page, 'Power-ups')
  await expect(item("Mentor's whisper")).toContainText(/Used \d\d:\d\d/)
  await expect(tools(page)).toContainText('1 of 3 used in this session')
  await expect(tools(page)).toContainText('You have 3 charges')

  await writeCode(page, '# the first idea\n')
  await writeCode(page, answers.code)
  await page.getByRole('button', { name: 'Use bug scanner' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Your score for testing is limited to 3')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(tools(page)).toContainText('You have 3 charges')

  await page.getByRole('button', { name: 'Use time warp' }).click()
  await expect(dialog.getByRole('region', { name: 'Your code at that time' })).toContainText('the first idea')
  await dialog.getByRole('button', { name: 'Use this version' }).click()
  await expect(page.locator('.monaco-editor .view-lines')).toContainText('the first idea')
  await expect(page.getByText('This code was changed in another tab.')).toHaveCount(0)
  await expect(tools(page)).toContainText('2 of 3 used in this session')

  await page.getByRole('button', { name: 'Use shield' }).click()
  await expect(item('Shield')).toContainText('Covers your next submission.')
  await earnMore.press('Enter')
  await expect(item('Double edge')).toContainText('You’ve used all three power-ups in this session.')
  await page.getByRole('button', { name: 'Interview menu' }).click()
  await page.getByRole('menuitem', { name: 'End interview' }).click()
  await dialog.getByRole('button', { name: 'End interview' }).click()
  await expect(page.getByText('You got Shield back: it wasn’t needed.', { exact: false })).toBeVisible()
  await expect.poll(() => chargesOf(page), { timeout: 60_000 }).toBe(2)
})
