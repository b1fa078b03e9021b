import { expect, test } from '@playwright/test'
import { doneCoding, say, signUp, startInterview, writeCode } from '../testing/candidate.ts'

test('a candidate whose code fails the tests is told so and scored accordingly', async ({ page }) => {
  await signUp(page)
  await startInterview(page)
  await say(page, 'I will just print something.')
  await writeCode(page, 'print("no idea")\n')
  const debrief = await doneCoding(page)
  expect(debrief).not.toMatch(/all (of )?the (hidden )?tests pass/i)
  await page.getByRole('button', { name: 'Interview menu' }).click()
  await page.getByRole('menuitem', { name: 'End interview' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End interview' }).click()
  await page.getByRole('link', { name: 'See the scorecard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /no hire/i })).toBeVisible({ timeout: 30_000 })
})
