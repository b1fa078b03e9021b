import { subscriptionPaths, testCheckoutPaths, urlOf } from '@greenroom/shared/wire'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAdmin, userIdOf } from './testing/admin.ts'
import { haveAccount, signUpByForm } from './testing/candidate.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const premiumCourse = '/app/learning/courses?course=complexity-you-can-defend'
const testCheckout = /\/app\/testCheckout\?checkout=/

const seePlans = (page: Page) => page.getByRole('main').getByRole('link', { name: 'See the plans' }).click()

/** Chooses a plan on the page and waits for the test checkout. */
async function choose(page: Page, plan: string): Promise<void> {
  await page.getByRole('button', { name: `Choose ${plan}`, exact: true }).click()
  await expect(page).toHaveURL(testCheckout)
  await expect(heading(page, 'Test checkout')).toBeVisible()
}

const ownTier = async ({ request }: Page): Promise<unknown> =>
  (await (await request.get('/api/me')).json()).subscriptionTier

/** Triggers an event at the payment provider while none of its pages are open. */
async function happens(page: Page, checkout: string, event: string): Promise<void> {
  const id = new URL(checkout).searchParams.get('checkout') ?? ''
  const answer = await page.request.post(urlOf(testCheckoutPaths.events, { id }), { data: { happens: event } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('from the prices to an account, to a paid plan, to its end; nothing is lost', async ({ page }) => {
  await page.goto('/app/subscriptions')
  await expect(heading(page, 'Plans')).toBeVisible()
  await page.getByRole('link', { name: 'Choose Boost', exact: true }).click()
  await expect(page).toHaveURL(/\/signup\?next=/)
  await signUpByForm(page)
  await expect(heading(page, 'Plans')).toBeVisible()
  await expect(page.getByText('You’re on Free.')).toBeVisible()

  await test.step('a premium course is locked, in the engine as well', async () => {
    await page.goto(premiumCourse)
    await expect(page.getByText('Included in every paid plan.')).toBeVisible()
    await seePlans(page)
    await expect(heading(page, 'Plans')).toBeVisible()
  })

  await choose(page, 'Boost')
  await expect(page.getByText('No money changes hands here.')).toBeVisible()
  await expectAccessible(page, 'the test checkout')
  const checkout = page.url()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(heading(page, 'Boost is active')).toBeVisible()
  await expect(page).toHaveURL(/\/app\/subscriptions$/)
  await expect.poll(() => ownTier(page)).toBe('PREMIUM')
  await page.reload()
  await expect(heading(page, 'Boost is active')).toBeVisible()
  await page.goto(premiumCourse)
  await expect(page.getByRole('link', { name: 'Start Complexity you can defend' })).toBeVisible()

  await test.step('it is cancelled in one step, which says what will happen', async () => {
    await page.goto('/app/subscriptions#payments')
    await page.getByRole('button', { name: 'Cancel Boost' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel Boost?' })
    await expect(dialog).toContainText('You won’t be charged again.')
    await dialog.getByRole('button', { name: 'Cancel Boost' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Cancel Boost' })).toBeHidden()
    expect(await ownTier(page)).toBe('PREMIUM')
  })

  await happens(page, checkout, 'endSubscription')
  await page.goto('/app/subscriptions')
  await expect(page.getByText('You’re on Free.')).toBeVisible()
  expect(await ownTier(page)).toBe('FREE')
  await page.goto(premiumCourse)
  await expect(page.getByText('Included in every paid plan.')).toBeVisible()
})

test('a slow payment is awaited in every tab, and the money comes back on request', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/app/subscriptions')
  await choose(page, 'Target')
  const checkout = page.url()
  await page.getByRole('button', { name: 'Pay later' }).click()
  await expect(heading(page, 'Waiting for confirmation')).toBeVisible()
  await expect(page).toHaveURL(/\/app\/subscriptions$/)
  expect(await ownTier(page)).not.toBe('PREMIUM')
  await expectAccessible(page, 'the payment that is awaited')
  const second = await page.context().newPage()
  await second.goto('/app/subscriptions')
  await expect(second.getByText('Your payment isn’t confirmed yet.')).toBeVisible()

  await happens(page, checkout, 'paymentArrives')
  await expect(heading(page, /^Target, until /)).toBeVisible()
  await expect(second.getByText('You’re on Target.')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Test checkout')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0)
  await page.goForward()
  await expect(heading(page, /^Target, until /)).toBeVisible()

  await page.getByRole('button', { name: 'Request a refund' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a refund?' })
  await dialog.getByRole('button', { name: 'Request the refund' }).click()
  await expect(dialog).toBeHidden()
  await expect(heading(page, /refund/)).toBeVisible()
  await expect.poll(() => ownTier(page)).toBe('FREE')
  await seePlans(page)
  await expect(heading(page, 'Plans')).toBeVisible()
  await expect(page.getByText('You’re on Free.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Refunded')
})

/** Catches a cancelled plan that can't be refunded any more, and a refund whose reason the admin can't see. */
test('a cancelled plan is refunded within its days, on request and by the provider, and the admin sees both', async ({
  page,
  browser,
}) => {
  await haveAccount(page)
  const payments = page.getByRole('region', { name: 'Payments' })
  const cancelled = async (): Promise<string> => {
    await page.goto('/app/subscriptions')
    await choose(page, 'Boost')
    const checkout = page.url()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(heading(page, 'Boost is active')).toBeVisible()
    await page.getByRole('link', { name: 'See the plans' }).first().click()
    await expect(page.getByText(/Renews on /).first()).toBeVisible()
    await page.getByRole('button', { name: 'Cancel Boost' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Boost' }).click()
    await expect(page.getByRole('main').getByText(/Until .* days left\./)).toBeVisible()
    expect(await ownTier(page)).toBe('PREMIUM')
    return checkout
  }
  await cancelled()
  await payments.getByRole('button', { name: 'Request a refund' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Request the refund' }).click()
  await expect(page.getByText('You’re on Free.')).toBeVisible()
  await expect(payments.getByText('Refunded')).toHaveCount(1)

  // The second time, an admin refunds it at the provider while the user's page stays open.
  const checkout = await cancelled()
  await happens(page, checkout, 'refund')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('You’re on Free.')).toBeVisible({ timeout: 90_000 })
  await expect(payments.getByText('Refunded')).toHaveCount(2)
  await expect(payments.getByRole('button', { name: 'Request a refund' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choose Boost', exact: true })).toBeEnabled()

  const admin = await (await browser.newContext()).newPage()
  await haveAdmin(admin)
  await admin.goto(`/admin/people?user=${await userIdOf(page)}`)
  const trail = admin.getByRole('region', { name: 'Audit trail' }).getByRole('listitem')
  // Paid, cancelled and refunded, twice each.
  await expect(trail.filter({ has: admin.locator('del', { hasText: 'PREMIUM' }) })).toHaveCount(2)
  await expect(trail.first()).toContainText('FREE')
  await admin.context().close()
})

test('paymentStatus in the address grants nothing, and is read once', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/app/subscriptions?paymentStatus=success')
  await expect(heading(page, 'Waiting for confirmation')).toBeVisible()
  await expect(page).toHaveURL(/\/app\/subscriptions$/)
  expect(await ownTier(page)).toBe('FREE')

  await seePlans(page)
  await choose(page, 'Boost Mini')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('Checkout cancelled. Nothing was charged.')).toBeVisible()
  await expect(page).toHaveURL(/\/app\/subscriptions$/)
  const { payments } = await (await page.request.get(subscriptionPaths.subscription)).json()
  expect(payments).toEqual([])
  await page.goto('/app/settings')
  await page.goto('/app/subscriptions')
  await expect(page.getByText('You’re on Free.')).toBeVisible()
  await expect(page.getByText('Checkout cancelled.')).toBeHidden()
})

test('a locked challenge says what it is and what opens it', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/app/mockInterview?challenge=warehouse-robot')
  await expect(heading(page, 'A robot under the shelves')).toBeVisible()
  await expect(page.getByText('This challenge is part of the premium plans.')).toBeVisible()
  await seePlans(page)
  await expect(heading(page, 'Plans')).toBeVisible()

  await page.goto('/app/mockInterview?challenge=steam-engine')
  await expect(page.getByText('Coming soon')).toBeVisible()
  await page.goto('/app/mockInterview?challenge=rivers-after-rain')
  await expect(heading(page, 'We couldn’t open the challenge')).toBeVisible()
})

for (const width of [1440, 390])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the plans are read and chosen by keyboard at ${width}, ${colorScheme}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        viewport: { width, height: 900 },
        colorScheme,
      })
      const page = await context.newPage()
      await page.goto('/app/subscriptions?country=GB')
      await expect(page.getByText('Prices for United Kingdom, taxes included')).toBeVisible()
      await expectAccessible(page, 'the plans')
      await page.getByRole('button', { name: 'Change country' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('combobox', { name: 'Country' }).selectOption('US')
      await expect(page.getByText('Prices for United States, taxes included')).toBeVisible()

      const row = page.locator('summary').filter({ hasText: 'Target' })
      if (width === 390) {
        await row.focus()
        await page.keyboard.press('Enter')
        const compare = page.getByRole('button', { name: 'Compare side by side' })
        await compare.click()
        await expect(page.getByRole('table')).toBeVisible()
        await expectAccessible(page, 'the plans side by side on a phone')
        await page.getByRole('button', { name: 'Hide the table' }).click()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
      await page.getByRole('link', { name: 'Choose Target', exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/signup\?next=.*plan%3Dtarget%26country%3DUS/)
      await context.close()
    })
