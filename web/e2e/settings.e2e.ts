import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount } from './testing/candidate.ts'

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved/ })
const extraTime = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Extra time' }).getByRole('radio', { name, exact: true })

/** Clicks a choice and waits until React shows it as chosen; `check` would look right after the click. */
async function choose(choice: Locator): Promise<void> {
  await choice.click({ force: true })
  await expect(choice).toBeChecked()
}

async function openSettings(page: Page): Promise<void> {
  await page.goto('/app/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
}

test('choices save themselves, show in a second tab, and apply in another browser', async ({ page, browser }) => {
  const { email, password } = await haveAccount(page)
  await openSettings(page)
  const second = await page.context().newPage()
  await openSettings(second)

  await choose(extraTime(page, '50%'))
  await expect(saved(page)).toBeVisible()
  await expect(extraTime(second, '50%')).toBeChecked()
  await choose(page.getByRole('radio', { name: 'Vim', exact: true }))
  await expect(page.getByText('Your browser still uses')).toBeVisible()
  await expect(second.getByRole('radio', { name: 'Vim', exact: true })).toBeChecked()
  await choose(page.getByRole('checkbox', { name: /^Running low on tokens/ }))
  await expect(saved(page)).toBeVisible()
  await expectAccessible(page, 'the settings')

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.request.post('/api/auth/sign-in/email', { data: { email, password } })
  await openSettings(other)
  await expect(extraTime(other, '50%')).toBeChecked()
  await expect(other.getByRole('radio', { name: 'Vim', exact: true })).toBeChecked()
  await expect(other.getByRole('checkbox', { name: /^Running low on tokens/ })).toBeChecked()
  await elsewhere.close()
})

test('without a connection a choice waits, says so, and is saved once there is one', async ({ page }) => {
  await haveAccount(page)
  await openSettings(page)
  await page.context().setOffline(true)
  await choose(extraTime(page, '25%'))
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await expect(extraTime(page, '25%')).toBeChecked()
  await page.context().setOffline(false)
  await expect(saved(page)).toBeVisible()
  const profile = await (await page.request.get('/api/profile')).json()
  expect(profile).toMatchObject({ extraTimePercent: 25 })
})

test('side links lead to sections; on a phone headings open them', async ({ page }) => {
  await haveAccount(page)
  await openSettings(page)
  const links = page.getByRole('navigation', { name: 'Settings sections' })
  await links.getByRole('link', { name: 'Notifications' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeInViewport()

  await page.setViewportSize({ width: 390, height: 844 })
  await openSettings(page)
  await expect(links).toBeHidden()
  await expect(page.getByRole('group', { name: 'Extra time' })).toBeHidden()
  const heading = page.getByRole('button', { name: 'Interviews', exact: true })
  await heading.click()
  await expect(page.getByRole('group', { name: 'Extra time' })).toBeVisible()
  await expectAccessible(page, 'the settings on a phone')
  await heading.click()
  await expect(page.getByRole('group', { name: 'Extra time' })).toBeHidden()
  await page.goto('/')
  await page.goto('/app/settings#notifications')
  await expect(page.getByRole('checkbox', { name: /^New scorecards/ })).toBeVisible()
})

test('text typed into the sign-up survives a reload, except the password, and a link fills in its code', async ({
  page,
}) => {
  await page.goto('/signup#invitation=GR-ABCDE-FGHJK')
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await expect(field('Invitation code')).toHaveValue('GR-ABCDE-FGHJK')
  await expect(page).toHaveURL(/\/signup$/)
  await field('Name').fill('Ada')
  await field('Email').fill('ada@example.org')
  await field('Password').fill('a long and unusual passphrase')
  await page.reload()
  await expect(field('Name')).toHaveValue('Ada')
  await expect(field('Email')).toHaveValue('ada@example.org')
  await expect(field('Invitation code')).toHaveValue('GR-ABCDE-FGHJK')
  await expect(field('Password')).toHaveValue('')
})
