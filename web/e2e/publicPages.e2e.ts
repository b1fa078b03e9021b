import { expect, test } from '@playwright/test'
import { pageHeads } from '../src/app/head.ts'

/**
 * Catches a page with no text for search engines and shared links, and a library that has slipped into the first load.
 */
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
    expect(html, path).toMatch(/<link rel="canonical" href="[^"]+"/)
    expect(html.includes('noindex'), path).toBe(indexed === false)
    expect(response.headers()['content-security-policy'], path).toContain("script-src 'self'")
  }
  expect(titles.size).toBe(pageHeads.length)
})

test('the landing page stays within its budget of JavaScript', async ({ page }) => {
  const sizes: Promise<{ responseBodySize: number }>[] = []
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.js')) sizes.push(request.sizes())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(160 * 1024)
})
