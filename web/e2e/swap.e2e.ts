import { expect, type Page, test } from '@playwright/test'
import { haveAccount } from './testing/candidate.ts'
import { command, joinAsGuest, judge, rate } from './testing/mock.ts'

const linkOf = async (page: Page, make: string, label: string): Promise<string> => {
  await page.getByRole('button', { name: make }).click()
  return page.getByRole('textbox', { name: label }).inputValue()
}
const sessionOf = (page: Page): string => new URL(page.url()).searchParams.get('session') ?? ''

test('two people interview each other, and somebody watches both halves', async ({ page: ada, browser }) => {
  await haveAccount(ada)
  await ada.goto('/mockinterview/human')
  await ada.getByText('Both, in turn').click()
  await ada.getByRole('button', { name: 'Open the lobby' }).click()
  await expect(ada.getByText('First of two halves. This half uses your tokens.')).toBeVisible()
  const first = sessionOf(ada)
  const forGrace = await linkOf(ada, 'Invite the interviewer', 'Link for the interviewer')
  const grace = await (await browser.newContext()).newPage()
  await grace.goto(forGrace)
  await expect(
    grace.getByText('You’ll swap roles, and Ada will interview you. That half uses Ada’s tokens.'),
  ).toBeVisible()
  await grace.getByRole('textbox', { name: 'Your name' }).fill('Grace')
  await grace.getByRole('button', { name: 'Join' }).click()
  const linus = await joinAsGuest(browser, await linkOf(ada, 'Invite an observer', 'Link for an observer'), 'Linus')
  await grace.getByRole('button', { name: 'Start the interview' }).click()
  await grace.getByRole('textbox', { name: 'Write to Ada' }).fill('Hello Ada. How would you begin?')
  await grace.getByRole('textbox', { name: 'Write to Ada' }).press('Enter')
  await expect(ada.getByText(/You swap at \d\d:\d\d/)).toBeVisible()
  await grace.getByRole('button', { name: 'End', exact: true }).click()
  // Losing the connection at that moment changes nothing: the page catches up once it's back.
  await ada.context().setOffline(true)
  await grace.getByRole('button', { name: 'End interview' }).click()
  await expect(grace.getByText('Now Ada is interviewing you.')).toBeVisible()
  await ada.context().setOffline(false)

  await grace.getByRole('link', { name: 'Go to the second half' }).click()
  for (const page of [ada, grace, linus]) {
    await expect(page).not.toHaveURL(new RegExp(first), { timeout: 30_000 })
    await expect(page.getByText('Second of two halves. This half uses')).toBeVisible()
  }
  const second = sessionOf(ada)
  expect(sessionOf(grace)).toBe(second)
  await linus.reload()
  await expect(linus.getByRole('list', { name: 'Who’s here' }).getByText('here', { exact: true })).toHaveCount(3)
  await ada.getByRole('button', { name: 'Start the interview' }).click()
  await ada.getByRole('textbox', { name: 'Write to Grace' }).fill('Hello Grace. Your turn.')
  await ada.getByRole('textbox', { name: 'Write to Grace' }).press('Enter')
  await expect(grace.getByText('Hello Grace. Your turn.').first()).toBeVisible()
  await expect(linus.getByText('Hello Grace. Your turn.').first()).toBeVisible()
  await expect(ada.getByText('Second half').first()).toBeVisible()
  await command(ada, second, { type: 'EndInterview' })

  await judge(ada, 'Grace was calm.')
  await rate(grace)
  await expect(grace.getByText('Both have been sent')).toBeVisible()
  for (const page of [ada, grace]) await page.getByRole('link', { name: 'Go to the first half' }).click()
  await judge(grace, 'Ada was careful.')
  await expect(ada.getByText('Hidden until both are sent')).toBeVisible()
  await rate(ada)
  await expect(ada.getByText('Both have been sent')).toBeVisible()
  await ada.getByRole('link', { name: 'Scorecard and replay' }).click()
  await expect(ada.getByText('Ada was careful.').first()).toBeVisible()
  await ada.getByRole('link', { name: 'Go to the second half' }).click()
  await expect(ada.getByText('Grace was calm.').first()).toBeVisible()
  await ada.goto('/mockinterview/human')
  const one = ada.getByRole('listitem').filter({ hasText: 'first half' })
  await expect(one).toHaveCount(1)
  await expect(one.getByRole('link')).toHaveCount(2)
  await Promise.all([grace, linus].map((page) => page.context().close()))
})
