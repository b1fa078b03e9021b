import { expect, test } from '@playwright/test'
import { signUpByForm, skipFirstRun } from './testing/candidate.ts'
import { answersTo } from './testing/content.ts'
import { goToInterview } from './testing/wayToInterview.ts'

/** Catches a screen that isn't accessible, a call to another server, and content that ends up in the bundle. */
test('on the way to an interview axe finds nothing, no other origin is contacted, and nothing secret is in the bundle', async ({
  page,
  baseURL,
}) => {
  const { host } = new URL(baseURL ?? '')
  const texts: string[] = []
  const strangers: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!['data:', 'blob:'].includes(url.protocol) && url.host !== host) strangers.push(request.url())
  })
  page.on('response', async (response) => {
    if (response.url().includes('/assets/') && response.url().endsWith('.js'))
      texts.push(await response.text().catch(() => ''))
  })
  await page.goto('/signup')
  await signUpByForm(page)
  await skipFirstRun(page)
  await goToInterview(page)
  expect(strangers).toEqual([])
  const { hints } = answersTo('Fewest berths')
  expect(texts.length).toBeGreaterThan(3)
  expect(hints.some((hint) => texts.some((text) => text.includes(hint)))).toBe(false)
})
