import { expect, type Page, test } from '@playwright/test'
import { type Account, interviewerSpoke, newAccount, say, signUpByForm } from './testing/candidate.ts'
import { begin, endInterview, firstWords } from './testing/visitor.ts'

/** Takes the five-minute interview, sends a message, and waits for the scorecard. @returns the session's id */
async function tryIt(page: Page): Promise<string> {
  await page.goto('/')
  await begin(page).click()
  await interviewerSpoke(page, 1)
  await say(page, firstWords)
  await endInterview(page)
  // Check the address first: until then the room shows the same text.
  await expect(page).toHaveURL(/\/app\/scorecard\?/, { timeout: 60_000 })
  await expect(page.getByText(firstWords.slice(0, 30)).first()).toBeVisible({ timeout: 60_000 })
  return new URL(page.url()).searchParams.get('session') ?? ''
}

async function signInByForm(page: Page, { email, password }: Account): Promise<void> {
  // Wait for this page: the sign-up form's fields have the same names.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Asserts that the interview is in the user's own list, with a link to its scorecard. */
async function expectInHistory(page: Page, sessionId: string): Promise<void> {
  await page.goto('/app/interviewSelection')
  const mine = page.getByRole('region', { name: 'Your interviews' }).getByRole('link')
  await expect(mine).toHaveCount(1)
  await expect(mine).toHaveAttribute('href', new RegExp(`/app/scorecard\\?session=${sessionId}`))
  await mine.click()
  await expect(page.getByText(firstWords.slice(0, 30)).first()).toBeVisible()
}

const idsOf = async (page: Page): Promise<string[]> => {
  const { sessions } = await (await page.request.get('/api/sessions')).json()
  return sessions.map(({ sessionId }: { sessionId: string }) => sessionId)
}

test('a trial that becomes an account: in its history, in both tabs, in any browser, and in no other account', async ({
  page,
  context,
  browser,
}) => {
  const sessionId = await tryIt(page)
  const scorecard = page.url()
  const secondTab = await context.newPage()
  await secondTab.goto(scorecard)
  await expect(secondTab.getByRole('link', { name: 'Create an account to keep this interview' })).toBeVisible()

  await page.getByRole('link', { name: 'Create an account to keep this interview' }).click()
  const account = await signUpByForm(page)
  await expect(page).toHaveURL(scorecard)
  await expect(page.getByText('Saved. This interview is in your account now.')).toBeVisible()
  await expectInHistory(page, sessionId)

  await secondTab.reload()
  await expect(secondTab.getByText(firstWords.slice(0, 30)).first()).toBeVisible()
  await expect(secondTab.getByRole('link', { name: 'Create an account to keep this interview' })).toHaveCount(0)

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/signin')
  await signInByForm(elsewhere, account)
  await elsewhere.waitForURL(/interviewSelection/)
  await expectInHistory(elsewhere, sessionId)
  await elsewhere.context().close()

  // Someone else signs in with the same browser, which still has the guest's cookie.
  await page.request.post('/api/auth/sign-out', { data: {} })
  await page.goto(scorecard)
  await expect(page).toHaveURL(/\/signin\?next=/)
  const other = newAccount()
  await page.request.post('/users', { data: { userName: 'Bob', email: other.email, password: other.password } })
  await signInByForm(page, other)
  await expect.poll(() => idsOf(page)).toEqual([])
  expect((await page.request.get(`/api/sessions/${sessionId}`)).status()).toBe(404)
})

test('a trial by somebody who already has an account moves into it when they sign in', async ({ page }) => {
  const account = newAccount()
  await page.request.post('/users', { data: { userName: 'Ada', email: account.email, password: account.password } })
  const sessionId = await tryIt(page)
  const scorecard = page.url()
  await page.getByRole('link', { name: 'Create an account to keep this interview' }).click()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click()
  await signInByForm(page, account)
  await expect(page).toHaveURL(scorecard)
  await expect(page.getByText('Saved. This interview is in your account now.')).toBeVisible()
  await expectInHistory(page, sessionId)
})
