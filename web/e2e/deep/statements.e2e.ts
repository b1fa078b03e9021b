import { loadSpoken } from '@greenroom/shared/content'
import { expect, test } from '@playwright/test'
import { interviewerMessages, interviewerSpoke, problemTitle, say, signUp } from '../testing/candidate.ts'

const decks = loadSpoken().decks?.all() ?? []

test('true or false is read, answered and counted in the room', async ({ page }) => {
  await signUp(page)
  const created = await page.request.post('/api/sessions', {
    data: {
      mode: 'ai',
      assessmentType: 'truth_or_despair',
      contentDomain: 'tech_interview_prep',
      programmingLanguage: 'python',
      settings: { timeLimitInMinutes: 20 },
    },
  })
  const { sessionId } = (await created.json()) as { sessionId: string }
  await page.goto(`/app/aiInterview?session=${sessionId}`)
  await page.getByRole('button', { name: 'Start the interview' }).click()
  await interviewerSpoke(page, 1)
  const title = await problemTitle(page)
  const deck = decks.find((each) => each.title === title)
  if (deck === undefined) throw new Error(`no deck is called ${title}`)
  const problem = page.getByRole('region', { name: 'Problem' })
  await expect(problem).toContainText(deck.about)
  await expect(problem).toContainText('Three wrong answers end the round.')
  await expect(interviewerMessages(page).last()).toContainText(deck.statements[0]?.statement ?? '')
  await expect(page.getByText(`1 of ${deck.statements.length}, 0 wrong`)).toBeVisible()

  const answer = (index: number, isRight: boolean) =>
    `${deck.statements[index]?.isTrue === isRight ? 'True' : 'False'}, 80%, because of how it is built.`
  expect(await say(page, answer(0, true))).toContain(deck.statements[1]?.statement)
  await say(page, answer(1, false))
  await expect(page.getByText(`3 of ${deck.statements.length}, 1 wrong`)).toBeVisible()
  await say(page, answer(2, false))
  await page.getByRole('textbox', { name: 'Answer the interviewer' }).fill(answer(3, false))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'The interview has ended' })).toBeVisible({ timeout: 30_000 })
})
