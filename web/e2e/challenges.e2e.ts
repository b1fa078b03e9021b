import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount } from './testing/candidate.ts'
import { browse, list, row, rows } from './testing/challengeList.ts'

async function choose(page: Page, filter: string, value: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${filter}`) }).click()
  const box = page.getByRole('checkbox', { name: new RegExp(`^${value}`) })
  // The box only becomes checked once the address has changed.
  await box.click()
  await expect(box).toBeChecked()
  await page.keyboard.press('Escape')
}

/** Catches filters that don't work with the address, Back or the keyboard, and challenges that start twice. */
test('challenges are filtered, the address remembers it, and Back undoes it', async ({ page }) => {
  await haveAccount(page)
  await browse(page)
  const total = Number.parseInt(await page.getByText(/^\d+ challenges$/).innerText(), 10)
  expect(total).toBeGreaterThan(40)
  await expectAccessible(page, 'the challenges')
  const more = page.getByRole('button', { name: 'Show more' })
  while (await more.isVisible()) {
    const shown = await rows(page).count()
    await more.click()
    await expect.poll(() => rows(page).count()).toBeGreaterThan(shown)
  }
  // Upcoming challenges are listed, but don't link anywhere.
  const teasers = list(page).getByRole('listitem').filter({ hasText: 'Coming soon' })
  await expect(teasers).toHaveCount(2)
  await expect(rows(page)).toHaveCount(total - 2)

  await choose(page, 'Type', 'Coding')
  await expect(page).toHaveURL(/type=coding/)
  await choose(page, 'Topic', 'Dynamic programming')
  await expect(page).toHaveURL(/topic=dynamic_programming/)
  await expect(row(page, 'Passes for the pool')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove Topic: Dynamic programming' })).toBeVisible()
  const fewer = await rows(page).count()
  expect(fewer).toBeLessThan(total)

  await page.goBack()
  await expect(page).not.toHaveURL(/topic=/)
  await expect(page.getByRole('button', { name: 'Remove Type: Coding' })).toBeVisible()
  await page.getByRole('searchbox').fill('nothing is called like this')
  await expect(page.getByText('No challenges match all your filters')).toBeVisible()
  // The menus stay in place and say that they're empty.
  await page.getByRole('button', { name: 'State', exact: true }).click()
  await expect(page.getByText('Nothing to choose from.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(page.getByText(`${total} challenges`)).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')

  // Using only the keyboard.
  await page.getByRole('searchbox').fill('pool passes')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('')
  await expect(rows(page)).toHaveCount(25)
  await rows(page).first().focus()
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('k')
  await expect(rows(page).nth(1)).toBeFocused()
})

test('an assessment shows what it is and what it costs, and starts once', async ({ page }) => {
  await haveAccount(page)
  await browse(page)
  await page.getByRole('link', { name: /^Assessments/ }).click()
  const timed = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Timed coding' }) })
  await expect(timed).toContainText(/30 min\s*up to \d+ tokens/)
  await page.getByLabel('Difficulty').selectOption('Straightforward')
  await expect(timed).toContainText('20 min')
  let opened = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/sessions') opened += 1
  })
  const start = page.getByRole('button', { name: 'Start Timed coding' })
  await start.dblclick()
  // On a slow machine, the second click comes after the response, but before the page has changed.
  await start.click({ timeout: 2_000 }).catch(() => undefined)
  await expect(page).toHaveURL(/mockInterview\?session=/)
  expect(opened).toBe(1)
  await page.goto('/app/mockInterview?list=assessments')
  await page.getByRole('button', { name: 'Start Warm-up' }).click()
  await expect(page).toHaveURL(/aiInterview\?session=/)
})
