import { randomUUID } from 'node:crypto'
import { adminPaths, urlOf } from '@greenroom/shared/wire'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { giveTier, haveAdmin, userIdOf } from './testing/admin.ts'
import { haveAccount } from './testing/candidate.ts'
import { bell, notices } from './testing/notices.ts'

const lockedCourse = (page: Page) => page.getByText('Included in every paid plan.')
const wallet = (page: Page, left: string) => page.getByRole('button', { name: `${left} tokens left, details` })

/** Tabs poll for news every half minute. */
const soon = { timeout: 90_000 }

async function adminElsewhere(browser: Browser): Promise<Page> {
  const admin = await (await browser.newContext()).newPage()
  await haveAdmin(admin)
  return admin
}

/** Catches a token grant that doesn't reach the bell or the balance of an open tab. */
test('tokens granted by an admin reach the bell and the balance of an open tab by themselves', async ({
  page,
  browser,
}) => {
  await haveAccount(page)
  await page.goto('/learn')
  const { tokens } = (await (await page.request.get('/api/wallet')).json()) as { tokens: { left: number } }
  await expect(wallet(page, tokens.left.toLocaleString('en-GB'))).toBeVisible()

  const admin = await adminElsewhere(browser)
  await admin.goto(`/admin/people?user=${await userIdOf(page)}`)
  await admin.getByRole('textbox', { name: 'Tokens' }).fill('1234')
  await admin.getByLabel('Why', { exact: true }).fill('The product was away on Monday')
  await admin.getByRole('button', { name: 'Grant tokens' }).click()
  await expect(admin.getByText(/^Done\. The balance was /)).toBeVisible()
  await admin.context().close()

  await expect(bell(page)).toHaveAccessibleName('1 new notification', soon)
  await expect(wallet(page, (tokens.left + 1234).toLocaleString('en-GB'))).toBeVisible()
  await bell(page).click()
  await notices(page).getByRole('link', { name: 'We’ve given you 1,234 tokens' }).click()
  await expect(page).toHaveURL('/app/settings#plan-and-tokens')
})

/** Catches content that stays locked after paying until the page is reloaded. */
test('locked content opens in its tab once another tab has paid', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/app/learning/courses?course=complexity-you-can-defend&lesson=how-often-in-all')
  await expect(lockedCourse(page)).toBeVisible()
  const challenge = await page.context().newPage()
  await challenge.goto('/app/mockInterview?challenge=warehouse-robot')
  await expect(challenge.getByText('This challenge is part of the premium plans.')).toBeVisible()

  const paying = await page.context().newPage()
  await paying.goto('/app/subscriptions')
  await paying.getByRole('button', { name: 'Choose Boost Mini', exact: true }).click()
  await paying.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(paying.getByRole('heading', { level: 1, name: /^Boost Mini, until / })).toBeVisible()

  await expect(page.getByRole('article').getByText('Lesson 1 of')).toBeVisible()
  await expect(challenge).toHaveURL(/mockInterview\?session=/)
})

/**
 * Catches a plan that stays active in an open tab after it ends. Also catches a notice that doesn't say what is lost or
 * what to do.
 */
test('a plan that ends while its user is reading becomes FREE in the open tabs, which say so and what to do', async ({
  page,
  browser,
}) => {
  await haveAccount(page)
  const admin = await adminElsewhere(browser)
  const userId = await userIdOf(page)
  await giveTier(admin, userId, { subscriptionTier: 'PREMIUM' })
  await page.goto('/app/subscriptions')
  await expect(page.getByText('You’re on Premium.')).toBeVisible()
  const course = await page.context().newPage()
  await course.goto('/app/learning/courses?course=complexity-you-can-defend&lesson=how-often-in-all')
  await expect(course.getByRole('article').getByText('Lesson 1 of')).toBeVisible()

  // End the plan a few moments from now.
  const url = urlOf(adminPaths.subscription, { userId: String(userId) })
  const { version } = (await (await admin.request.get(url)).json()) as { version: string }
  const ended = await admin.request.put(url, {
    data: {
      ...{ commandId: randomUUID(), version, subscriptionTier: 'PREMIUM', plan: null, reason: 'It ends soon' },
      subscriptionExpiry: new Date(Date.now() + 15_000).toISOString(),
    },
  })
  expect(ended.ok(), await ended.text()).toBe(true)
  await admin.context().close()
  await page.reload()
  await course.reload()
  await expect(page.getByText('You’re on Free.')).toBeVisible()
  await expect(page.getByText('You’ll be back on Free. You keep your interviews and scorecards.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose Boost', exact: true })).toBeEnabled()
  await expect(lockedCourse(course)).toBeVisible()
  await course.getByRole('main').getByRole('link', { name: 'See the plans' }).click()
  await expect(course.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
})
