import { trialQuestion } from '@greenroom/shared/rules'
import { expect, test } from '@playwright/test'
import { interviewerMessages, interviewerSpoke, ownMessages, say, signUpByForm } from './testing/candidate.ts'
import { endInterview, firstWords } from './testing/visitor.ts'

/** Catches an interview that needs an account, or gets lost when creating one. */
test('a visitor tries five minutes by first words, talks, and keeps it with a new account', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('textbox', { name: 'Say what you think happened' })
  await field.fill(firstWords)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/app\/aiInterview\?session=/)
  await interviewerSpoke(page, 2)
  await expect(interviewerMessages(page).first()).toContainText(trialQuestion.opening)
  await expect(ownMessages(page)).toHaveCount(1)
  await expect(ownMessages(page).first()).toContainText(firstWords)
  await expect(page.getByText('Saved for 24 hours. Create an account to keep it.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Five-minute interview' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Tools' }).getByRole('button')).toHaveText(['Notes', 'Settings'])
  // The interview only lasts five minutes, so the timer stays calm until the last one.
  await expect(page.getByRole('timer')).toHaveAttribute('data-urgency', 'calm')

  // Reloading halfway keeps the place and doesn't send the first answer again.
  await page.reload()
  await interviewerSpoke(page, 2)
  await expect(ownMessages(page)).toHaveCount(1)
  await say(page, 'A unique constraint on the seat, or locking the row when it is read, makes the second one wait.')

  // The start page knows about the interview.
  const room = page.url()
  await page.goto('/')
  await page.getByRole('link', { name: 'Continue your interview' }).first().click()
  await expect(page).toHaveURL(room)
  await interviewerSpoke(page, 3)
  await endInterview(page)

  await expect(page).toHaveURL(/\/app\/scorecard\?session=/)
  const scorecard = page.url()
  await expect(page.getByText(firstWords.slice(0, 30)).first()).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Create an account to keep this interview' }).click()
  await signUpByForm(page)
  await expect(page).toHaveURL(scorecard)
  await expect(page.getByText('Saved. This interview is in your account now.')).toBeVisible()

  const sessionId = new URL(scorecard).searchParams.get('session') ?? ''
  const listed = await (await page.request.get('/api/sessions')).json()
  expect(listed.sessions).toMatchObject([{ sessionId, role: 'candidate', phase: 'ENDED' }])
  const { session } = await (await page.request.get(`/api/sessions/${sessionId}`)).json()
  expect(session.candidate.id).toMatch(/^user:\d+$/)
})
