import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { haveAccount, say, signUp } from '../testing/candidate.ts'
import {
  addInList,
  boardOnServer,
  canvas,
  design,
  dragOver,
  drawBox,
  openList,
  saved,
  startDesign,
} from '../testing/designRoom.ts'

test('drawing done offline survives a reload, is sent later, and appears in a second tab next to its own', async ({
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
  await expect(other.getByRole('textbox', { name: 'Label for Client' })).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText('Reconnecting. What you’ve typed is safe.')).toBeVisible({ timeout: 60_000 })
  await addInList(page, 'Cache')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await addInList(other, 'Queue')
  await context.setOffline(false)
  for (const each of [page, other]) {
    await expect(each.getByRole('textbox', { name: 'Label for Cache' })).toBeVisible({ timeout: 30_000 })
    await expect(each.getByRole('textbox', { name: 'Label for Queue' })).toBeVisible({ timeout: 30_000 })
    await expect(saved(each)).toBeVisible({ timeout: 30_000 })
  }
  await design(other).getByText('Canvas', { exact: true }).click()
  await drawBox(other, [0.6, 0.6], [0.8, 0.8])
  await expect(page.getByRole('textbox', { name: /^Label for box \d$/ })).toBeVisible({ timeout: 30_000 })
  expect(await boardOnServer(page)).toHaveLength(7)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the room of a design is accessible, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await signUp(page)
    await startDesign(page)
    await expect(canvas(page)).toBeVisible()
    // The pointer is still where the start button was, and might bring up a tooltip that isn't part of the page.
    await page.mouse.move(0, 0)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    const violations = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    expect(await violations()).toEqual([])
    await openList(page)
    await addInList(page, 'Client')
    await addInList(page, 'A service with a name that is a good deal longer than any name of a service ever should be')
    expect(await violations()).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('tab', { name: 'Design' }).click()
    await expect(page.getByRole('textbox', { name: 'Label for Client' })).toBeVisible()
    await addInList(page, 'Phone')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(await violations()).toEqual([])
  })
}

test('a tool pressed while the canvas is loading is selected once it has loaded', async ({ page }) => {
  await haveAccount(page)
  // Press it the moment it appears, long before the library has loaded its scene.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const box = document.querySelector<HTMLButtonElement>('[role="toolbar"] button[aria-label="Box"]')
      if (box === null) return
      observer.disconnect()
      box.click()
    }).observe(document, { childList: true, subtree: true })
  })
  await startDesign(page)
  await expect(design(page).getByRole('button', { name: 'Box', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(canvas(page)).toBeVisible()
  await dragOver(page, [0.3, 0.3], [0.5, 0.5])
  await expect.poll(async () => (await boardOnServer(page)).map(({ type }) => type)).toEqual(['rectangle'])
})

test('boxes the interviewer asks about are framed on the board and marked in its list', async ({ page }) => {
  await haveAccount(page)
  await startDesign(page)
  await openList(page)
  await addInList(page, 'Event queue')
  await expect(saved(page)).toBeVisible()
  await say(page, 'Staff enter what they find, and people ask for what they have lost.')
  await page.getByRole('button', { name: 'I’m finished' }).click()
  const row = design(page).getByRole('listitem').filter({ hasText: 'Asked about' })
  // Questions from the task come first, then those about drawn parts the candidate never mentioned.
  await expect(async () => {
    await say(page, 'I would measure that first and then change what is the slowest part of it.')
    await expect(row.getByRole('textbox', { name: 'Label for Event queue' })).toBeVisible({ timeout: 8_000 })
  }).toPass({ timeout: 60_000 })
  await design(page).getByText('Canvas', { exact: true }).click()
  const frame = design(page).locator('[data-pointed]')
  await expect(frame).toHaveCount(1)
  const [around, scene] = [await frame.boundingBox(), await canvas(page).boundingBox()]
  expect(around?.width).toBeGreaterThan(20)
  // The box is at the edge, where the list put it.
  expect(Math.abs((around?.x ?? 0) - (scene?.x ?? Number.NaN))).toBeLessThan(10)
  await say(page, 'Without it we would lose what comes in while the workers are down.')
  await expect(frame).toHaveCount(0)
})

test('on a phone the header names the part of the design in full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await haveAccount(page)
  await startDesign(page)
  const part = page.getByRole('banner').getByText('Requirements', { exact: true })
  await expect(part).toBeVisible()
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect([width, await part.evaluate((each) => each.scrollWidth - each.clientWidth)]).toEqual([width, 0])
    const [name, heading] = [await part.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()]
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual((heading?.x ?? 0) + (heading?.width ?? 0) + 1)
  }
})
