import { expect, test } from '@playwright/test'
import { headOf } from '../../src/app/head.ts'
import { expectAccessible } from '../testing/accessible.ts'
import { signUp } from '../testing/candidate.ts'
import { menuLink, open } from '../testing/frame.ts'

test('the head is updated from page to page', async ({ page }) => {
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
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/`)
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})

test('the first Tab stop skips the header, and a slow page shows a line', async ({ page }) => {
  await open(page, '/learn')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const held: (() => Promise<void>)[] = []
  let released = false
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    if (released) await route.continue()
    else held.push(() => route.continue())
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  released = true
  for (const goOn of held) await goOn()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('progressbar')).toBeHidden()
})

test('the palette leads back into an interview in progress', async ({ page }) => {
  await signUp(page)
  const opened = await page.request.post('/api/sessions', { data: { mode: 'ai' } })
  const { sessionId } = (await opened.json()) as { sessionId: string }
  const begun = await page.request.post(`/api/sessions/${sessionId}/commands`, {
    data: { commandId: 'begin', type: 'StartInterview' },
  })
  expect(begun.ok()).toBe(true)
  await open(page, '/journey')
  await page.keyboard.press('ControlOrMeta+k')
  const back = page.getByRole('option', { name: 'Go back to your interview' })
  await expect(back).toBeVisible()
  await expect(back).toContainText('On-site interview')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/app/aiInterview\\?session=${sessionId}$`))
})

test('on a narrow screen the menu works by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await open(page, '/learn')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const menu = page.getByRole('dialog')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await expectAccessible(page, 'the menu')
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await menu.evaluate((element) => element.contains(document.activeElement)), `stop ${stop}`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Companies' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/phases$/)
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a lost connection is announced calmly, and so is a server that doesn’t answer', async ({ page, context }) => {
  await signUp(page)
  await open(page, '/journey')
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await expectAccessible(page, 'offline')
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.')).toBeHidden()

  const away = /\/(api|healthz)(\/|$)/
  await page.route(away, (route) => route.abort())
  await menuLink(page, 'Today').click()
  await expect(page.getByText('The server isn’t responding.', { exact: true }).first()).toBeVisible()
  await page.unroute(away)
  await expect(page.getByText('The server isn’t responding.', { exact: true })).toHaveCount(0, { timeout: 30_000 })
})

test('a page replaced by a new version offers to reload', async ({ page }) => {
  await open(page, '/learn')
  await page.route(/\/assets\/PhasesPage.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  await menuLink(page, 'Companies').click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible()

  await open(page, '/learn')
  await page.route('/', async (route) => {
    const html = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'text/html', body: html.replaceAll(/\/assets\/index-/g, '/assets/newer-') })
  })
  await menuLink(page, 'Companies').click()
  await expect(page.getByRole('heading', { level: 1, name: 'There’s a newer version of Greenroom' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page).toHaveURL(/\/phases/)
  await expect(page.getByRole('combobox', { name: 'Company' })).toBeVisible()
})

test('low tokens are announced once a month', async ({ page }) => {
  await signUp(page)
  await page.route('**/api/wallet', async (route) => {
    const response = await route.fetch()
    const wallet = (await response.json()) as { tokens: object }
    await route.fulfill({ response, json: { ...wallet, tokens: { ...wallet.tokens, left: 1_900, low: true } } })
  })
  await open(page, '/journey')
  const warning = page.getByText('You have a fifth of your tokens left')
  await expect(warning).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(warning).toBeHidden()
  await open(page, '/journey')
  await page.getByRole('button', { name: '1,900 tokens left, details' }).click()
  await expect(page.getByText('1,900 of 10,000')).toBeVisible()
  await expectAccessible(page, 'the wallet')
  await expect(warning).toBeHidden()
})
