import { expect, type Page, test } from '@playwright/test'
import { haveAccount, interviewerMessages, interviewerSpoke, ownMessages } from './testing/candidate.ts'
import { fakeSpeech, hear, microphoneFails, spokenTexts } from './testing/fakeSpeech.ts'
import { openInterview } from './testing/heldInterview.ts'

const composer = (page: Page) => page.getByRole('textbox', { name: 'Answer the interviewer' })

/** Catches a microphone, voice and composer that don't work together, and a phone round that loses what was said. */
test('speech is written down, can be edited and is sent by hand; the interviewer speaks until interrupted', async ({
  page,
}) => {
  await fakeSpeech(page)
  await haveAccount(page)
  const { sessionId } = await openInterview(page.request, { settings: { interviewStage: 'telephone' } })
  await page.goto(`/app/aiInterview?session=${sessionId}`)
  await page.getByRole('button', { name: 'Hear the interviewer' }).click()
  await page.getByRole('button', { name: 'Microphone off' }).click()
  await expect(page.getByRole('dialog')).toContainText('send the audio to their makers’ servers')
  await page.getByRole('button', { name: 'Use the microphone' }).click()
  await expect(page.getByRole('button', { name: 'Listening' })).toBeVisible()

  await hear(page, 'is it sort', false)
  await expect(composer(page)).toHaveValue('is it sort')
  await hear(page, 'is it sorted', true)
  await expect(composer(page)).toHaveValue('is it sorted')
  await hear(page, 'by arival', false)
  await composer(page).fill('is it sorted by arrival?')
  await expect(ownMessages(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await interviewerSpoke(page, 2)
  await expect(ownMessages(page).first()).toContainText('is it sorted by arrival?')
  const answer = await interviewerMessages(page).last().innerText()
  await expect.poll(async () => (await spokenTexts(page)).length).toBeGreaterThan(0)
  for (const sentence of await spokenTexts(page)) expect(answer.replaceAll(/[`*]/g, '')).toContain(sentence)

  await hear(page, 'wait a second', false)
  expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false)
  await microphoneFails(page, 'not-allowed')
  await expect(page.getByText('Microphone blocked.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Microphone off' })).toBeVisible()
})

const sentences = [
  'Both of them read that it is free before either of them writes, so both believe that it is theirs.',
  'I would let the database refuse the second one by a rule that only one row may exist.',
  'The second one gets an error then, and is told that somebody was faster.',
  'I would measure how often that happens, and look at it every week.',
  'With a queue only one of them is worked on at a time, and the other one waits.',
  'If the machine stops in the middle, nothing has been written at all.',
  'A lock would do as well, and costs more when many people wait for it.',
  'I would try it with two threads that start in the same moment.',
] as const

/**
 * Catches a round that ends by itself or doesn't continue when told to, and an interview that closes without asking.
 */
test('a knowledge round lasts until the candidate ends it, and the last one closes with a question', async ({
  page,
}) => {
  await haveAccount(page)
  const { say, command, until, sessionId, state } = await openInterview(page.request, {
    programmingLanguage: 'python',
    settings: { interviewStage: 'telephone', timeLimitInMinutes: 45 },
  })
  await page.goto(`/app/aiInterview?session=${sessionId}`)
  const ways = page.getByRole('group', { name: 'What’s next' })
  for (const sentence of sentences) if ((await ways.count()) === 0) await say(sentence)
  await expect(ways.getByRole('button', { name: 'Next question' })).toBeVisible()
  await expect(ways.getByRole('button', { name: 'End here' })).toHaveCount(0)
  await expect(interviewerMessages(page).last()).toContainText(/add|ask me|next question|move on/)
  await say('I would also tell the person whose booking failed by mail.')
  expect(await state()).toMatchObject({ phase: 'IN_PROGRESS', question: { number: 1 } })

  await page
    .getByRole('region', { name: 'Interview actions' })
    .getByRole('button', { name: 'Next question' })
    .dblclick()
  await until('the second question', (now) => now.phase === 'IN_PROGRESS' && now.question.number === 2)
  await until('its opening', (now) => now.phase === 'IN_PROGRESS' && now.awaitingReply === null)
  expect(await state()).toMatchObject({ pastQuestions: [{ outcome: 'done' }], question: { number: 2 } })

  await command({ type: 'DoneCoding', code: 'print(1)' })
  await until('the debrief', (now) => now.phase === 'IN_PROGRESS' && now.question.debriefed && !now.awaitingReply)
  await say('That’s it from me.')
  await expect(ways.getByRole('button', { name: 'End here' })).toBeVisible()
  await ways.getByRole('button', { name: 'Ask a question' }).click()
  await expect(interviewerMessages(page).last()).toContainText('?')
  expect(await state()).toMatchObject({ phase: 'IN_PROGRESS' })
  await ways.getByRole('button', { name: 'End here' }).click()
  await until('the end', (now) => now.phase === 'ENDED' && now.reason === 'completed')
})
