import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { type Account, haveAccount } from './testing/candidate.ts'
import { holdInterview } from './testing/heldInterview.ts'
import { bell, inviteByEmail, notices } from './testing/notices.ts'
import { followMail } from './testing/outbox.ts'

/** Catches a notice that doesn't arrive by itself, stays new in another tab, or leads nowhere. */
test('a scorecard arrives in every tab by itself, is marked as read in all of them, and opens its page', async ({
  page,
}) => {
  await haveAccount(page)
  await page.goto('/journey')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await bell(page).click()
  await expect(notices(page).getByText('Nothing yet.')).toBeVisible()
  await expectAccessible(page, 'the empty bell')
  await page.keyboard.press('Escape')
  const second = await page.context().newPage()
  await second.goto('/learn')

  const { sessionId } = await holdInterview(page.request)
  // Neither tab is reloaded.
  for (const tab of [page, second])
    await expect(bell(tab)).toHaveAccessibleName('1 new notification', { timeout: 60_000 })

  // Using only the keyboard: into the list, along it, and back to where focus was before.
  await bell(page).focus()
  await page.keyboard.press('Enter')
  const link = notices(page).getByRole('link', { name: 'Your scorecard is ready' })
  await expect(link).toBeVisible()
  await expect(notices(page).getByRole('listitem')).toHaveAttribute('data-new', 'true')
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()
  for (const tab of [page, second]) await expect(bell(tab)).toHaveAccessibleName('Notifications')

  await page.keyboard.press('Enter')
  await expect(notices(page).getByRole('listitem')).toHaveAttribute('data-new', 'false')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/app/scorecard?session=${sessionId}`)
  await expect(notices(page)).toBeHidden()
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
})

async function confirmed(browser: Browser): Promise<{ page: Page; account: Account }> {
  const page = await (await browser.newContext()).newPage()
  const account = await haveAccount(page)
  await followMail(page, account.email, 'Confirm your email')
  await expect(page.getByRole('heading', { level: 1, name: 'Email confirmed' })).toBeVisible()
  return { page, account }
}

/** Catches an invitation that reaches the wrong person, or nobody. */
test('somebody invited by email is notified by the bell, on a phone too', async ({ page, browser }) => {
  await haveAccount(page)
  const { page: theirs, account } = await confirmed(browser)
  await theirs.setViewportSize({ width: 390, height: 844 })
  await theirs.goto('/journey')
  const link = await inviteByEmail(page.request, account.email)
  await theirs.reload()
  await expect(bell(theirs)).toHaveAccessibleName('1 new notification')
  await bell(theirs).click()
  const invitation = notices(theirs).getByRole('link', { name: 'Ada invited you to an interview' })
  await expect(invitation).toBeVisible()
  await expect(notices(theirs).getByText(/^You’d be the interviewer\. You can accept until/)).toBeVisible()
  const { pathname, search, hash } = new URL(link)
  await expect(invitation).toHaveAttribute('href', `${pathname}${search}${hash}`)
  const box = await notices(theirs).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
  await expectAccessible(theirs, 'the bell on a phone')

  await page.goto('/journey')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
})

/** Catches a list that disappears when the server doesn't answer. */
test('notices that can’t be loaded say so, and appear once they can', async ({ page }) => {
  await haveAccount(page)
  await page.route('**/api/notices**', (route) => route.abort())
  await page.goto('/journey')
  await bell(page).click()
  await expect(notices(page).getByText('We couldn’t load your notifications')).toBeVisible()
  await page.unroute('**/api/notices**')
  await notices(page).getByRole('button', { name: 'Try again' }).click()
  await expect(notices(page).getByText('Nothing yet.')).toBeVisible()
  await notices(page).getByRole('link', { name: 'Email settings' }).click()
  await expect(page).toHaveURL('/app/settings#notifications')
  await expect(page.getByRole('checkbox', { name: 'Invitations to interviews' })).toBeChecked()
})
