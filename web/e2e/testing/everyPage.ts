import { expect, type Page } from '@playwright/test'
import { pageHeads } from '../../src/app/head.ts'
import { haveAccount } from './candidate.ts'
import { open } from './frame.ts'

/**
 * Visits every page, signed out and signed in. Each must have one heading, be no wider than the window and contact no
 * other origin; `look` checks anything else.
 */
export async function visitEveryPage(
  page: Page,
  baseURL: string,
  look: (path: string) => Promise<void>,
): Promise<void> {
  const strangers: string[] = []
  const { host } = new URL(baseURL)
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) strangers.push(request.url())
  })
  const visit = async (path: string) => {
    await open(page, path)
    await look(path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
  for (const path of ['/', '/signup', '/signin', '/no-such-page']) await visit(path)
  await haveAccount(page)
  for (const { path } of pageHeads.filter(({ path }) => !['/signup', '/signin'].includes(path))) await visit(path)
  expect(strangers).toEqual([])
}
