import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount } from './testing/candidate.ts'

/** Chooses the first time on the second day shown and on the third, one by mouse and one by keyboard. */
async function chooseTwo(page: Page): Promise<void> {
  const times = page.getByRole('table', { name: 'Times' })
  const day = times.locator('tbody tr').first().locator('td').nth(2).getByRole('button')
  await day.click()
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await day.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 times').first()).toBeVisible()
}

test('a time is offered, picked by a guest in another zone, added to a calendar, moved, and booked again after a no-show', async ({
  page: ada,
  browser,
}) => {
  await haveAccount(ada)
  await ada.goto('/mockinterview/human')
  await chooseTwo(ada)
  await expectAccessible(ada, 'times to offer')
  await ada.getByRole('button', { name: 'Offer 2 slots' }).dblclick()
  await expect(ada.getByText('You’ve offered some times. The other person will pick one.')).toBeVisible()
  await ada.getByRole('button', { name: 'Invite the interviewer' }).click()
  const link = await ada.getByRole('textbox', { name: 'Link for the interviewer' }).inputValue()

  const grace = await (await browser.newContext({ timezoneId: 'America/Toronto' })).newPage()
  await grace.goto(link)
  await grace.getByRole('textbox', { name: 'Your name' }).fill('Grace')
  await grace.getByRole('radio').first().check()
  await grace.getByRole('textbox', { name: 'Email' }).fill('grace@example.org')
  await expectAccessible(grace, 'times to pick')
  await grace.getByRole('button', { name: /^Accept / }).click()
  const agreed = grace.getByRole('region', { name: 'Agreed time' })
  await expect(agreed.getByRole('link', { name: 'Calendar file' })).toBeVisible()
  const download = grace.waitForEvent('download')
  await agreed.getByRole('link', { name: 'Calendar file' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('SUMMARY:Mock interview with Ada')

  // Move the appointment to another offered time.
  const before = await agreed.textContent()
  await agreed.getByRole('button', { name: 'Move' }).click()
  await grace.getByRole('dialog').getByRole('radio').first().check()
  await grace.getByRole('button', { name: 'Move to this time' }).click()
  await expect(grace.getByRole('dialog')).toBeHidden()
  await expect(agreed).not.toHaveText(before ?? '')
  await ada.goto('/mockinterview/human')
  await expect(ada.getByText(/, with Grace$/)).toBeVisible()
  await ada.getByRole('link', { name: 'Check devices' }).click()
  await expect(ada.getByRole('region', { name: 'Agreed time' })).toContainText('for Grace in Toronto')

  // Nobody turns up: move the clock in Ada's browser forward.
  await grace.context().close()
  await ada.clock.install({ time: Date.now() + 10 * 24 * 60 * 60_000 })
  await ada.reload()
  await expect(
    ada.getByText('The interview should have started by now. If nobody joins, book another time.'),
  ).toBeVisible()
  await ada.getByRole('region', { name: 'Agreed time' }).getByRole('button', { name: 'Move' }).click()
  await chooseTwo(ada)
  await ada.getByRole('button', { name: 'Offer these times' }).click()
  await expect(ada.getByText('You’ve offered some times. The other person will pick one.')).toBeVisible()
})
