import { expect, test } from '@playwright/test'
import { expectAccessible } from '../testing/accessible.ts'
import { haveAdmin } from '../testing/admin.ts'
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
      await expect(page.getByText('This could not be read.'), path).toHaveCount(0)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
      await expectAccessible(page, path)
    }
  })
}

test('by keys alone: a row leads to a person, and Escape closes the subscription beside the list', async ({
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
