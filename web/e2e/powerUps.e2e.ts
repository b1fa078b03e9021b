import { expect, type Page, test } from '@playwright/test'
import { signUp, startInterview, writeCode } from './testing/candidate.ts'
import { answersTo } from './testing/content.ts'
import { openInterview } from './testing/heldInterview.ts'
import { coachSaid, openTool, tools } from './testing/toolsPane.ts'

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

/** Catches charges that are earned, spent or given back wrongly: the learner’s log, the session’s and the page have to agree. */
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
