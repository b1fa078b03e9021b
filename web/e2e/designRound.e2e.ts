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

/**
 * Catches a whiteboard that draws but doesn't save, a list that differs from the drawing, and a drawing library that
 * loads files from elsewhere.
 */
test('a design is drawn, listed, connected and saved, and no other origin is contacted', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await haveAccount(page)
  await startDesign(page)
  const problem = page.getByRole('region', { name: 'Problem' })
  await problem.getByRole('button', { name: 'Fold' }).click()
  await expect(problem.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  await problem.getByRole('button').click()
  await expect(problem.getByRole('button', { name: 'Fold' })).toBeVisible()
  await drawBox(page, [0.2, 0.2], [0.4, 0.4])
  await expect(saved(page)).toBeVisible()
  expect((await boardOnServer(page)).map(({ type }) => type)).toEqual(['rectangle'])

  // The tools form one column to the left of the drawing, all of them visible.
  const tools = design(page).getByRole('toolbar', { name: 'Drawing tools' })
  const lefts = await tools
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(1)
  const [strip, scene] = [await tools.boundingBox(), await canvas(page).boundingBox()]
  expect((strip?.x ?? 0) + (strip?.width ?? 0)).toBeLessThanOrEqual(scene?.x ?? 0)
  expect(await tools.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0)

  // Letters typed on a new shape become its text and never pick a tool.
  const words = async () => (await boardOnServer(page)).flatMap(({ originalText }) => originalText ?? [])
  await page.keyboard.type('drop 2')
  await page.keyboard.press('Escape')
  await expect.poll(words).toEqual(['drop 2'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('d')
  await expect(design(page).getByRole('button', { name: 'Select', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await words()).toEqual(['drop 2'])
  // Only one line shows the time: the header's, which counts down each part of the design.
  await expect(page.getByRole('banner').getByText('part 1 of 6', { exact: false })).toBeVisible()
  await expect(design(page).getByText(/minute/)).toHaveCount(0)
  await expect(page.getByRole('banner').getByText(/Requirements part 1 of 6, \d+ of \d+ min/)).toBeVisible()

  await expect
    .poll(async () => {
      await design(page).getByRole('button', { name: 'Undo' }).click()
      return boardOnServer(page)
    })
    .toEqual([])
  await design(page).getByRole('button', { name: 'Redo' }).click()
  await expect.poll(async () => (await boardOnServer(page)).length).toBe(1)

  await design(page).getByRole('tab', { name: 'Estimates' }).click()
  await expect(canvas(page)).toBeHidden()
  await design(page).getByRole('tab', { name: 'Board' }).click()
  await expect(canvas(page)).toBeVisible()
  await openList(page)
  await expect(page.getByRole('textbox', { name: 'Label for box 1' })).toBeVisible()
  await addInList(page, 'Load balancer')
  await addInList(page, 'Orders')
  await expectAccessible(page, 'the room of a design')
  const connect = page.getByRole('form', { name: 'Connect two shapes' })
  await connect.getByLabel('From').selectOption('Load balancer')
  await connect.getByLabel('To', { exact: true }).selectOption('Orders')
  await connect.getByRole('button', { name: 'Connect' }).press('Enter')
  await expect(design(page).getByRole('textbox', { name: 'Label for Load balancer to Orders' })).toBeVisible()
  await page.getByRole('button', { name: 'Move Orders', exact: true }).press('Shift+ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: 'Orders is at' })).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Label for Orders' }).fill('Orders database')
  await page.getByRole('button', { name: 'Remove box 1' }).click()
  await expect(page.getByRole('textbox', { name: 'Label for box 1' })).toBeHidden()
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
  await expect(page.getByRole('textbox', { name: 'Label for Orders database' })).toBeVisible()
  await design(page).getByRole('tab', { name: 'Requirements' }).click()
  await expect(design(page).getByRole('textbox', { name: 'Requirements' })).toHaveValue('Everybody can order.')
  const { host } = new URL(page.url())
  const fonts = asked.filter((url) => new URL(url).pathname.startsWith('/excalidraw/fonts/'))
  expect(fonts.length).toBeGreaterThan(0)
  expect(asked.filter((url) => url.startsWith('http') && new URL(url).host !== host)).toEqual([])
})
