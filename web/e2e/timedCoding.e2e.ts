import { expect, test } from '@playwright/test'
import { haveAccount, writeCode } from './testing/candidate.ts'
import { backToCoding } from './testing/handIn.ts'
import { answers, challengeId, results, submit } from './testing/workspace.ts'

/** Catches an assessment that has the rules, the clock or the ending of a practice session or an interview. */
test('timed coding shows its rules, runs against the clock, and ends with a scorecard', async ({ page }) => {
  await haveAccount(page)
  const created = await page.request.post('/api/sessions', {
    data: {
      mode: 'ai',
      assessmentType: 'timed_coding',
      contentDomain: 'tech_interview_prep',
      programmingLanguage: 'python',
      challengeId,
      settings: { timeLimitInMinutes: 20 },
    },
  })
  const { sessionId } = (await created.json()) as { sessionId: string }
  await page.goto(`/app/mockInterview?session=${sessionId}`)
  await expect(page.getByRole('heading', { name: 'Timed coding' })).toBeVisible()
  await expect(page.getByText('no hints, no coach, no power-ups', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Hints' })).toHaveCount(0)
  await expect(page.getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/, { timeout: 30_000 })
  await page.locator('.monaco-editor .view-lines').waitFor()
  await writeCode(page, answers.code)
  await submit(page).click()
  await expect(results(page).getByText('Accepted').first()).toBeVisible({ timeout: 60_000 })
  await expect(submit(page)).toHaveCount(0)
  await expect(backToCoding(page)).toBeVisible()
  // The interview isn't over yet, and the page says where it continues.
  await expect(page.getByRole('region', { name: 'Handed in.' })).toContainText('Your answers count')
  await page.getByRole('button', { name: /^Answer / }).click()
  await expect(page.getByRole('textbox', { name: 'Answer the interviewer' })).toBeFocused()
  await page.getByRole('button', { name: 'Interview menu' }).click()
  await page.getByRole('menuitem', { name: 'End interview' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End interview' }).click()
  await expect(page.getByRole('link', { name: 'See the scorecard' })).toBeVisible({ timeout: 30_000 })
})
