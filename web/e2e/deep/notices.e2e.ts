import { randomUUID } from 'node:crypto'
import { adminPaths, urlOf } from '@greenroom/shared/wire'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../testing/accessible.ts'
import { haveAdmin, userIdOf } from '../testing/admin.ts'
import { haveAccount } from '../testing/candidate.ts'
import { bell, inviteByEmail, notices } from '../testing/notices.ts'
import { followMail } from '../testing/outbox.ts'

/** Catches a bell that can't be read in the dark theme, in large type, or holds more than fits. */
test('the bell with many long notices is accessible in both themes and at every width', async ({ page, browser }) => {
  const { email } = await haveAccount(page)
  await followMail(page, email, 'Confirm your email')
  await expect(page.getByRole('heading', { level: 1, name: 'Email confirmed' })).toBeVisible()
  const host = await (await browser.newContext()).newPage()
  await haveAccount(host)
  const firstName = 'Maximiliana-Alexandra-Konstantina-von-und-zu-Hohenschwangau'
  await host.request.patch('/api/account', { data: { userName: firstName, firstName, lastName: '' } })
  // Four invitations in six hours is the limit per person.
  for (let count = 0; count < 4; count += 1) await inviteByEmail(host.request, email)
  const admin = await (await browser.newContext()).newPage()
  await haveAdmin(admin)
  const grants = urlOf(adminPaths.tokens, { userId: String(await userIdOf(page)) })
  for (let count = 0; count < 20; count += 1) {
    const data = { commandId: randomUUID(), kind: 'grant', amount: 1, reason: 'For a test' }
    expect((await admin.request.post(grants, { data })).ok()).toBe(true)
  }
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1440]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/journey')
      await bell(page).click()
      await expect(notices(page).getByRole('listitem')).toHaveCount(20)
      await expectAccessible(page, `the bell at ${width} px, ${colorScheme}`)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
    }
  await notices(page).getByRole('button', { name: 'Show older' }).click()
  await expect(notices(page).getByRole('listitem')).toHaveCount(24)
  await expect(notices(page).getByRole('button', { name: 'Show older' })).toBeHidden()
})
