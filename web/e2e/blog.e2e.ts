import { expect, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'

/**
 * Catches an article that search engines or feed readers can't find, and a challenge that doesn't open from its
 * article.
 */
test('a visitor finds an article, reads it, and practises it', async ({ page, request }) => {
  await page.goto('/blog')
  await expect(page).toHaveTitle('Blog · Greenroom')
  await expectAccessible(page, 'the blog')
  await page.getByRole('link', { name: 'The case you did not try' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The case you did not try' })).toBeVisible()
  await expect(page).toHaveTitle('The case you did not try · Greenroom')
  const picture = page.getByRole('img', { name: /a third visit that lies inside the first one/ })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page, 'an article')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'The case you did not try' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)

  const sent = await request.get(page.url(), { headers: { accept: 'text/html' } })
  expect(sent.status()).toBe(200)
  expect(await sent.text()).toContain('<title>The case you did not try · Greenroom</title>')
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/blog/the-case-you-did-not-try</loc>')
  expect(await (await request.get('/blog/feed.xml')).text()).toContain('<title>The case you did not try</title>')

  await page
    .getByRole('link', { name: /^Solve / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/signin\?next=.*challenge/)
})

test('an article that is not there leads back to the list, and one fault can be tried again', async ({ page }) => {
  expect((await page.goto('/blog/no-such-article'))?.status()).toBe(404)
  await page.getByRole('link', { name: 'See all articles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await page.route('**/content/articles', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/blog')
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the articles.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'A number with a “so”' })).toBeVisible()
})
