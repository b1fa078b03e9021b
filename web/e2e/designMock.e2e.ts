import { expect, test } from '@playwright/test'
import { haveAccount } from './testing/candidate.ts'
import { joinAsGuest } from './testing/mock.ts'

/**
 * Catches a design that no form opens, and a desk without its guide. Also catches an AI that speaks under the name of
 * the person it took over from, and a page whose heading comes after its form.
 */
test('a design is set up by the form, led with its own guide, and handed to an AI with a name of its own', async ({
  page: ada,
  browser,
}) => {
  await haveAccount(ada)
  await ada.setViewportSize({ width: 390, height: 844 })
  await ada.goto('/mockinterview/human')
  await ada.getByText('System design', { exact: true }).click()
  const heading = await ada.getByRole('heading', { level: 1 }).boundingBox()
  const form = await ada.getByRole('form', { name: 'New mock' }).boundingBox()
  expect(heading?.y).toBeLessThan(form?.y ?? 0)
  await ada.setViewportSize({ width: 1440, height: 900 })
  await ada.getByRole('button', { name: 'Open the lobby' }).click()
  await expect(ada.getByRole('heading', { level: 1, name: 'System design' })).toBeVisible()
  await ada.getByRole('button', { name: 'Invite the interviewer' }).click()
  const link = await ada.getByRole('textbox', { name: 'Link for the interviewer' }).inputValue()
  const grace = await joinAsGuest(browser, link, 'Grace')
  await grace.setViewportSize({ width: 1440, height: 900 })
  const guide = grace.getByRole('tabpanel', { name: 'Guide' })
  const title = await guide.getByRole('heading', { level: 3 }).first().innerText()
  await expect(guide.getByRole('term').filter({ hasText: /^Requirements$/ })).toBeVisible()
  await grace.getByRole('button', { name: 'Start the interview' }).click()
  const toAda = grace.getByRole('textbox', { name: 'Write to Ada' })
  await toAda.fill('Hello Ada. Where do you begin?')
  await toAda.press('Enter')
  await expect(ada.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(ada.getByRole('heading', { level: 1, name: 'Grace is interviewing you' })).toBeVisible()
  await expect(guide.getByText('Let Ada ask what the system has to do.')).toBeVisible()
  await guide.getByRole('button', { name: 'Give hint 1' }).click()
  const chat = ada.getByRole('region', { name: 'Conversation' })
  await expect(chat.getByRole('listitem').filter({ hasText: 'Hint 1' })).toContainText('Grace')

  await grace.getByRole('button', { name: 'Let the AI take over' }).click()
  await grace.getByRole('button', { name: 'Let the AI lead' }).click()
  const answer = ada.getByRole('textbox', { name: /^Answer/ })
  await answer.fill('How many people use it at the same time?')
  await answer.press('Enter')
  const byAi = (of: typeof ada) => of.getByRole('listitem').filter({ hasText: 'AI interviewer' })
  for (const each of [ada, grace]) {
    await expect(byAi(each).first()).toBeVisible()
    await expect(byAi(each).first()).not.toContainText('Grace')
  }
  await grace.context().close()
})
