import { accountPaths } from '@greenroom/shared/wire'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { newAccount } from './testing/candidate.ts'

const header = (page: Page) => page.getByRole('navigation', { name: 'Main' })

async function signIn(page: Page, account: ReturnType<typeof newAccount>): Promise<void> {
  expect((await page.request.post(accountPaths.signIn, { data: account })).ok()).toBe(true)
}

/** Chooses a domain in the account menu. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /account: / }).click()
  await page.getByRole('group', { name: 'What you’re preparing for' }).getByText(name).click()
}

/**
 * Catches pages that still show the other domain: after the switch, after a reload, on another device, or after
 * switching back.
 */
test('one switch changes every list, on every device, and back', async ({ page, browser }) => {
  const account = newAccount()
  await page.request.post(accountPaths.users, { data: { userName: 'Ada', ...account } })
  await signIn(page, account)
  await page.goto('/dashboard')
  await expect(header(page).getByRole('link', { name: 'Challenges' })).toBeVisible()
  await choose(page, 'Pharmacy')

  // The switch takes effect at once on Today.
  await expect(header(page).getByRole('link', { name: 'Papers' })).toBeVisible()
  await expect(header(page).getByRole('link', { name: /Interviews|Challenges/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Take your first mock paper' })).toBeVisible()
  await expect(page.getByText('not reviewed by a pharmacist')).toBeVisible()
  await expectAccessible(page, 'today in the pharmacy domain')

  // After a reload, and in the lists.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Take your first mock paper' })).toBeVisible()
  await header(page).getByRole('link', { name: 'Learn' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /Doses and concentrations/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /complexity|interview/i })).toHaveCount(0)
  await page.goto('/app/learningPathGenerator')
  await expect(page.getByLabel('Company')).toHaveCount(0)
  await page.getByRole('button', { name: 'Make my path' }).click()
  await expect(page).toHaveURL(/learningPath$/)
  // The first one is a week from now, and later weeks are closed.
  const closed = page.getByRole('button', { expanded: false, name: / of \d+$/ })
  await closed.first().click()
  await expect(page.getByRole('link', { name: /^Mock paper/ }).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('fire drill')
  await expect(page.getByRole('option', { name: /Fire drill/ })).toHaveCount(0)
  await page.keyboard.press('Escape')

  // Another device is in the same domain, and switches back.
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await signIn(phone, account)
  await phone.goto('/dashboard')
  await expect(
    phone
      .getByRole('heading', { name: 'Take your first mock paper' })
      .or(phone.getByText('not reviewed by a pharmacist'))
      .first(),
  ).toBeVisible()
  await choose(phone, 'Tech interviews')
  await expect(phone.getByRole('heading', { name: 'Take your first interview' })).toBeVisible()

  // A saved link to a page of the other domain offers to switch.
  await choose(phone, 'Pharmacy')
  await expect(phone.getByText('not reviewed by a pharmacist')).toBeVisible()
  for (const path of ['/phases', '/app/diagnostics', '/app/mockInterview', '/app/interviewSelection']) {
    await phone.goto(path)
    await expect(phone.getByRole('heading', { name: 'This page is about interviews' })).toBeVisible()
  }
  await expectAccessible(phone, 'a page of the other domain')
  await phone.getByRole('button', { name: 'Switch to tech interviews' }).click()
  await expect(phone.getByRole('heading', { name: 'This page is about interviews' })).toHaveCount(0)
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()

  // The first device follows: nothing is left of the pharmacy path.
  await page.goto('/app/learningPath')
  await expect(header(page).getByRole('link', { name: 'Challenges' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No path yet' })).toBeVisible()
})
