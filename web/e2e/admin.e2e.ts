import { randomUUID } from 'node:crypto'
import {
  accountPaths,
  adminPaths,
  adminSubscriptionSchema,
  urlOf,
  walletPaths,
  walletSchema,
} from '@greenroom/shared/wire'
import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { haveAdmin } from './testing/admin.ts'
import { haveAccount } from './testing/candidate.ts'
import { openInterview } from './testing/heldInterview.ts'

const words = 'Both transactions read the seat as free before either of them writes.'

const why = (page: Page) => page.getByLabel('Why', { exact: true })
const tier = (page: Page) => page.getByRole('combobox', { name: 'Tier' })
const trail = (page: Page) => page.getByRole('region', { name: 'Audit trail' })

async function tokensOf(page: Page): Promise<number> {
  const wallet = walletSchema.parse(await (await page.request.get(walletPaths.wallet)).json())
  return wallet.tokens.left
}

test("an admin's day: a person, tokens, a subscription, a report, and a session with a reason", async ({
  page,
  browser,
}) => {
  test.slow()
  const elsewhere = await browser.newContext()
  const candidate = await elsewhere.newPage()
  const { email } = await haveAccount(candidate)
  const { id: userId } = z.object({ id: z.int() }).parse(await (await candidate.request.get(accountPaths.me)).json())
  const interview = await openInterview(candidate.request)
  await interview.say(words)
  const other = `/api/sessions/${interview.sessionId}`
  const { session } = (await (await candidate.request.get(other)).json()) as {
    session: { question: { challenge: { challenge_id: string } } }
  }
  const reported = await candidate.request.post(`${other}/reports`, {
    data: {
      ...{ about: 'challenge', challengeId: session.question.challenge.challenge_id, problem: 'unclear' },
      ...{ message: `What is a leaf, asks ${email}?`, reportId: randomUUID() },
    },
  })
  expect(reported.ok(), await reported.text()).toBe(true)

  await haveAdmin(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Interviews' })).toContainText(/[1-9]/)
  await page.getByRole('radio', { name: 'Today' }).click({ force: true })
  await expect(page).toHaveURL(/days=1/)

  // Anyone else is kept out and told why.
  await candidate.goto('/admin/people')
  await expect(candidate.getByRole('heading', { name: 'This page is for administrators' })).toBeVisible()
  expect((await candidate.request.get(adminPaths.people)).status()).toBe(403)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click()
  await page.getByRole('searchbox', { name: 'Email, name or user id' }).fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await row.getByRole('link').click()
  await expect(page.getByText(`User ${userId}, ${email}`)).toBeVisible()

  // A double click grants only once.
  const before = await tokensOf(candidate)
  await page.getByRole('textbox', { name: 'Tokens' }).fill('500')
  await why(page).fill('An outage on Monday')
  await page.getByRole('button', { name: 'Grant tokens' }).dblclick()
  await expect(page.getByText(/^Done\. The balance was /)).toBeVisible()
  expect(await tokensOf(candidate)).toBe(before + 500)
  await expect(trail(page).getByText('Tokens granted')).toHaveCount(1)
  await expect(trail(page)).toContainText('“An outage on Monday”')

  await page.getByRole('link', { name: 'Change subscription' }).click()
  await tier(page).selectOption('PENDING')
  await page.getByRole('button', { name: 'Create', exact: true }).last().click()
  await expect(page.getByText('Say why. Your reason goes into the audit trail.')).toBeVisible()
  await why(page).fill('Paid by bank transfer')
  await page.getByRole('button', { name: 'Create', exact: true }).last().click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(trail(page)).toContainText('“Paid by bank transfer”')

  // If someone else saves first, the page shows their value and keeps the form's input.
  await tier(page).selectOption('PREMIUM')
  await page.getByLabel('Expires', { exact: true }).fill('2099-12-07')
  await why(page).fill('The transfer arrived')
  const url = urlOf(adminPaths.subscription, { userId: String(userId) })
  const { version } = adminSubscriptionSchema.parse(await (await page.request.get(url)).json())
  const faster = await page.request.put(url, {
    data: {
      ...{ commandId: randomUUID(), version, subscriptionTier: 'PENDING', plan: 'target' },
      ...{ subscriptionExpiry: null, reason: 'Target it is' },
    },
  })
  expect(faster.ok(), await faster.text()).toBe(true)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert')).toContainText('The subscription is now PENDING')
  await expect(why(page)).toHaveValue('The transfer arrived')
  await expect(tier(page)).toHaveValue('PREMIUM')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  const confirmed = trail(page).getByRole('listitem').first()
  await expect(confirmed.locator('del').first()).toHaveText('PENDING')
  await expect(confirmed.locator('ins').first()).toHaveText('PREMIUM')
  expect(await (await candidate.request.get(accountPaths.me)).json()).toMatchObject({ subscriptionTier: 'PREMIUM' })

  await page.goto('/admin/reports?about=challenge&answered=false')
  const report = page.getByRole('listitem').filter({ hasText: email })
  await report.getByLabel('Answer').fill('We have made it clearer.')
  await report.getByRole('button', { name: 'Send and close' }).click()
  await expect(report).toHaveCount(0)
  await page.goto('/admin/reports?answered=true')
  await expect(report).toContainText('We have made it clearer.')

  await report.getByRole('link', { name: 'Session' }).click()
  await expect(page.getByRole('region', { name: 'Log' }).getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the content' }).click()
  await page.getByLabel('Why do you need to read this?').fill('The report says that it is unclear')
  await page.getByRole('button', { name: 'Log the reason and show the content' }).click()
  await expect(page.getByRole('list', { name: 'Content' }).getByText(words)).toBeVisible()
  await page.goto('/admin?trail=all')
  await expect(trail(page)).toContainText('“The report says that it is unclear”')
  await elsewhere.close()
})
