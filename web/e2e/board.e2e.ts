import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { interviewerSpoke, signUp } from './candidate.ts'

/** A system design round: whiteboard and conversation, in a room of its own. */
async function startDesign(page: Page): Promise<void> {
  const created = await page.request.post('/api/sessions', {
    data: {
      mode: 'ai',
      assessmentType: 'system_design',
      contentDomain: 'tech_interview_prep',
      programmingLanguage: 'python',
      settings: { timeLimitInMinutes: 60, candidateExperienceLevel: 'senior', interviewStage: 'on_site' },
    },
  })
  const { sessionId } = (await created.json()) as { sessionId: string }
  await page.goto(`/app/aiInterview?session=${sessionId}`)
  await page.getByRole('button', { name: 'Start the interview' }).click()
  await interviewerSpoke(page, 1)
}

const design = (page: Page): Locator => page.getByRole('region', { name: 'Design' })
const saved = (page: Page): Locator => page.getByText(/^Saved \d\d:\d\d:\d\d$/)
const canvas = (page: Page): Locator => design(page).locator('canvas.interactive')

async function openList(page: Page): Promise<void> {
  await design(page).getByText('List of shapes', { exact: true }).click()
}

async function addInList(page: Page, words: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Add a shape' })
  await form.getByRole('textbox', { name: 'Words' }).fill(words)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: `Words of ${words}` })).toBeVisible()
}

/** Draws a box from one corner of the canvas to another, in shares of its size. */
async function drawBox(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await design(page).getByRole('button', { name: 'Box', exact: true }).click()
  const area = await canvas(page).boundingBox()
  if (area === null) throw new Error('the canvas is not shown')
  const at = ([x, y]: [number, number]) => [area.x + area.width * x, area.y + area.height * y] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]))
  await page.mouse.move(...at(to))
  await page.mouse.up()
}

async function boardOnServer(page: Page): Promise<{ type: string; originalText?: string }[]> {
  const sessionId = new URL(page.url()).searchParams.get('session')
  const answer = await page.request.get(`/api/sessions/${sessionId}`)
  const { session } = (await answer.json()) as {
    session: { question: { board: { type: string; originalText?: string }[] } }
  }
  return session.question.board
}

test('a design is drawn, listed, connected and kept, and nothing is asked of another origin', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await signUp(page)
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
