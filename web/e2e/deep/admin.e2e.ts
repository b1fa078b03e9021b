import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../testing/accessible.ts'
import { giveTier, haveAdmin, userIdOf } from '../testing/admin.ts'
import { haveAccount } from '../testing/candidate.ts'
import { openInterview } from '../testing/heldInterview.ts'

const screens = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
] as const

for (const { colorScheme, width } of screens) {
  test(`the administration is accessible and fits ${width} px (${colorScheme})`, async ({ page, browser }) => {
    test.slow()
    const elsewhere = await browser.newContext()
    const candidate = await elsewhere.newPage()
    await haveAccount(candidate)
    const { id } = (await (await candidate.request.get('/api/me')).json()) as { id: number }
    const { sessionId } = await openInterview(candidate.request)
    await elsewhere.close()
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await haveAdmin(page)
    const paths = [
      '/admin?trail=all',
      '/admin/subscriptions',
      `/admin/subscriptions?user=${id}`,
      '/admin/subscriptions?create=1',
      '/admin/people',
      `/admin/people?user=${id}`,
      '/admin/content',
      '/admin/reports',
      '/admin/reports?kind=feedback',
      '/admin/reports?kind=messages',
      '/admin/jobs',
      `/admin/sessions/${sessionId}`,
      '/admin/sessions/there-is-none',
    ]
    for (const path of paths) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('status', { name: 'Loading' }), path).toHaveCount(0)
      await expect(page.getByText('This didn’t load.'), path).toHaveCount(0)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
      await expectAccessible(page, path)
    }
  })
}

test('by keyboard alone: a row opens a person, and Escape closes the subscription next to the list', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const elsewhere = await browser.newContext()
  await haveAccount(await elsewhere.newPage())
  await elsewhere.close()
  await haveAdmin(page)
  await page.goto('/admin/people')
  await page.getByRole('row').nth(1).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Change subscription' }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: 'One subscription' })
  await panel.getByLabel('Tier', { exact: true }).focus()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/subscriptions$/)
})

/** Catches a change lost when two admins edit the same subscription. */
test('two admins change one subscription: the second sees the first one’s change, and nothing is lost', async ({
  page,
  browser,
}) => {
  const [elsewhere, secondWindow] = [await browser.newContext(), await browser.newContext()]
  const [candidate, second] = [await elsewhere.newPage(), await secondWindow.newPage()]
  await haveAccount(candidate)
  await haveAccount(second)
  await haveAdmin(page)
  await giveTier(page, await userIdOf(second), { subscriptionTier: 'ADMIN' })
  const userId = await userIdOf(candidate)
  await giveTier(page, userId, { subscriptionTier: 'PENDING' })
  const panel = (admin: Page) => admin.getByRole('complementary', { name: 'One subscription' })
  const tier = (admin: Page) => panel(admin).getByLabel('Tier', { exact: true })
  const why = (admin: Page) => panel(admin).getByLabel('Why', { exact: true })
  const save = (admin: Page) => panel(admin).getByRole('button', { name: 'Save changes' }).click()
  for (const admin of [page, second]) {
    await admin.goto(`/admin/subscriptions?user=${userId}`)
    await expect(tier(admin)).toHaveValue('PENDING')
  }

  await tier(second).selectOption('CONTENT_CREATOR')
  await why(second).fill('They write for us')
  await tier(page).selectOption('PREMIUM')
  await why(page).fill('The transfer arrived')
  await save(page)
  await expect(panel(page).getByText('Saved.', { exact: true })).toBeVisible()
  await save(second)
  await expect(panel(second).getByRole('alert')).toContainText('The subscription is now PREMIUM')
  await expect(tier(second)).toHaveValue('CONTENT_CREATOR')
  await expect(why(second)).toHaveValue('They write for us')
  expect(await (await candidate.request.get('/api/me')).json()).toMatchObject({ subscriptionTier: 'PREMIUM' })

  // Either choice is fine: the second admin takes the stored value, or saves their own again.
  await panel(second).getByRole('button', { name: 'Use the current values' }).click()
  await expect(tier(second)).toHaveValue('PREMIUM')
  await tier(second).selectOption('CONTENT_CREATOR')
  await save(second)
  await expect(panel(second).getByText('Saved.', { exact: true })).toBeVisible()
  await second.reload()
  const changes = panel(second).getByRole('region', { name: 'Audit trail' }).getByRole('listitem')
  await expect(changes.nth(0)).toContainText('“They write for us”')
  await expect(changes.nth(1)).toContainText('“The transfer arrived”')
  await elsewhere.close()
  await secondWindow.close()
})
