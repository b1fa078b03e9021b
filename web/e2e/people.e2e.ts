import { expect, type Page, test } from '@playwright/test'
import { haveAccount } from './testing/candidate.ts'
import { joinAsGuest } from './testing/mock.ts'
import { slider } from './testing/scorecardPage.ts'
import { heard } from './testing/wire.ts'

const copiedLink = async (page: Page, make: string, label: string): Promise<string> => {
  await page.getByRole('button', { name: make }).click()
  return page.getByRole('textbox', { name: label }).inputValue()
}

test('three people hold a mock: a guest interviews by a link, and their notes stay theirs', async ({
  page: candidate,
  browser,
}) => {
  const wire = heard(candidate)
  await haveAccount(candidate)
  await candidate.goto('/mockinterview/human')
  await expect(candidate.getByText('No mocks with other people yet.')).toBeVisible()
  await candidate.getByRole('button', { name: 'Open the lobby' }).dblclick()
  await expect(candidate.getByRole('heading', { name: 'Who’s here' })).toBeVisible()
  const forGrace = await copiedLink(candidate, 'Invite the interviewer', 'Link for the interviewer')
  const forLinus = await copiedLink(candidate, 'Invite an observer', 'Link for an observer')

  const interviewer = await joinAsGuest(browser, forGrace, 'Grace')
  let watched = () => ''
  const observer = await joinAsGuest(browser, forLinus, 'Linus', (page) => {
    watched = heard(page)
  })
  await observer.reload()
  for (const page of [candidate, interviewer, observer])
    await expect(page.getByRole('list', { name: 'Who’s here' }).getByText('here', { exact: true })).toHaveCount(3)
  await expect(candidate.getByRole('button', { name: 'Start the interview' })).toHaveCount(0)
  await expect(observer.getByRole('button', { name: 'Start the interview' })).toHaveCount(0)
  await interviewer.reload()
  await expect(interviewer.getByRole('heading', { name: 'Hints' })).toBeVisible()
  await interviewer.getByRole('button', { name: 'Start the interview' }).click()

  const toAda = interviewer.getByRole('textbox', { name: 'Write to Ada' })
  await toAda.fill('Hello Ada. How would you begin?')
  await toAda.press('Enter')
  await expect(candidate.getByText('Hello Ada. How would you begin?').first()).toBeVisible()
  await expect(observer.getByText('Hello Ada. How would you begin?').first()).toBeVisible()
  const answer = candidate.getByRole('textbox', { name: 'Answer the interviewer' })
  await answer.fill('With the smallest input, by hand.')
  await answer.press('Enter')
  await expect(interviewer.getByText('With the smallest input, by hand.').first()).toBeVisible()

  const note = interviewer.getByRole('textbox', { name: 'Private note' })
  await toAda.press('n')
  await expect(toAda).toHaveValue('n')
  await toAda.fill('')
  await interviewer.getByRole('tab', { name: 'Guide' }).press('n')
  await expect(note).toBeFocused()
  await note.fill('Begins with an example of their own.')
  await note.press('Enter')
  await interviewer.getByRole('button', { name: /Record evidence for problem solving/i }).click()
  await interviewer.getByRole('tab', { name: /Notes/ }).click()
  await expect(interviewer.getByRole('list', { name: 'Notes' }).getByRole('listitem')).toHaveCount(2)
  await interviewer.getByRole('tab', { name: 'Guide' }).click()
  await interviewer.getByRole('button', { name: 'Give hint 1' }).click()
  await expect(interviewer.getByRole('button', { name: 'Give hint 2' })).toBeVisible()
  await expect(interviewer.getByRole('button', { name: 'Give hint 1' })).toHaveCount(0)
  await interviewer.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(candidate.getByText('paused')).toBeVisible()
  await interviewer.getByRole('button', { name: 'Resume' }).click()
  await interviewer.getByRole('button', { name: '+5 min' }).click()
  await expect(candidate.getByText('paused')).toBeHidden()

  await interviewer.getByRole('button', { name: 'Let the AI take over' }).click()
  await interviewer.getByRole('button', { name: 'Let the AI lead' }).click()
  await expect(interviewer.getByRole('button', { name: 'Take over' })).toBeVisible()
  await expect(toAda).toBeHidden()
  await interviewer.getByRole('button', { name: 'Take over' }).click()
  await expect(toAda).toBeVisible()
  await interviewer.getByRole('button', { name: 'End', exact: true }).click()
  await interviewer.getByRole('button', { name: 'End interview' }).click()
  await expect(observer.getByRole('dialog')).toBeVisible()

  await expect(candidate.getByRole('heading', { name: 'Rate the interview' })).toBeVisible()
  await expect(interviewer.getByRole('heading', { name: 'Your scorecard' })).toBeVisible()
  const solving = interviewer.getByRole('region', { name: 'Problem solving' })
  // Evidence recorded in the room is the first quote.
  await expect(solving.getByRole('list', { name: 'Quotes' })).toContainText('With the smallest input, by hand.')
  await solving.getByText('3', { exact: true }).click()
  const communication = interviewer.getByRole('region', { name: 'Communication' })
  await communication.getByText('4', { exact: true }).click()
  await interviewer.getByRole('button', { name: 'Send the scorecard' }).click()
  await expect(communication.getByText('Add at least one quote for this score.')).toBeVisible()
  await expect(communication.getByRole('radio', { name: '4' })).toBeFocused()
  await interviewer.reload()
  const secondTab = await interviewer.context().newPage()
  await secondTab.goto(interviewer.url())
  await secondTab.getByRole('textbox', { name: 'Summary' }).fill('Careful from the first step.')
  await communication.getByRole('button', { name: 'Add a quote for Communication' }).click()
  await interviewer.getByRole('button', { name: 'Quote: With the smallest input, by hand.' }).click()
  await interviewer.getByRole('button', { name: 'Send the scorecard' }).click()
  for (const page of [interviewer, secondTab]) await expect(page.getByText('You’ve sent your scorecard.')).toBeVisible()
  await secondTab
    .getByRole('list', { name: 'Notes' })
    .getByRole('link', { name: /^Watch the replay from/ })
    .first()
    .click()
  await expect(secondTab.getByText('Your note: Begins with an example of their own.')).toBeInViewport()
  await expect(secondTab.getByText('Your note: Problem solving: ', { exact: false })).toHaveCount(0)
  await secondTab.close()
  await expect(interviewer.getByText('Hidden until both are sent')).toBeVisible()
  await expect(candidate.getByText('Hidden until both are sent')).toBeVisible()
  expect(wire()).not.toContain('Careful from the first step.')

  await candidate.getByText('5', { exact: true }).click()
  await candidate.getByRole('textbox', { name: 'In your own words' }).fill('Good questions.')
  await candidate.getByRole('button', { name: 'Send the rating' }).click()
  await expect(candidate.getByText('Both have been sent')).toBeVisible()
  await expect(interviewer.getByText('Good questions.')).toBeVisible()

  for (const told of [wire(), watched()]) {
    expect(told).toContain('How would you begin?')
    expect(told).not.toContain('Begins with an example')
    expect(told).not.toContain('PrivateNoteWritten')
  }
  for (const page of [candidate, interviewer]) {
    await page.getByRole('link', { name: 'Scorecard and replay' }).click()
    await expect(page.getByText('Careful from the first step.').first()).toBeVisible()
    await slider(page).press('End')
  }
  await expect(interviewer.getByText('Your note: Begins with an example of their own.').first()).toBeVisible()
  await expect(candidate.getByText('Begins with an example of their own.')).toHaveCount(0)
  await Promise.all([interviewer, observer].map((page) => page.context().close()))
})
