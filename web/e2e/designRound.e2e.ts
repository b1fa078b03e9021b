import { expect, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount } from './testing/candidate.ts'
import {
  addInList,
  boardOnServer,
  canvas,
  design,
  drawBox,
  openList,
  saved,
  startDesign,
} from './testing/designRoom.ts'

/** Catches a whiteboard that draws but does not keep, a list that is not the drawing, and what a drawing library loads from elsewhere. */
test('a design is drawn, listed, connected and kept, and nothing is asked of another origin', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await haveAccount(page)
  await startDesign(page)
  await drawBox(page, [0.2, 0.2], [0.4, 0.4])
  await expect(saved(page)).toBeVisible()
  expect((await boardOnServer(page)).map(({ type }) => type)).toEqual(['rectangle'])

  await page.keyboard.press('Escape')
  await design(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => boardOnServer(page)).toEqual([])
  await design(page).getByRole('button', { name: 'Redo' }).click()
  await expect.poll(async () => (await boardOnServer(page)).length).toBe(1)

  await design(page).getByRole('tab', { name: 'Estimates' }).click()
  await expect(canvas(page)).toBeHidden()
  await design(page).getByRole('tab', { name: 'Board' }).click()
  await expect(canvas(page)).toBeVisible()
  await openList(page)
  await expect(page.getByRole('textbox', { name: 'Words of box 1' })).toBeVisible()
  await addInList(page, 'Load balancer')
  await addInList(page, 'Orders')
  await expectAccessible(page, 'the room of a design')
  const connect = page.getByRole('form', { name: 'Connect two shapes' })
  await connect.getByLabel('From').selectOption('Load balancer')
  await connect.getByLabel('To', { exact: true }).selectOption('Orders')
  await connect.getByRole('button', { name: 'Connect' }).press('Enter')
  await expect(design(page).getByRole('textbox', { name: 'Words at Load balancer to Orders' })).toBeVisible()
  await page.getByRole('button', { name: 'Move Orders', exact: true }).press('Shift+ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: 'Orders is at' })).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Words of Orders' }).fill('Orders database')
  await page.getByRole('button', { name: 'Remove box 1' }).click()
  await expect(page.getByRole('textbox', { name: 'Words of box 1' })).toBeHidden()
  await expect
    .poll(async () => (await boardOnServer(page)).flatMap(({ originalText }) => originalText ?? []).sort())
    .toEqual(['Load balancer', 'Orders database'])

  await design(page).getByRole('tab', { name: 'Requirements' }).click()
  await design(page).getByRole('textbox', { name: 'Requirements' }).fill('Everybody can order.')
  await design(page).getByRole('tab', { name: 'API' }).click()
  await design(page).getByRole('textbox', { name: 'API' }).fill('POST /orders')
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await openList(page)
  await expect(page.getByRole('textbox', { name: 'Words of Orders database' })).toBeVisible()
  await design(page).getByRole('tab', { name: 'Requirements' }).click()
  await expect(design(page).getByRole('textbox', { name: 'Requirements' })).toHaveValue('Everybody can order.')
  const { host } = new URL(page.url())
  const fonts = asked.filter((url) => new URL(url).pathname.startsWith('/excalidraw/fonts/'))
  expect(fonts.length).toBeGreaterThan(0)
  expect(asked.filter((url) => url.startsWith('http') && new URL(url).host !== host)).toEqual([])
})
