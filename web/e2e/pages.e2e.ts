import { accountPaths, pageEditorPaths, urlOf } from '@greenroom/shared/wire'
import { expect, type Page, type Request, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { giveTier, haveAdmin, userIdOf } from './testing/admin.ts'
import { haveAccount } from './testing/candidate.ts'
import { openMail } from './testing/outbox.ts'

/** Makes the signed-in person a content creator. */
async function haveCreator(page: Page, admin: Page): Promise<void> {
  await haveAccount(page)
  await giveTier(admin, await userIdOf(page), { subscriptionTier: 'CONTENT_CREATOR' })
  // Each engine caches a user's tier for a moment.
  const tier = async (): Promise<unknown> => (await (await page.request.get(accountPaths.me)).json()).subscriptionTier
  await expect.poll(tier).toBe('CONTENT_CREATOR')
}

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved \d/ })

/**
 * Catches a form whose answers get lost, a page that isn't shown after its publication, and a rollback that loses a
 * draft.
 */
test('a creator makes a page with a form, a visitor sends it, and the page is rolled back', async ({ browser }) => {
  test.slow()
  const [admin, creator, visitor] = await Promise.all([1, 2, 3].map(async () => (await browser.newContext()).newPage()))
  if (admin === undefined || creator === undefined || visitor === undefined) throw new Error('no pages')
  const name = Date.now().toString(36)
  const mailbox = `events-${name}@example.org`
  await haveAdmin(admin)
  await haveCreator(creator, admin)

  await admin.goto('/creator')
  await admin.getByRole('link', { name: 'Where form answers go' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible()
  await admin.getByLabel('Address', { exact: true }).fill('events')
  await admin.getByRole('button', { name: 'Allow address' }).click()
  await expect(admin.getByText('This isn’t an email address.', { exact: false })).toBeVisible()
  await admin.getByLabel('Address', { exact: true }).fill(mailbox)
  await admin.getByRole('button', { name: 'Allow address' }).click()
  await expect(admin.getByText(mailbox)).toBeVisible()
  await expectAccessible(admin, 'where forms send answers')

  await creator.goto('/creator')
  await creator.getByLabel('Title').fill(`A weekend ${name}`)
  await expect(creator.getByLabel('Address')).toHaveValue(`a-weekend-${name}`)
  await expectAccessible(creator, 'the list of pages')
  await creator.getByRole('button', { name: 'Create page' }).dblclick()
  const canvas = creator.getByRole('main', { name: 'Page' })
  await expect(canvas.getByRole('heading', { level: 1, name: `A weekend ${name}` })).toBeVisible()
  const settings = creator.getByRole('complementary')
  await settings.getByLabel('Description, for search results').fill('Two days of mock interviews.')
  await creator.getByRole('button', { name: 'Add Text' }).click()
  await settings.getByLabel('Text, as Markdown').fill('The first version. [Bad](javascript:alert(1)) <b>raw</b>')
  await expect(canvas.getByText('The first version.', { exact: false })).toBeVisible()
  await creator.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(creator.getByRole('dialog').getByText('One of the links isn’t allowed', { exact: false })).toBeVisible()
  await creator.getByRole('button', { name: 'Close' }).click()
  await settings
    .getByLabel('Text, as Markdown')
    .fill('The first version. <b>raw</b>\n\n<img src="/none" onerror="window.ran = 1"><script>window.ran = 1</script>')
  await creator.getByRole('button', { name: 'Add Form' }).click()
  await settings.getByLabel('Send answers to', { exact: false }).selectOption({ label: mailbox })
  await expect(saved(creator)).toBeVisible()
  await creator.reload()
  await expect(canvas.getByText('The first version.', { exact: false })).toBeVisible()
  await expectAccessible(creator, 'the editor')

  await creator.getByText('640', { exact: true }).click()
  await expect(canvas.locator('[data-width="640"]')).toBeVisible()
  await creator.getByRole('button', { name: 'Publish', exact: true }).click()
  await creator.getByRole('button', { name: 'Publish now' }).click()
  await expect(creator.getByRole('status').filter({ hasText: 'Published.' })).toBeVisible()

  const scripts: string[] = []
  visitor.on('request', (request) => scripts.push(request.url()))
  const answered = await visitor.goto(`/p/a-weekend-${name}`)
  expect(await answered?.text()).toContain(`<title>A weekend ${name} · Greenroom</title>`)
  await expect(visitor.getByText('The first version. <b>raw</b>')).toBeVisible()
  await expect(visitor.getByText('<script>window.ran = 1</script>', { exact: false })).toBeVisible()
  expect(await visitor.evaluate(() => 'ran' in window)).toBe(false)
  expect(scripts.filter((url) => /puck|builder|EditorPage|PageEditor/i.test(url))).toEqual([])
  await expectAccessible(visitor, 'a published page')
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect(visitor.getByRole('alert')).toHaveText('Please fix 3 fields.')
  await visitor.getByLabel('Name').fill('Ada')
  await visitor.getByLabel('Email').fill('ada@example.org')
  await visitor.getByLabel('You may contact me about this.').check()
  await visitor.route('**/answers', (route) => route.abort(), { times: 1 })
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect(visitor.getByRole('alert')).toContainText('The server isn’t responding')
  await expect(visitor.getByLabel('Name')).toHaveValue('Ada')
  await visitor.getByRole('button', { name: 'Send' }).dblclick()
  await expect(visitor.getByText('Thank you. We’ve received your answers.')).toBeVisible()
  await openMail(visitor, mailbox, `A form: A weekend ${name}`)
  await expect(visitor.getByText('Email: ada@example.org')).toBeVisible()

  await creator.getByRole('button', { name: 'Close' }).click()
  await creator.getByRole('button', { name: /^The first version|^Text$/ }).click()
  await settings.getByLabel('Text, as Markdown').fill('The second version.')
  await expect(saved(creator)).toBeVisible()
  await creator.getByRole('button', { name: 'Publish', exact: true }).click()
  await creator.getByRole('button', { name: 'Publish now' }).click()
  await expect(creator.getByRole('status').filter({ hasText: 'Published.' })).toBeVisible()
  await visitor.goto(`/p/a-weekend-${name}`)
  await expect(visitor.getByText('The second version.')).toBeVisible()
  await creator.getByRole('button', { name: 'Close' }).click()
  await creator.getByRole('button', { name: 'History' }).click()
  await creator.getByRole('button', { name: 'Publish this version' }).click()
  await expect(creator.getByText('Visitors now see this version.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('The first version.', { exact: false })).toBeVisible()
})

/** Catches people who overwrite each other's work, and drafts lost with the connection. */
test('two editors are told of each other, and a lost connection loses nothing', async ({ browser }) => {
  test.slow()
  const [admin, edna, sam] = await Promise.all([1, 2, 3].map(async () => (await browser.newContext()).newPage()))
  if (admin === undefined || edna === undefined || sam === undefined) throw new Error('no pages')
  await haveAdmin(admin)
  await haveCreator(edna, admin)
  await haveCreator(sam, admin)
  const slug = `together-${Date.now().toString(36)}`
  const made = await edna.request.post(pageEditorPaths.pages, { data: { title: 'Together', slug } })
  const { pageId } = await made.json()
  const lead = (page: Page) => page.getByRole('complementary').getByLabel('Introduction')
  for (const page of [edna, sam]) {
    await page.goto(`/creator/pages/${pageId}`)
    await expect(lead(page)).toBeVisible()
  }
  await lead(edna).fill('Written by Edna.')
  await expect(saved(edna)).toBeVisible()
  await lead(sam).fill('Written by Sam.')
  await expect(sam.getByRole('alert')).toContainText('Someone else has saved this page')
  // Nothing was overwritten, and a reload keeps the choice.
  await sam.reload()
  await expect(sam.getByRole('alert')).toContainText('Someone else has saved this page')
  await expect(lead(sam)).toHaveValue('Written by Sam.')
  await sam.getByRole('button', { name: 'Keep my version' }).click()
  await expect(saved(sam)).toBeVisible()
  await sam.getByRole('button', { name: 'History' }).click()
  await expect(sam.getByRole('dialog').getByText('Draft by', { exact: false })).toBeVisible()
  await sam.getByRole('button', { name: 'Close' }).click()

  await sam.context().setOffline(true)
  await lead(sam).fill('Written without a connection.')
  await expect(sam.getByText('Your changes are safe in this browser.', { exact: false })).toBeVisible()
  await sam.context().setOffline(false)
  await expect(saved(sam)).toBeVisible()
  const draft = await sam.request.get(urlOf(pageEditorPaths.page, { pageId }))
  expect(JSON.stringify(await draft.json())).toContain('Written without a connection.')
})

/**
 * Catches a scheduled publication that happens at once, never, or with later edits, and a preview that submits forms.
 */
test('a page is previewed, and publishes by itself at its time', async ({ page, browser }) => {
  const admin = await (await browser.newContext()).newPage()
  await haveAdmin(admin)
  await haveCreator(page, admin)
  const slug = `later-${Date.now().toString(36)}`
  const made = await page.request.post(pageEditorPaths.pages, { data: { title: 'Later', slug } })
  const { pageId } = await made.json()
  await page.goto(`/creator/pages/${pageId}`)
  const settings = page.getByRole('complementary')
  await settings.getByLabel('Description, for search results').fill('Comes later.')
  await settings.getByLabel('Who can see it').selectOption({ label: 'People who are signed in' })
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Visitors have to sign in first.')).toBeVisible()
  await page.getByText('Someone who’s signed in').click()
  await page.getByText('640', { exact: true }).click()
  await expect(page.getByRole('main', { name: 'Preview' }).locator('[data-width="640"]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Later' })).toBeVisible()
  await expectAccessible(page, 'a preview')

  await page.getByRole('link', { name: 'Back to the editor' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByLabel('Date and time, in your time zone').fill('2020-01-01T09:00')
  await page.getByRole('button', { name: 'Publish later' }).click()
  await expect(page.getByText('Choose a time in the future.')).toBeVisible()
  await page.getByLabel('Date and time, in your time zone').fill('2100-01-01T09:00')
  await page.getByRole('button', { name: 'Publish later' }).click()
  await expect(page.getByText('A version is scheduled for', { exact: false })).toBeVisible()
  await expectAccessible(page, 'publishing a page')
  await page.getByRole('button', { name: 'Cancel publication' }).click()
  await expect(page.getByText('A version is scheduled for', { exact: false })).toBeHidden()

  const { revision } = await (await page.request.get(urlOf(pageEditorPaths.page, { pageId }))).json()
  const at = new Date(Date.now() + 3_000).toISOString()
  const scheduled = await page.request.post(urlOf(pageEditorPaths.publication, { pageId }), { data: { revision, at } })
  expect(scheduled.ok(), await scheduled.text()).toBe(true)
  const stranger = await (await browser.newContext()).newPage()
  expect((await stranger.goto(`/p/${slug}`))?.status()).toBe(404)
  await expect.poll(async () => (await stranger.request.get(`/p/${slug}`)).status()).toBe(200)
  await stranger.goto(`/p/${slug}`)
  await expect(stranger.getByRole('heading', { name: 'Sign in to read this page' })).toBeVisible()
  await page.goto(`/p/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Later' })).toBeVisible()
})

/** Publishes what is in the editor, and closes the dialog. */
async function publish(page: Page): Promise<void> {
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Published.' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
}

/** Goes back to showing visitors the version that came with Greenroom. */
async function restore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'History' }).click()
  const original = page.getByRole('listitem').filter({ hasText: 'Original version' })
  await original.getByRole('button', { name: 'Publish this version' }).click()
  await expect(page.getByText('Visitors now see this version.')).toBeVisible()
}

/** Catches a landing page that needs a release to change, gets heavier by being edited, or loses its first words. */
test('a creator changes the landing page and the blog, and visitors get them as light as before', async ({
  browser,
}) => {
  test.slow()
  const [admin, creator, visitor] = await Promise.all([1, 2, 3].map(async () => (await browser.newContext()).newPage()))
  if (admin === undefined || creator === undefined || visitor === undefined) throw new Error('no pages')
  const name = Date.now().toString(36)
  await haveAdmin(admin)
  await haveCreator(creator, admin)
  const scriptsOf = async (path: string): Promise<string[]> => {
    const scripts: string[] = []
    const note = (request: Request) => void (request.resourceType() === 'script' && scripts.push(request.url()))
    visitor.on('request', note)
    await visitor.goto(path)
    await visitor.waitForLoadState('networkidle')
    visitor.off('request', note)
    return scripts.toSorted()
  }
  const before = await scriptsOf('/')
  await expect(visitor.getByRole('heading', { name: 'Three things Greenroom won’t do' })).toBeVisible()

  await creator.goto('/creator')
  await creator.getByRole('link', { name: 'Rehearse the interview before it counts' }).click()
  const canvas = creator.getByRole('main', { name: 'Page' })
  const settings = creator.getByRole('complementary')
  await expect(canvas.getByRole('heading', { level: 1, name: 'Rehearse the interview' })).toBeVisible()
  await expect(creator.getByRole('button', { name: 'Add Form' })).toHaveCount(0)
  await expectAccessible(creator, 'the editor of the landing page')
  await creator.getByRole('button', { name: /^Three things/ }).click()
  await settings.getByLabel('Title').fill(`What we won’t do ${name}`)
  await creator.getByRole('button', { name: 'Add Points' }).click()
  await expect(canvas.getByRole('heading', { name: 'A point' })).toBeVisible()
  await publish(creator)

  expect(await scriptsOf('/')).toEqual(before)
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'Rehearse the interview before it counts' }),
  ).toBeVisible()
  await expect(visitor.getByRole('heading', { name: `What we won’t do ${name}` })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'A point' })).toBeVisible()
  await expectAccessible(visitor, 'the landing page')
  // Also without reloading the document, and from a link to one of its sections.
  await visitor.goto('/help')
  await visitor.getByRole('link', { name: 'How it works' }).click()
  await expect(visitor.getByRole('heading', { name: `What we won’t do ${name}` })).toBeVisible()
  await expect(visitor.locator('#how')).toBeInViewport()
  await restore(creator)
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { name: 'Three things Greenroom won’t do' })).toBeVisible()

  await creator.goto('/creator/pages/blog')
  await expect(canvas.getByRole('link', { name: 'A number with a “so”' })).toBeVisible()
  await settings.getByLabel('Introduction').fill(`Notes of ${name}.`)
  await publish(creator)
  expect((await scriptsOf('/blog')).filter((url) => /puck|builder|EditorPage|PageEditor/i.test(url))).toEqual([])
  await expect(visitor.getByText(`Notes of ${name}.`)).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'A number with a “so”' })).toBeVisible()
  await expectAccessible(visitor, 'the blog')
  await restore(creator)
})
