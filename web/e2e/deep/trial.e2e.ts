import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../testing/accessible.ts'
import { interviewerSpoke, say, signUpByForm } from '../testing/candidate.ts'
import { begin, endInterview, firstWords } from '../testing/visitor.ts'

test('a double click opens one interview, and the second try of the day leads back to it', async ({ page }) => {
  const opened: string[] = []
  page.on('response', async (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/trial'))
      opened.push(`${response.status()}`)
  })
  await page.goto('/')
  await begin(page).dblclick()
  await interviewerSpoke(page, 1)
  expect(opened).toEqual(['201'])
  const room = new URL(page.url()).search
  await endInterview(page)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'See your scorecard' }).first()).toHaveAttribute(
    'href',
    `/app/scorecard${room}`,
  )
  const again = await page.request.post('/api/trial', { data: { attemptId: 'another-attempt-of-this-browser' } })
  expect([again.status(), `?session=${(await again.json()).sessionId}`]).toEqual([200, room])
})

test('an account created halfway leads back to the room, and keeps it', async ({ page }) => {
  await page.goto('/')
  await begin(page).click()
  await interviewerSpoke(page, 1)
  const room = page.url()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await signUpByForm(page)
  await expect(page).toHaveURL(room)
  await expect(page.getByText('Saved to your account.')).toBeVisible()
  await say(page, firstWords)
})

test('says when the address has used its interview and when nothing answers, and keeps typed text', async ({
  page,
}) => {
  const detail = 'Today’s free tries on this network are used up. Create a free account to start now.'
  const problem = { type: 'about:blank', title: 'Used', status: 429, code: 'TRIAL_USED', detail }
  await page.goto('/')
  const field = page.getByRole('textbox', { name: 'Say what you think happened' })
  await page.route('**/api/trial', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(problem) })
      : route.fallback(),
  )
  await field.fill(firstWords)
  await field.press('Enter')
  const told = page.getByRole('alert')
  await expect(told).toContainText(detail)
  await expect(told.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup')
  await expect(field).toHaveValue(firstWords)
  // A visitor who is over the limit sees the notice before typing, and keeps any text they have.
  await page.unroute('**/api/trial')
  const freeAt = new Date(Date.now() + 3_600_000).toISOString()
  await page.route('**/api/trial', (route) => route.fulfill({ json: { trial: null, freeAt } }))
  await page.reload()
  const card = page.getByRole('region', { name: 'A first question' })
  await expect(card).toContainText(
    'Today’s free tries on this network are used up. Your answer is saved for your first interview.',
  )
  await expect(field).toHaveCount(0)
  await expect(card.getByRole('link', { name: 'Create a free account' })).toHaveAttribute('href', '/signup')
  await expectAccessible(page, 'the start page without a try')
  await page.unroute('**/api/trial')
  await page.reload()
  await expect(field).toHaveValue(firstWords)
  await page.route('**/api/trial', (route) => route.abort())
  await begin(page).click()
  await expect(page.getByRole('alert')).toContainText('We couldn’t start the interview. The server isn’t responding.')
  await page.unroute('**/api/trial')
  await begin(page).click()
  await interviewerSpoke(page, 1)
})

test('a person without a seat in a session is sent to the sign-in, which leads back', async ({ page }) => {
  for (const path of ['/app/aiInterview?session=none', '/app/scorecard?session=none', '/app/scorecard']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/signin?next=${encodeURIComponent(path)}`)
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the start page, which fits 360 px (${colorScheme})`, async ({ browser, baseURL }) => {
    const viewport = { width: 360, height: 780 }
    const context = await browser.newContext({ colorScheme, viewport, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto('/')
    const companies = page.getByRole('region', { name: 'Interview loops as companies run them' })
    // The companies load when the reader scrolls near them.
    await companies.scrollIntoViewIfNeeded()
    await expect(companies.getByRole('heading', { level: 3 })).toHaveCount(5)
    await companies.getByRole('button', { name: /^Show all \d+ companies$/ }).click()
    await expect(companies.getByRole('heading', { level: 3 })).toHaveCount(18)
    await expect(companies.getByText('Commonly reported, unverified').first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    await context.close()
  })
}
