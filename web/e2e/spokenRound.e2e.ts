import { expect, type Page, test } from '@playwright/test'
import { haveAccount, interviewerMessages, interviewerSpoke, ownMessages } from './testing/candidate.ts'
import { fakeSpeech, hear, microphoneFails, spokenTexts } from './testing/fakeSpeech.ts'
import { openInterview } from './testing/heldInterview.ts'

const composer = (page: Page) => page.getByRole('textbox', { name: 'Answer the interviewer' })

/** Catches a microphone, a voice or a composer that do not go together, and a telephone round that has lost its words. */
test('what is said is written down, can be changed and is sent by hand; the interviewer speaks until interrupted', async ({
  page,
}) => {
  await fakeSpeech(page)
  await haveAccount(page)
  const { sessionId } = await openInterview(page.request, { settings: { interviewStage: 'telephone' } })
  await page.goto(`/app/aiInterview?session=${sessionId}`)
  await page.getByRole('button', { name: 'Hear the interviewer' }).click()
  await page.getByRole('button', { name: 'Microphone off' }).click()
  await expect(page.getByRole('dialog')).toContainText('send the sound to their makers’ servers')
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
  await expect(page.getByText('The browser does not let this page use the microphone.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Microphone off' })).toBeVisible()
})
