import { expect, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'

/** Catches a lost contact message, and a lesson that can't be finished. */
test('feedback on the product arrives, and missing fields are named', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Choose one of the five answers.')).toBeVisible()
  await page.getByText('Very', { exact: true }).click()
  await page.getByLabel('Your email, if you’d like a reply').fill('ada')
  await page.getByLabel('What helped you most').fill('The replay.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('This isn’t an email address.', { exact: false })).toBeVisible()
  await page.getByLabel('Your email, if you’d like a reply').fill('ada@example.org')
  await page.route('**/feedback/userExperience', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('The server isn’t responding')
  await expect(page.getByLabel('What helped you most')).toHaveValue('The replay.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Thank you. We’ve received your message.')).toBeVisible()
})

test('a visitor reads a lesson, takes its check, and continues to the next', async ({ page }) => {
  await page.goto('/learn')
  await page.getByRole('link', { name: 'Before the first line' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Before the first line' })).toBeFocused()
  await page.getByRole('radio', { name: /I have seen this one before/ }).check()
  await page.getByRole('button', { name: 'Check answer 1' }).click()
  await expect(page.getByText('Not quite.')).toBeVisible()
  await page.getByRole('radio', { name: /So I get these numbers/ }).check()
  await page.getByRole('button', { name: 'Check answer 1' }).click()
  await expect(page.getByText('Right.')).toBeVisible()
  await page.getByRole('link', { name: 'Next lesson' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Before the first line')
  await page.goto('/app/learning/courses?course=no-such-course')
  await page.getByRole('link', { name: 'See all courses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
})

test('the privacy page lists retention periods, and shows the country on request', async ({ page, context }) => {
  await page.goto('/privacyPolicy')
  const { retentionDays } = await (await page.request.get('/api/site')).json()
  const part = (name: string) => page.getByRole('region', { name })
  await expect(part('Where you’re signed in')).toContainText(`after ${retentionDays.signIns} days without use`)
  await expect(part('Guests')).toContainText(`${retentionDays.guests} days`)
  await expectAccessible(page, 'the privacy page')
  const kept = async () => (await context.cookies()).filter(({ name }) => /Country/.test(name))
  expect(await kept()).toEqual([])
  // Set by a proxy in front of Greenroom.
  await page.setExtraHTTPHeaders({ 'cf-ipcountry': 'de' })
  await part('Your country').getByRole('button', { name: 'Show my country' }).click()
  await expect(part('Your country').getByRole('status')).toHaveText('We think you’re in this country: Germany.')
  const week = Date.now() / 1000 + 7 * 24 * 3600
  expect((await kept()).map(({ name, value }) => `${name}=${value}`).toSorted()).toEqual([
    'normalizedUserCountry=DE',
    'userCountryRaw=DE',
  ])
  for (const { expires } of await kept()) expect(Math.abs(expires - week)).toBeLessThan(120)
})

/** Catches a page that lacks its text from the repository, which its title wouldn't reveal. */
test('a visitor reads who makes Greenroom, and how to work on it', async ({ page }) => {
  for (const [path, title, part] of [
    ['/aboutUs', 'About Greenroom', 'Who makes it'],
    ['/careers', 'Careers', 'What the work is like'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('heading', { name: part })).toBeVisible()
    await expectAccessible(page, title)
  }
})
