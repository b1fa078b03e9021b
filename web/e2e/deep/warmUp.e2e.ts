import { expect, test } from '@playwright/test'
import { signUp } from '../testing/candidate.ts'

test('the warm-up shows the room, and can be left at any time', async ({ page }) => {
  await signUp(page)
  const created = await page.request.post('/api/sessions', {
    data: { mode: 'ai', assessmentType: 'skip_dummy_challenge', contentDomain: 'tech_interview_prep' },
  })
  const { sessionId } = (await created.json()) as { sessionId: string }
  await page.goto(`/app/mockInterview?session=${sessionId}`)
  await page.getByRole('button', { name: 'Start the interview' }).click()
  // Play through the tutorial: one question per step, with the next one after each answer.
  const chat = page.getByRole('region', { name: 'Conversation' })
  await expect(chat.getByText('What would you ask me before you compute anything?')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('textbox', { name: 'Answer the interviewer' }).fill('How much less does a group pay?')
  await page.keyboard.press('Enter')
  await expect(chat.getByText('A group of twelve comes to the kiosk.')).toBeVisible({ timeout: 30_000 })
  const tour = page.getByRole('region', { name: 'Tour of the room' })
  for (const title of ['Talk here', 'Write here', 'Say when you’re done', 'Get help here']) {
    await expect(tour.getByRole('heading', { name: title })).toBeVisible()
    await tour.getByRole('button', { name: 'Next' }).click()
  }
  await expect(tour.getByRole('heading', { name: 'When the clock runs' })).toBeVisible()
  await tour.getByRole('button', { name: 'Got it' }).click()
  await tour.getByRole('button', { name: 'Skip the warm-up' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Skip the warm-up' }).click()
  await expect(page.getByText('The interview has ended')).toBeVisible({ timeout: 30_000 })
})
