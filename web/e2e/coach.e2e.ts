import { expect, test } from '@playwright/test'
import { interviewerMessages, signUp, startInterview, writeCode } from './testing/candidate.ts'
import { answersTo } from './testing/content.ts'
import { coachSaid, openTool, tools } from './testing/toolsPane.ts'

/** Catches help at the wrong price, and coach messages that others can see. */
test('the coach says what help costs before it is requested, and nobody else sees it', async ({ page }) => {
  await signUp(page)
  const { hints } = answersTo(await startInterview(page))
  await openTool(page, 'Coach')
  const ladder = page.getByRole('region', { name: 'Hint ladder' })
  await expect(ladder).toContainText('Hint 1: no effect on the score.')
  await expect(ladder.getByRole('listitem').nth(2)).toContainText('limits your score for problem solving to 3')
  await expect(page.getByRole('button', { name: /^Look for bugs/ })).toBeDisabled()
  await ladder.getByRole('button', { name: 'Reveal hint 1' }).click()
  await expect(coachSaid(page)).toHaveCount(1, { timeout: 30_000 })
  await expect(coachSaid(page).first()).toContainText('only you can see this')

  await writeCode(page, 'def fewest(stays):\n    return len(stays)\n')
  await page.getByRole('button', { name: 'Hints and other help' }).click()
  await expect(ladder).toContainText('Hint ladder, 1 of 5')
  await expect(ladder.getByRole('listitem').first()).toContainText((hints[0] ?? '').slice(0, 30))
  const bugs = page.getByRole('button', { name: /^Look for bugs/ })
  await expect(bugs).toContainText('limits your score for testing to 3')
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
