import AxeBuilder from '@axe-core/playwright'
import { challengeListSchema, challengeViewSchema } from '@greenroom/shared/wire'
import { expect, test } from '@playwright/test'
import { signUp } from '../testing/candidate.ts'
import { browse, list, row, rows } from '../testing/challengeList.ts'
import { answersTo } from '../testing/content.ts'

test('a challenge is opened, solved and read; another one is given up', async ({ page }) => {
  await signUp(page)
  await browse(page, '?search=fewest+berths')
  await rows(page).first().click()
  await expect(page).toHaveURL(/mockInterview\?session=/)
  await page.locator('.monaco-editor .view-lines').waitFor()
  const sessionId = new URL(page.url()).searchParams.get('session') ?? ''
  await page.goBack()
  await expect(page).toHaveURL(/search=fewest\+berths/)
  await expect(page.getByRole('heading', { name: 'Continue Fewest berths' })).toBeVisible()
  await expect(row(page, 'Fewest berths')).toContainText('In progress')
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`session=${sessionId}`))
  await expect(page).toHaveTitle('Fewest berths · Greenroom')

  // Practice has no clock, so it is never shown as an interview in progress.
  await page.goto('/app/interviewSelection')
  await expect(page.getByText('No interviews yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You’re in the middle of an interview' })).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Take your first interview' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('option', { name: 'Continue Fewest berths' })).toBeVisible()
  await page.goto(`/app/aiInterview?session=${sessionId}`)
  await expect(page).toHaveURL(new RegExp(`mockInterview\\?session=${sessionId}`))
  await page.getByRole('link', { name: 'Greenroom, all challenges' }).click()
  await expect(page).toHaveTitle('Challenges · Greenroom')

  const submitted = await page.request.post(`/api/sessions/${sessionId}/commands`, {
    data: {
      commandId: 'solve',
      type: 'SubmitCode',
      code: answersTo('Fewest berths').code,
      programmingLanguage: 'python',
    },
  })
  expect(submitted.ok()).toBe(true)
  await expect
    .poll(
      async () =>
        challengeViewSchema.parse(await (await page.request.get('/api/challenges/fewest-berths')).json()).summary.state,
      {
        timeout: 60_000,
      },
    )
    .toBe('completed')
  await browse(page, '?state=completed')
  await expect(row(page, 'Fewest berths')).toContainText(/Solved, (\d+) of \1/)
  await expect(page.getByRole('heading', { name: /^Continue / })).toHaveCount(0)
  const editorial = await page.request.get('/api/challenges/fewest-berths/editorial')
  expect(await editorial.json()).toMatchObject({ unlockedBy: 'solved' })

  await browse(page, '?search=Passes%20for%20the%20pool')
  await rows(page).first().click()
  await page.getByRole('tab', { name: 'Editorial' }).click()
  await page.getByRole('button', { name: 'Give up and read it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give up and read it' }).click()
  await expect(page.getByText('Some pass covers the last swimming day')).toBeVisible()
  await browse(page, '?state=completed')
  await expect(row(page, 'Passes for the pool')).toContainText('Editorial read')
})

test('when everything fails, the page says what happened and what to do', async ({ page }) => {
  await signUp(page)
  await page.route('**/api/challenges?*', (route) => route.abort())
  await page.goto('/app/mockInterview')
  await expect(page.getByText('We couldn’t load the challenges.')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/challenges?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveCount(25)

  // A locked challenge, one that isn't open yet, and a very long title.
  let lockedId = ''
  await page.route('**/api/challenges?*', async (route) => {
    const answer = challengeListSchema.parse(await (await route.fetch()).json())
    const [one, two, three, ...others] = answer.challenges
    if (one === undefined || two === undefined || three === undefined) throw new Error('there are challenges')
    lockedId = one.challengeId
    const challenges = [
      { ...one, access: 'premium' as const, tier: 'premium' as const },
      { ...two, access: 'coming_soon' as const, tier: 'coming_soon' as const },
      { ...three, title: 'x'.repeat(400) },
      ...others,
    ]
    await route.fulfill({ json: { ...answer, challenges } })
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await browse(page)
  const first = list(page).getByRole('listitem').first()
  await expect(first).toContainText('Premium')
  await expect(first.getByRole('link')).toHaveAttribute('href', `/app/mockInterview?challenge=${lockedId}`)
  const teaser = list(page).getByRole('listitem').nth(1)
  await expect(teaser).toContainText('Coming soon')
  await expect(teaser.getByRole('link')).toHaveCount(0)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)

  await page.goto('/app/mockInterview?challenge=no-such-challenge')
  await expect(page.getByRole('heading', { name: 'We couldn’t open the challenge' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the challenges' }).first().click()
  await expect(rows(page).first()).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing among the challenges (${colorScheme})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ colorScheme, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await signUp(page)
    await page.request.post('/api/challenges/pool-passes/giveUp', { data: {} })
    await page.request.post('/api/challenges/fewest-berths/workspace', { data: {} })
    await browse(page, '?type=coding&difficulty=moderately_challenging,straightforward')
    await expect(page.getByRole('heading', { name: /^Continue / })).toBeVisible()
    const found = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    expect(await found()).toEqual([])
    await page.getByRole('button', { name: /^Topic/ }).click()
    await page.getByRole('checkbox').first().waitFor()
    expect(await found(), 'a menu').toEqual([])
    await page.keyboard.press('Escape')
    await page.goto('/app/mockInterview?search=nothing+is+called+like+this')
    await page.getByText('No challenges match all your filters').waitFor()
    expect(await found(), 'an empty list').toEqual([])
    await context.close()
  })
}
