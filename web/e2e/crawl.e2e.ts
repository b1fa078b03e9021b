import {
  editedItemSchema,
  editingPaths,
  ownAccountPaths,
  sessionListSchema,
  sessionPaths,
  urlOf,
} from '@greenroom/shared/wire'
import { expect, type Page, test } from '@playwright/test'
import { pageHeads } from '../src/app/head.ts'
import { type Audience, accountEntries, adminEntries, mainEntries, moreEntries } from '../src/app/navigation/entries.ts'
import { type Entry, footerEntries } from '../src/app/navigation/publicEntries.ts'
import type { Command } from '../src/app/palette/match.ts'
import { settingsCommands } from '../src/app/palette/settingsCommands.ts'
import { adminEmail, giveTier, haveAdmin, userIdOf } from './testing/admin.ts'
import { haveAccount } from './testing/candidate.ts'
import { Crawler, type Link, linksInMails } from './testing/crawler.ts'
import { openInterview } from './testing/heldInterview.ts'
import { followMail } from './testing/outbox.ts'

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

/** One entry of each kind that you find by typing in the palette, with its group. */
const paletteEntries = [
  ['Interview with', 'Jane Street'],
  ['Challenges', 'Two bookings, one seat'],
  ['Lessons', 'Before the first line'],
  ['Lessons', 'The coding interview from the first minute'],
  ['Settings', 'Settings'],
  ['Settings', 'Appearance'],
  ['Pages', 'Careers'],
] as const

/**
 * Where the palette's entries lead. Types each one, and opens it by keyboard if it comes first, as a candidate would.
 */
async function foundInPalette(page: Page, entries: readonly (readonly [group: string, words: string])[]) {
  const links: Link[] = []
  for (const [group, words] of entries) {
    await page.goto('/help')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: 'Go to' }).fill(words)
    const option = page.getByRole('group', { name: group }).getByRole('option').filter({ hasText: words }).first()
    await option.waitFor()
    if ((await option.getAttribute('aria-selected')) === 'true') await page.keyboard.press('Enter')
    else await option.click()
    await page.waitForURL((url) => url.pathname !== '/help')
    links.push({ to: page.url(), from: `the palette’s “${words}”` })
  }
  return links
}

/**
 * Asks for a review of an article, so that all other reviewers get a mail. Returns a function that withdraws the
 * request.
 */
async function askForReview({ request }: Page, id: string): Promise<() => Promise<void>> {
  const item = { kind: 'article', id } as const
  const { repository, draft } = editedItemSchema.parse(await (await request.get(urlOf(editingPaths.item, item))).json())
  const files = (repository?.files ?? []).map(({ path, text }) => ({
    path,
    text: text.replace(/^summary: .*$/m, `$& Read again on ${new Date().toISOString().replaceAll(/\D/g, ' ')}.`),
  }))
  const draftUrl = urlOf(editingPaths.draft, item)
  const saved = await request.put(draftUrl, { data: { version: draft?.version ?? 0, files } })
  expect(saved.ok(), await saved.text()).toBe(true)
  const { version } = await saved.json()
  const asked = await request.post(urlOf(editingPaths.review, item), { data: { version } })
  expect(asked.ok(), await asked.text()).toBe(true)
  const { version: askedVersion } = await asked.json()
  return async () => void (await request.delete(`${draftUrl}?version=${askedVersion}`))
}

/** The links in the mails to this address, once a mail with this subject has arrived. */
async function linksOnceMailed(page: Page, email: string, subject: string): Promise<Link[]> {
  await expect(async () => {
    await page.goto('/dev/mail')
    const mails = page.getByRole('listitem').filter({ hasText: `to ${email},` })
    await expect(mails.filter({ hasText: subject }).first()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 120_000 })
  return linksInMails(page, email)
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
  await crawler.follow(candidate, await foundInPalette(candidate, paletteEntries))
  await (await openInterview(candidate.request)).end()
  const { sessions } = sessionListSchema.parse(await (await candidate.request.get(sessionPaths.sessions)).json())
  const open = await openInterview(candidate.request)
  const own = [
    ['Your interviews', sessions[0]?.title ?? ''],
    ['Continue', 'Go back to your interview'],
  ] as const
  await crawler.follow(candidate, await foundInPalette(candidate, own))
  await open.end()
  await crawler.follow(candidate, await linksOnceMailed(candidate, email, 'Choose a new password'))

  const admin = await newPage()
  await haveAdmin(admin)
  const creator = await newPage()
  const { email: creatorsEmail } = await haveAccount(creator)
  await giveTier(admin, await userIdOf(creator), { subscriptionTier: 'CONTENT_CREATOR' })
  await crawler.follow(creator, offered('CONTENT_CREATOR'))
  await crawler.follow(admin, offered('ADMIN'))

  // Only confirmed addresses get mails about work.
  await followMail(creator, creatorsEmail, 'Confirm your email')
  await expect(creator.getByRole('heading', { level: 1, name: 'Email confirmed' })).toBeVisible()
  const takeBack = [
    await askForReview(creator, 'a-number-with-a-so'),
    await askForReview(admin, 'the-case-you-did-not-try'),
  ]
  await crawler.follow(admin, await linksOnceMailed(admin, adminEmail, 'asked for a review'))
  await crawler.follow(creator, await linksOnceMailed(creator, creatorsEmail, 'asked for a review'))
  for (const each of takeBack) await each()

  expect(crawler.count).toBeGreaterThan(60)
  expect(crawler.problems).toEqual([])
})
