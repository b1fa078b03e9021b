import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { signUp } from '../testing/candidate.ts'
import {
  addInList,
  boardOnServer,
  canvas,
  design,
  drawBox,
  openList,
  saved,
  startDesign,
} from '../testing/designRoom.ts'

test('what is drawn offline survives a reload, is sent later, and a second tab shows it beside its own', async ({
  page,
  context,
}) => {
  await signUp(page)
  await startDesign(page)
  await openList(page)
  await addInList(page, 'Client')
  await expect(saved(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await openList(other)
  await expect(other.getByRole('textbox', { name: 'Words of Client' })).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText('Reconnecting, your typing is safe.')).toBeVisible({ timeout: 60_000 })
  await addInList(page, 'Cache')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await addInList(other, 'Queue')
  await context.setOffline(false)
  for (const each of [page, other]) {
    await expect(each.getByRole('textbox', { name: 'Words of Cache' })).toBeVisible({ timeout: 30_000 })
    await expect(each.getByRole('textbox', { name: 'Words of Queue' })).toBeVisible({ timeout: 30_000 })
    await expect(saved(each)).toBeVisible({ timeout: 30_000 })
  }
  await design(other).getByText('Canvas', { exact: true }).click()
  await drawBox(other, [0.6, 0.6], [0.8, 0.8])
  await expect(page.getByRole('textbox', { name: /^Words of box \d$/ })).toBeVisible({ timeout: 30_000 })
  expect(await boardOnServer(page)).toHaveLength(7)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the room of a design is for everybody, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await signUp(page)
    await startDesign(page)
    await expect(canvas(page)).toBeVisible()
    const violations = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    expect(await violations()).toEqual([])
    await openList(page)
    await addInList(page, 'Client')
    await addInList(page, 'A service with a name that is a good deal longer than any name of a service ever should be')
    expect(await violations()).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('tab', { name: 'Design' }).click()
    await expect(page.getByRole('textbox', { name: 'Words of Client' })).toBeVisible()
    await addInList(page, 'Phone')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(await violations()).toEqual([])
  })
}
