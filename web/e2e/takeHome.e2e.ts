import { expect, type Locator, test } from '@playwright/test'
import { interviewerMessages, problemTitle, signUp, writeCode } from './testing/candidate.ts'
import { answersTo } from './testing/content.ts'

const colourOf = (face: Locator) => face.evaluate((element) => getComputedStyle(element).color)

/** Catches a room in which code can't be run, and a verdict on the candidate's own test cases. */
test('a take-home task runs and is handed in', async ({ page }) => {
  await signUp(page)
  await page.getByText('Take-home assessment', { exact: true }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Start the interview' }).click()
  await expect(interviewerMessages(page)).toHaveCount(1, { timeout: 30_000 })
  const answers = answersTo(await problemTitle(page))
  await writeCode(page, 'print("nothing yet")\n')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByText('Wrong answer').first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Custom input', exact: true }).click()
  await page.getByRole('textbox', { name: 'Custom input' }).fill('7\n')
  await page.getByRole('button', { name: 'Run this input' }).click()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByText('The program exited normally.')).toBeVisible({ timeout: 30_000 })
  await expect(results).toContainText('nothing yet')
  await expect(results).not.toContainText(/Accepted|Expected|Wrong/)
  // Changing the code makes the result stale: it's no longer red, and says why.
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(results.getByText('Wrong answer').first()).toBeVisible({ timeout: 30_000 })
  const red = await colourOf(results.getByText('Wrong answer').first())
  await writeCode(page, answers.code)
  await expect(results).toContainText('Your code has changed since this run.')
  expect(await colourOf(results.getByText('Wrong answer').first())).not.toBe(red)
  await expect(page.getByRole('button', { name: /^Submit/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByText('Accepted').first()).toBeVisible({ timeout: 30_000 })
  await expect(results).not.toContainText('Your code has changed since this run.')
  await page.getByRole('button', { name: 'Done coding' }).click()
  await expect(interviewerMessages(page)).toHaveCount(2, { timeout: 30_000 })
  await expect(interviewerMessages(page).last()).toContainText(/pass/)
})
