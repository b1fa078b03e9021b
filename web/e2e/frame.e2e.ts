import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { headOf, pageHeads } from '../src/app/head.ts'
import { signUp } from './candidate.ts'

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    what,
  ).toEqual([])
}

/** Opens the page and waits until it has its heading, the only one of its level. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
}

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

test('every page answers with a head of its own', async ({ request }) => {
  const titles = new Set<string>()
  for (const { path, title, indexed } of pageHeads) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
    expect(html, path).toContain(`<title>${title.replaceAll('&', '&amp;')}`)
    expect(html, path).toMatch(/<meta name="description" content="[^"]+"/)
    expect(html, path).toContain('"@type":"Organization"')
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:width', 'og:image:alt'])
      expect(html, path).toMatch(new RegExp(`<meta property="${property}" content="[^"]+"`))
    expect(html.includes('rel="canonical"'), path).toBe(indexed !== false)
    expect(response.headers()['content-security-policy'], path).toContain("script-src 'self'")
  }
  expect(titles.size).toBe(pageHeads.length)
})

test('the head is kept in step as one goes from page to page', async ({ page }) => {
  await open(page, '/learn')
  const origin = new URL(page.url()).origin
  await menuLink(page, 'Plans').click()
  await expect(page).toHaveTitle(`${headOf('/app/subscriptions').title} · Greenroom`)
  const address = `${origin}/app/subscriptions`
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', headOf('/app/subscriptions').title)
  await page.goto('/no-such-page')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/`)
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})

test('the palette leads back into an interview that is going on', async ({ page }) => {
  await signUp(page)
  const opened = await page.request.post('/api/sessions', { data: { mode: 'ai' } })
  const { sessionId } = (await opened.json()) as { sessionId: string }
  const begun = await page.request.post(`/api/sessions/${sessionId}/commands`, {
    data: { commandId: 'begin', type: 'StartInterview' },
  })
  expect(begun.ok()).toBe(true)
  await open(page, '/journey')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('option', { name: 'Go back into your interview' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/app/aiInterview\\?session=${sessionId}$`))
})

test('a lost connection is told calmly, and so is a server that does not answer', async ({ page, context }) => {
  await signUp(page)
  await open(page, '/journey')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expectAccessible(page, 'offline')
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()

  const away = /\/(api|healthz)(\/|$)/
  await page.route(away, (route) => route.abort())
  await menuLink(page, 'Today').click()
  await expect(page.getByText('The server does not answer.', { exact: true }).first()).toBeVisible()
  await page.unroute(away)
  await expect(page.getByText('The server does not answer.', { exact: true })).toHaveCount(0, { timeout: 30_000 })
})

test('few tokens are told once a month', async ({ page }) => {
  await signUp(page)
  await page.route('**/api/wallet', async (route) => {
    const response = await route.fetch()
    const wallet = (await response.json()) as { tokens: object }
    await route.fulfill({ response, json: { ...wallet, tokens: { ...wallet.tokens, left: 1_900, low: true } } })
  })
  await open(page, '/journey')
  const warning = page.getByText('A fifth of your tokens is left')
  await expect(warning).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(warning).toBeHidden()
  await open(page, '/journey')
  await page.getByRole('button', { name: '1,900 tokens left, details' }).click()
  await expect(page.getByText('1,900 of 10,000')).toBeVisible()
  await expectAccessible(page, 'the wallet')
  await expect(warning).toBeHidden()
})
