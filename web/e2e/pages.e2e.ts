import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { signUp } from './candidate.ts'
import { answersTo } from './content.ts'

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    what,
  ).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the way to an interview (${colorScheme})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ colorScheme, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await signUp(page)
    await expectAccessible(page, 'interview selection')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('button', { name: 'Start the interview' }).waitFor()
    await expectAccessible(page, 'the lobby')
    await page.getByRole('button', { name: 'Start the interview' }).click()
    await page.locator('.monaco-editor .view-lines').waitFor()
    await page.getByRole('region', { name: 'Conversation' }).locator('time').first().waitFor()
    await expectAccessible(page, 'the room')
    await page.getByRole('button', { name: 'Settings' }).first().click()
    await expectAccessible(page, 'the settings')
    await context.close()
  })
}

test('nothing is asked of another origin, and nothing secret is in the bundle', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin
  const texts: string[] = []
  const strangers: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!['data:', 'blob:'].includes(url.protocol) && url.host !== new URL(origin).host) strangers.push(request.url())
  })
  page.on('response', async (response) => {
    if (response.url().includes('/assets/') && response.url().endsWith('.js'))
      texts.push(await response.text().catch(() => ''))
  })
  await signUp(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Start the interview' }).click()
  await page.locator('.monaco-editor .view-lines').waitFor()
  expect(strangers).toEqual([])
  const { hints } = answersTo('Fewest berths')
  expect(texts.length).toBeGreaterThan(3)
  expect(hints.some((hint) => texts.some((text) => text.includes(hint)))).toBe(false)
})

test('the landing page stays within its budget of JavaScript', async ({ page }) => {
  let bytes = 0
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) bytes += (await response.request().sizes()).responseBodySize
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(170 * 1024)
})
