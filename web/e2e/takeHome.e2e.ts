import { expect, test } from '@playwright/test'
import { interviewerMessages, problemTitle, signUp, writeCode } from './testing/candidate.ts'
import { answersTo } from './testing/content.ts'

/** Catches a room in which code cannot be run, and an own input that is judged. */
test('a take-home task runs and is submitted', async ({ page }) => {
  await signUp(page)
  await page.getByText('Take-home assessment', { exact: true }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Start the interview' }).click()
  await expect(interviewerMessages(page)).toHaveCount(1, { timeout: 30_000 })
  const answers = answersTo(await problemTitle(page))
  await writeCode(page, 'print("nothing yet")\n')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByText('Wrong answer').first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Own input', exact: true }).click()
  await page.getByRole('textbox', { name: 'Own input' }).fill('7\n')
  await page.getByRole('button', { name: 'Run on it' }).click()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByText('The program ended by itself.')).toBeVisible({ timeout: 30_000 })
  await expect(results).toContainText('nothing yet')
  await expect(results).not.toContainText(/Accepted|Expected|Wrong/)
  await writeCode(page, answers.code)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByText('Accepted').first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: /^Submit/ }).click()
  await expect(interviewerMessages(page)).toHaveCount(2, { timeout: 30_000 })
  await expect(interviewerMessages(page).last()).toContainText(/pass/)
})
