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

const screens = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const
for (const { colorScheme, width } of screens) {
  test(`every page has a heading, is accessible and fits ${width} px (${colorScheme})`, async ({
    browser,
    baseURL,
  }) => {
    test.slow()
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 800 },
      ...(baseURL ? { baseURL } : {}),
    })
    const page = await context.newPage()
    const strangers: string[] = []
    const host = new URL(baseURL ?? '').host
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) strangers.push(request.url())
    })
    const visit = async (path: string) => {
      await open(page, path)
      await expectAccessible(page, path)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
    for (const path of ['/', '/signup', '/signin', '/no-such-page']) await visit(path)
    await signUp(page)
    for (const { path } of pageHeads.filter(({ path }) => !['/signup', '/signin'].includes(path))) await visit(path)
    expect(strangers).toEqual([])
    await context.close()
  })
}

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

test('the first stop of Tab leads past the header, and a page that is slow to come shows a line', async ({ page }) => {
  await open(page, '/learn')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
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

test('the palette leads anywhere by keyboard', async ({ page }) => {
  await signUp(page)
  await open(page, '/journey')
  const field = page.getByRole('combobox', { name: 'Go to' })
  const chosen = page.getByRole('dialog').getByRole('option', { selected: true })

  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
  await expect(chosen).toContainText('Today')
  await expectAccessible(page, 'the palette')
  // The page stays in sight around it.
  const around = page.getByRole('dialog').locator('..')
  await expect(around).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.keyboard.type('no such thing?')
  await expect(page.getByText('Nothing is called “no such thing?”', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()

  await page.getByRole('button', { name: 'Go to…' }).click()
  await page.keyboard.type('jane street')
  await expect(chosen).toContainText('Jane Street')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/interviewSelection\?company=jane-street/)
  await expect(page.getByRole('heading', { name: 'Jane Street' })).toBeVisible()

  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toContainText('Path')
  await page.keyboard.type('privacy')
  await expect(chosen).toContainText('Privacy')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/privacyPolicy$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#191816')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')

  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Shift+?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(shortcuts).toBeVisible()
  await expect(shortcuts.locator('..')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expectAccessible(page, 'the shortcuts')
  await page.keyboard.press('Escape')
  await expect(shortcuts).toBeHidden()
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

test('who is not signed in is asked to, and comes back; so is who was signed out meanwhile', async ({
  page,
  context,
}) => {
  const { email, password } = await signUp(page)
  const signIn = async () => {
    await page.getByLabel('Email').fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await context.clearCookies()
  await open(page, '/journey?from=mail')
  await expect(page).toHaveURL(/\/signin\?next=/)
  await signIn()
  await expect(page).toHaveURL(/\/journey\?from=mail$/)

  // What the header reads has come: the next call is the one that is refused.
  await expect(page.getByRole('button', { name: /tokens left/ })).toBeVisible()
  await context.clearCookies()
  await menuLink(page, 'Interviews').click()
  await expect(page.getByText('Your sign-in has run out')).toBeVisible()
  await expect(page).toHaveURL(/\/signin\?next=/)
  await expectAccessible(page, 'a notification')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Your sign-in has run out')).toBeHidden()
  await signIn()
  await expect(page).toHaveURL(/\/app\/interviewSelection/)
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

test('a page that was replaced by a new version is answered by an offer to reload', async ({ page }) => {
  await open(page, '/learn')
  await page.route(/\/assets\/PhasesPage.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  await menuLink(page, 'Companies').click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not arrive' })).toBeVisible()

  await open(page, '/learn')
  await page.route('/', async (route) => {
    const html = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'text/html', body: html.replaceAll(/\/assets\/index-/g, '/assets/newer-') })
  })
  await menuLink(page, 'Companies').click()
  await expect(page.getByRole('heading', { level: 1, name: 'There is a newer version of Greenroom' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page).toHaveURL(/\/phases/)
  await expect(page.getByRole('combobox', { name: 'Company' })).toBeVisible()
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
