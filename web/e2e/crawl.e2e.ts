import { ownAccountPaths } from '@greenroom/shared/wire'
import { expect, type Page, test } from '@playwright/test'
import { pageHeads } from '../src/app/head.ts'
import { type Audience, accountEntries, adminEntries, mainEntries, moreEntries } from '../src/app/navigation/entries.ts'
import { type Entry, footerEntries } from '../src/app/navigation/publicEntries.ts'
import type { Command } from '../src/app/palette/match.ts'
import { settingsCommands } from '../src/app/palette/settingsCommands.ts'
import { giveTier, haveAdmin, userIdOf } from './testing/admin.ts'
import { haveAccount } from './testing/candidate.ts'
import { Crawler, type Link, linksInMails } from './testing/crawler.ts'

/** All links in the menus, the footer and the palette. */
function offered(audience: Audience): Link[] {
  const entries: readonly (Entry | Command)[] = [
    { label: 'Home', to: '/' },
    ...mainEntries(audience),
    ...mainEntries(audience, '/admin'),
    ...adminEntries(audience),
    ...moreEntries(audience),
    ...footerEntries,
    ...(audience === null ? accountEntries : settingsCommands),
  ]
  return entries.flatMap((entry) => ('to' in entry ? [{ to: entry.to, from: 'the menus' }] : []))
}

/** Every kind of entry that the palette finds by typing, opened by keyboard as a candidate would. */
async function foundInPalette(page: Page, words: readonly string[]): Promise<Link[]> {
  const links: Link[] = []
  for (const word of words) {
    await page.goto('/help')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: 'Go to' }).fill(word)
    await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(word)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname !== '/help')
    links.push({ to: page.url(), from: `the palette’s “${word}”` })
  }
  return links
}

/**
 * Catches links to missing pages, links to pages that aren't open yet, and errors in the console. The only test that
 * follows links.
 */
test('every link of menus, footer, palette and mails leads to a page that is open', async ({ browser, baseURL }) => {
  test.setTimeout(20 * 60_000)
  const crawler = new Crawler(
    baseURL ?? '',
    pageHeads.map(({ path }) => path),
  )
  const newPage = async () => (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()

  const visitor = await newPage()
  await crawler.follow(visitor, offered(null))

  const candidate = await newPage()
  const { email } = await haveAccount(candidate)
  await visitor.request.post(ownAccountPaths.passwordReset, { data: { email } })
  await crawler.follow(candidate, offered('FREE'))
  await crawler.follow(candidate, await foundInPalette(candidate, ['Jane Street', 'Two bookings, one seat']))
  await expect(async () => {
    expect((await linksInMails(candidate, email)).length).toBeGreaterThan(1)
  }).toPass()
  await crawler.follow(candidate, await linksInMails(candidate, email))

  const admin = await newPage()
  await haveAdmin(admin)
  const creator = await newPage()
  await haveAccount(creator)
  await giveTier(admin, await userIdOf(creator), { subscriptionTier: 'CONTENT_CREATOR' })
  await crawler.follow(creator, offered('CONTENT_CREATOR'))
  await crawler.follow(admin, offered('ADMIN'))

  expect(crawler.count).toBeGreaterThan(60)
  expect(crawler.problems).toEqual([])
})
