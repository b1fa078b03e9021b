import { randomUUID } from 'node:crypto'
import { editedItemSchema, editingPaths, urlOf } from '@greenroom/shared/wire'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { giveTier, haveAdmin, userIdOf } from './testing/admin.ts'
import { haveAccount } from './testing/candidate.ts'

const run = randomUUID().slice(0, 6)
const sentences = (about: string, count: number): string =>
  Array.from({ length: count }, (_, index) => `Remark ${index} of ${run} on ${about} is worth ${index * 7}.`).join(' ')

type Item = { kind: 'article' | 'course' | 'workshop' | 'job'; id: string }
const addressOf = ({ kind, id }: Item): string => `/creator/content?item=${kind}/${id}`

/** Two people who may edit content, each in a separate browser. */
async function haveEditors(browser: Browser): Promise<[Page, Page]> {
  const admin = await (await browser.newContext()).newPage()
  await haveAdmin(admin)
  const creator = async () => {
    const page = await (await browser.newContext()).newPage()
    await haveAccount(page)
    await giveTier(admin, await userIdOf(page), { subscriptionTier: 'CONTENT_CREATOR' })
    await expect.poll(async () => (await page.request.get(editingPaths.list)).status()).toBe(200)
    return page
  }
  const editors: [Page, Page] = [await creator(), await creator()]
  await admin.context().close()
  return editors
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Review' })
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible({ timeout: 20_000 })

/** Creates an item in the list. */
async function begin(page: Page, item: Item, title: string): Promise<void> {
  await page.goto(`/creator/content?kind=${item.kind}`)
  await page.getByRole('button', { name: 'New item' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Address').fill(item.id)
  await page.getByRole('button', { name: 'Start draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

async function ask(page: Page): Promise<void> {
  await saved(page)
  await panel(page).getByRole('button', { name: 'Request review' }).click()
  await expect(panel(page).getByText('In review')).toBeVisible()
}

async function approve(page: Page, item: Item): Promise<void> {
  await page.goto(addressOf(item))
  await panel(page).getByRole('button', { name: 'Approve and publish' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('Live now')).toBeVisible()
}

/** Withdraws what a test published, so that other tests see the repository's content. */
async function withdraw({ request }: Page, item: Item): Promise<void> {
  const { published } = editedItemSchema.parse(await (await request.get(urlOf(editingPaths.item, item))).json())
  const answer = await request.post(urlOf(editingPaths.withdraw, item), { data: { seen: published?.revision } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/**
 * Catches an article that is published unreviewed or looks different from the draft. Also catches text that is lost
 * when two people or tabs edit it.
 */
test('an article is written, sent back, changed by two, approved, read and rolled back', async ({ browser }) => {
  test.slow()
  const [ada, grace] = await haveEditors(browser)
  const item: Item = { kind: 'article', id: `lamps-${run}` }
  await begin(ada, item, `Lamps ${run}`)

  // Problems are shown at their fields, and block the review of the draft.
  await expect(ada.getByRole('button', { name: 'Request review' })).toBeDisabled()
  await ada.getByLabel('Date').fill('2020-01-02')
  await ada.getByLabel('Author').fill('Ada')
  await ada.getByLabel('Summary').fill('What lamps teach.')
  await ada.getByLabel('Picture description').fill('A lamp.')
  await ada.getByRole('textbox', { name: 'Text' }).fill('Too short.')
  await saved(ada)
  await expect(panel(ada)).toContainText('This is too short for an article. Write at least 1,500 characters.')
  await expectAccessible(ada, 'a draft with problems')
  await ada.getByRole('textbox', { name: 'Text' }).fill(`${sentences('lamps', 50)}\n\n## Wicks\n\n**Trim** them.`)
  const chooser = ada.waitForEvent('filechooser')
  await ada.getByRole('button', { name: 'Choose an SVG file' }).click()
  await (await chooser).setFiles({
    name: 'picture.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 5"><rect width="12" height="5" fill="#875"/></svg>',
    ),
  })
  await expect(panel(ada)).toContainText('No problems found.', { timeout: 20_000 })
  await ada.getByRole('tab', { name: 'Preview' }).click()
  await expect(ada.getByRole('heading', { name: 'Wicks' })).toBeVisible()
  await expectAccessible(ada, 'the preview')
  await ask(ada)
  await expect(panel(ada)).toContainText('so someone else has to approve it')
  await expect(panel(ada).getByRole('button', { name: 'Approve and publish' })).toHaveCount(0)

  // Grace finds the draft, reads the changes in it, and sends it back with a reason.
  await grace.goto('/creator/content?kind=waiting')
  await expectAccessible(grace, 'the list')
  await grace.getByRole('link', { name: `Lamps ${run}` }).click()
  await expect(grace.getByRole('group', { name: 'Changes in article.md' })).toContainText('Trim')
  await panel(grace).getByRole('button', { name: 'Send back' }).click()
  await expect(panel(grace)).toContainText('Say what needs to change.')
  await panel(grace).getByRole('textbox', { name: 'Comment' }).fill('How often are they trimmed?')
  await panel(grace).getByRole('button', { name: 'Send back' }).click()
  await expect(panel(ada)).toContainText('How often are they trimmed?', { timeout: 20_000 })

  // Without a connection, the text stays in the browser. It is saved after a reload.
  await ada.getByRole('tab', { name: 'Edit' }).click()
  await ada.context().setOffline(true)
  const summary = ada.getByLabel('Summary')
  await summary.fill('What lamps teach, daily.')
  await expect(ada.getByText('Your text is safe in this browser')).toBeVisible({ timeout: 20_000 })
  await ada.context().setOffline(false)
  await ada.reload()
  await expect(summary).toHaveValue('What lamps teach, daily.')
  await saved(ada)

  // With two tabs, the one that saves later asks which text to keep.
  const second = await ada.context().newPage()
  await second.goto(addressOf(item))
  await expect(second.getByLabel('Summary')).toHaveValue('What lamps teach, daily.')
  await second.context().setOffline(true)
  await second.getByLabel('Author').fill('Ada, in a second tab')
  await second.context().setOffline(false)
  await ada.getByLabel('Author').fill('Ada, in the first tab')
  const conflicted = async (): Promise<Page> => {
    for (;;)
      for (const page of [ada, second]) {
        if (await page.getByRole('heading', { name: 'This draft was changed elsewhere' }).isVisible()) return page
        await page.waitForTimeout(200)
      }
  }
  const later = await conflicted()
  await expectAccessible(later, 'a conflict')
  const mine = await later.getByLabel('Author').inputValue()
  await later.getByRole('button', { name: 'Keep my version' }).click()
  await saved(later)
  const other = later === ada ? second : ada
  await expect(other.getByLabel('Author')).toHaveValue(mine, { timeout: 20_000 })
  await second.close()

  await ask(ada)
  await approve(grace, item)
  const visitor = await (await browser.newContext()).newPage()
  const page = await visitor.goto(`/blog/${item.id}`)
  expect(page?.status()).toBe(200)
  await expect(visitor).toHaveTitle(`Lamps ${run} · Greenroom`)
  await expect(visitor.getByText('Trim')).toBeVisible()
  expect(await (await visitor.request.get('/blog/feed.xml')).text()).toContain(`/blog/${item.id}`)
  expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain(`/blog/${item.id}`)

  // Publish a second version, then restore the first.
  await ada.goto(addressOf(item))
  await ada.getByLabel('Title').fill(`Lanterns ${run}`)
  await ask(ada)
  await approve(grace, item)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: `Lanterns ${run}` })).toBeVisible()
  await grace.getByRole('button', { name: 'Publish again' }).click()
  await grace.getByRole('dialog').getByRole('button', { name: 'Publish again' }).click()
  await expect(grace.getByText('Version 3: restored from version 1')).toBeVisible()
  await expectAccessible(grace, 'the history')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: `Lamps ${run}` })).toBeVisible()

  await grace.getByRole('button', { name: 'Withdraw' }).click()
  await grace.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(grace.getByText('Version 4: withdrawn')).toBeVisible()
  expect((await visitor.goto(`/blog/${item.id}`))?.status()).toBe(404)
})

test('a lesson and its quiz are changed, and a candidate reads them', async ({ browser }) => {
  test.slow()
  const [ada, grace] = await haveEditors(browser)
  const item: Item = { kind: 'course', id: 'interview-basics' }
  await ada.goto(addressOf(item))
  await ada.getByRole('button', { name: 'Being the machine', exact: true }).click()
  const body = ada.getByRole('textbox', { name: 'Text', exact: true })
  await body.fill(`${await body.inputValue()}\n\nMachines of ${run} never guess.`)
  await ada.getByRole('textbox', { name: 'Question 1' }).fill(`What does the machine of ${run} do?`)
  await saved(ada)
  await expect(panel(ada)).toContainText('run here')
  await expectAccessible(ada, 'a lesson')
  await ask(ada)
  await approve(grace, item)

  const candidate = await (await browser.newContext()).newPage()
  await candidate.goto('/app/learning/courses?course=interview-basics&lesson=being-the-machine')
  await expect(candidate.getByText(`Machines of ${run} never guess.`)).toBeVisible()
  await expect(candidate.getByText(`What does the machine of ${run} do?`)).toBeVisible()
  await withdraw(grace, item)
  await candidate.reload()
  await expect(candidate.getByText('In most interviews you cannot run what you wrote.')).toBeVisible()
  await expect(candidate.getByText(`Machines of ${run} never guess.`)).toHaveCount(0)
})

test('a workshop is made in the form, and a candidate registers for it', async ({ browser }) => {
  test.slow()
  const [ada, grace] = await haveEditors(browser)
  const item: Item = { kind: 'workshop', id: `evening-${run}` }
  await begin(ada, item, `Evening ${run}`)
  await ada.getByLabel('Host').fill('Ada')
  await ada.getByLabel('First date').fill('2035-03-07')
  await ada.getByLabel('Time', { exact: true }).fill('18:30')
  await ada.getByRole('combobox', { name: 'Time zone' }).fill('Europe/London')
  await ada.getByRole('option', { name: 'Europe/London' }).click()
  await ada.getByLabel('Weeks between dates').fill('0')
  await ada.getByLabel('Seats').fill('0')
  await ada.getByLabel('Place').fill('Hall 7')
  await ada.getByRole('textbox', { name: 'Description' }).fill(sentences('evenings', 4))
  await ada.getByLabel('Agenda').fill('20 minutes: begin\n40 minutes: end')
  await ada.getByLabel('Before you come').fill('Bring a lamp')
  await saved(ada)
  await expect(ada.getByLabel('Seats')).toHaveAccessibleDescription(/Line \d+: needs at least 1/)
  await ada.getByLabel('Seats').fill('2')
  await expect(panel(ada)).toContainText('No problems found.', { timeout: 20_000 })
  await expectAccessible(ada, 'the form of a workshop')
  await ask(ada)
  await approve(grace, item)

  const candidate = await (await browser.newContext()).newPage()
  await haveAccount(candidate)
  expect((await candidate.goto(`/workshops/${item.id}`))?.status()).toBe(200)
  await expect(candidate.getByText('Hall 7')).toHaveCount(0)
  await candidate.getByRole('button', { name: 'Register' }).click()
  await expect(candidate.getByText('You have a seat.')).toBeVisible()
  await expect(candidate.getByText('Hall 7')).toBeVisible()
  await withdraw(grace, item)
})

test('a job is made in the form, found by its filter, and rehearsed', async ({ browser }) => {
  test.slow()
  const [ada, grace] = await haveEditors(browser)
  const item: Item = { kind: 'job', id: `lamplighter-${run}` }
  const choose = async (label: string, option: string) => {
    await ada.getByRole('combobox', { name: label, exact: true }).fill(option)
    await ada.getByRole('option', { name: option, exact: true }).click()
    await ada.keyboard.press('Escape')
  }
  await begin(ada, item, `Lamplighter ${run}`)
  await ada.getByLabel('Employer').fill('Lantern Works')
  await choose('Country', 'United Kingdom')
  await choose('Workplace', 'remote')
  await choose('Role', 'data engineer')
  await choose('Level', 'Senior')
  await ada.getByLabel('Minimum years').fill('6')
  await choose('Languages', 'Python')
  await ada.getByLabel('Link to apply').fill('https://jobs.example.org/lamps')
  await choose('Rehearse for', 'generic tech company')
  await choose('Topics to rehearse', 'caching')
  await ada.getByRole('textbox', { name: 'Description' }).fill(sentences('lamplighting', 4))
  await ada.getByLabel('What you will do').fill('Light\nWatch\nPut out')
  await ada.getByLabel('What you bring').fill('A ladder\nMatches\nPatience')
  await ada.getByLabel('How they interview').fill('A walk')
  await expect(panel(ada)).toContainText('No problems found.', { timeout: 20_000 })
  await ask(ada)
  await approve(grace, item)

  const candidate = await (await browser.newContext()).newPage()
  await haveAccount(candidate)
  await candidate.goto('/jobs?minimumYears=7')
  await expect(candidate.getByText('No jobs match these filters.')).toBeVisible()
  await candidate.goto('/jobs?minimumYears=6')
  await expect(candidate.getByText(`Lamplighter ${run}`)).toBeVisible()
  expect((await candidate.goto(`/jobs/${item.id}`))?.status()).toBe(200)
  await candidate.getByRole('link', { name: 'Rehearse for this job' }).click()
  await expect(candidate).toHaveURL(/\/app\/interviewSelection/)
  expect(await candidate.evaluate(() => Object.values(localStorage).join(' '))).toContain('data engineer')
  await withdraw(grace, item)
})

test('the editors are only for those who may edit, and the imprint says who runs this copy', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Not set up' })).toBeVisible()
  await expectAccessible(page, 'the imprint')
  await haveAccount(page)
  await page.goto('/creator/content')
  await expect(page.getByRole('heading', { name: 'This page is for content creators' })).toBeVisible()
  expect((await page.request.get(editingPaths.list)).status()).toBe(403)
})
