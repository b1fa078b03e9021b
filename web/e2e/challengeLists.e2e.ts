import { challengeWorkPaths, profilePaths, urlOf } from '@greenroom/shared/wire'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount } from './testing/candidate.ts'
import { browse } from './testing/challengeList.ts'

const lists = (page: Page): Locator => page.getByRole('navigation', { name: 'Lists' })
const titles = (page: Page, name: string): Locator => page.getByRole('list', { name }).getByRole('link')
const menuOf = (page: Page, title: string): Locator => page.getByRole('button', { name: `Lists and more: ${title}` })

async function addTo(page: Page, title: string, list: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search titles and topics' }).fill(title)
  await menuOf(page, title).click()
  const box = page.getByRole('menuitemcheckbox', { name: list })
  await box.click()
  await expect(box).toBeChecked()
  await page.keyboard.press('Escape')
}

/** Catches lists that one tab makes and another doesn't see, an order that isn't kept, and a list that Undo loses. */
test('a list of one’s own is made, filled, put in order, renamed and brought back', async ({ page }) => {
  await haveAccount(page)
  await browse(page)
  await lists(page).getByRole('button', { name: 'New list' }).click()
  await page.getByRole('button', { name: 'Create list' }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Before the 30th')
  await page.getByRole('button', { name: 'Create list' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Before the 30th' })).toBeVisible()
  await expect(page.getByText('Nothing on this list yet')).toBeVisible()
  await expect(lists(page).getByRole('link', { name: /^Before the 30th/ })).toHaveCount(1)
  const address = page.url()

  await page.getByRole('link', { name: 'See all challenges' }).click()
  for (const title of ['The same tune', 'Round the lake', 'Backstage doors'])
    await addTo(page, title, 'Before the 30th')
  await lists(page)
    .getByRole('link', { name: /^Before the 30th/ })
    .click()
  await expect(titles(page, 'Before the 30th')).toHaveText([/^The same tune/, /^Round the lake/, /^Backstage doors/])
  await expectAccessible(page, 'a list of one’s own')

  // Reorder by keyboard: two moves, the second one before the server has answered the first.
  await page.getByRole('button', { name: 'Move Backstage doors' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('Backstage doors is now 1 of 3.')).toBeAttached()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'The same tune' })
    .last()
    .dragTo(page.getByRole('listitem').filter({ hasText: 'Round the lake' }).last())
  const inOrder = [/^Backstage doors/, /^Round the lake/, /^The same tune/]
  await expect(titles(page, 'Before the 30th')).toHaveText(inOrder)
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(titles(page, 'Before the 30th')).toHaveText(inOrder)

  // A second tab removes one. The first tab shows it once you switch back.
  const other = await page.context().newPage()
  await other.goto(address)
  await menuOf(other, 'Round the lake').click()
  await other.getByRole('menuitem', { name: 'Remove from this list' }).click()
  await expect(titles(other, 'Before the 30th')).toHaveCount(2)
  await other.getByRole('button', { name: 'Change this list' }).click()
  await other.getByRole('menuitem', { name: 'Rename…' }).click()
  await other.getByLabel('Name', { exact: true }).fill('After the 30th')
  await other.getByRole('button', { name: 'Save name' }).click()
  await expect(other.getByRole('heading', { name: 'After the 30th' })).toBeVisible()
  await other.getByRole('button', { name: 'Change this list' }).click()
  await other.getByRole('menuitem', { name: 'Delete list' }).click()
  await expect(other.getByText('Deleted After the 30th.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('This list no longer exists')).toBeVisible()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(titles(other, 'After the 30th')).toHaveText([/^Backstage doors/, /^The same tune/])
})

/** Catches tiles that don't say what their filter shows, and recommendations without a reason or in the wrong place. */
test('patterns filter, the interview chooses a list, and what is next has a reason', async ({ page }) => {
  await haveAccount(page)
  const goal = { company: 'Google', date: null, stage: 'on_site', hoursPerWeek: 6 }
  await page.request.put(profilePaths.profile, { data: { extraTimePercent: 0, goal } })
  await page.request.post(urlOf(challengeWorkPaths.workspace, { id: 'same-tune' }), { data: {} })
  await page.request.post(urlOf(challengeWorkPaths.giveUp, { id: 'same-tune' }))
  await browse(page)
  const next = page.getByRole('region', { name: /.+/ }).filter({ hasText: 'Do this next' })
  await expect(next).toContainText('Shows how well you know')
  await expect(page.getByText('fits your 6 hours a week')).toBeVisible()

  const tile = page.getByRole('button', { name: /^Hash maps ?0 of \d+ solved, 1 tried$/ })
  const said = Number(/of (\d+)/.exec(await tile.innerText())?.[1])
  await page.getByRole('button', { name: /^Arrays ?\d/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tile).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/topic=hash_maps/)
  await expect(titles(page, 'All challenges')).toHaveCount(said)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/topic=/)

  await lists(page)
    .getByRole('link', { name: /^For your interview/ })
    .click()
  await expect(titles(page, 'For your interview').first()).toContainText('Your next stage: like Google’s round')
  await expectAccessible(page, 'the list for an interview')
  await page.setViewportSize({ width: 390, height: 844 })
  const choice = lists(page).getByLabel('List')
  const week = await choice.getByRole('option', { name: /^First week/ }).innerText()
  await choice.selectOption({ label: week })
  await expect(titles(page, 'First week')).toHaveCount(Number(/of (\d+)/.exec(week)?.[1]))
  await expectAccessible(page, 'a list on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)

  // Add one on a challenge's own page.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/app/mockInterview?challenge=pool-passes')
  await page.getByRole('button', { name: 'Add to a list' }).click()
  await page.getByRole('menuitem', { name: 'New list…' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Later')
  await page.getByRole('button', { name: 'Create list' }).click()
  await expect(page.getByText('Added to Later.')).toBeAttached()
  await page.goto('/app/mockInterview')
  await lists(page)
    .getByRole('link', { name: /^Later/ })
    .click()
  await expect(titles(page, 'Later')).toHaveText([/^Passes for the pool/])
  // Unfinished work comes first now.
  await expect(page.getByRole('heading', { name: 'Continue Passes for the pool' })).toBeVisible()
})
