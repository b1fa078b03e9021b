import { expect, test } from '@playwright/test'
import { interviewerMessages, say, signUp, startInterview } from './testing/candidate.ts'

test('somebody without an account is invited to observe, sees everything, and can’t change anything', async ({
  page,
  browser,
}) => {
  await signUp(page)
  await startInterview(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Invite someone to watch' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await page.getByRole('button', { name: 'Close' }).click()

  const context = await browser.newContext()
  const guest = await context.newPage()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'Watch an interview' })).toBeVisible()
  expect(guest.url()).not.toContain('token')
  await guest.reload()
  await guest.getByRole('button', { name: 'Join' }).click()
  await expect(guest.getByText('Enter the name you want the others to see.')).toBeVisible()
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Grace')
  await guest.getByRole('button', { name: 'Join' }).dblclick()
  await expect(interviewerMessages(guest)).toHaveCount(1)
  await expect(guest.getByText('Everyone in the room can see that you’re watching.')).toBeVisible()
  await expect(page.getByText('Watching: Grace')).toBeVisible()

  await say(page, 'Is the input sorted?')
  await expect(
    guest.getByRole('listitem').filter({ hasText: 'Ada' }).filter({ hasText: 'Is the input sorted?' }),
  ).toBeVisible()
  await expect(interviewerMessages(guest)).toHaveCount(2)
  await expect(guest.getByRole('button', { name: /Done coding|Skip|Send|Hint/ })).toHaveCount(0)
  await expect(guest.getByRole('textbox', { name: 'Answer the interviewer' })).toHaveCount(0)
  await guest.reload()
  await expect(interviewerMessages(guest)).toHaveCount(2)

  const late = await (await browser.newContext()).newPage()
  await late.goto(link)
  await expect(late.getByText('Someone has already joined with this link.')).toBeVisible()

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Invite someone to watch' }).click()
  await page.getByRole('button', { name: 'Remove Grace', exact: true }).click()
  await page.getByRole('button', { name: 'Remove Grace now' }).click()
  await expect(page.getByRole('button', { name: 'Remove Grace' })).toHaveCount(0)
  await expect(page.getByText('Watching: Grace')).toBeHidden()
  await expect(interviewerMessages(guest)).toHaveCount(0)
  await context.close()
  await late.context().close()
})
