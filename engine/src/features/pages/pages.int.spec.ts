import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageBlock, PageContent } from '@greenroom/shared/rules'
import {
  adminOverviewSchema,
  adminPaths,
  editedPageListSchema,
  editedPageSchema,
  failedAnswerListSchema,
  pageVersionListSchema,
  publishedPageSchema,
} from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readMail } from '../../mail/mimeParts.ts'
import { signUpAs } from '../../testing/editors.ts'
import { expectProblem } from '../../testing/problems.ts'
import {
  type Caller,
  type Person,
  quickPace,
  startTestEngine,
  type TestEngine,
  until,
} from '../../testing/runningEngine.ts'
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtpServer.ts'

let engine: TestEngine
let smtp: TestSmtpServer
let editor: Person
let second: Person
let admin: Person
/** How far the engine's clock is ahead, in ms. */
let ahead = 0
const now = () => Date.now() + ahead

beforeAll(async () => {
  smtp = await startSmtpServer()
  engine = await startTestEngine({ environment: { SMTP_URL: smtp.url }, pace: quickPace, now })
  editor = await signUpAs(engine, 'CONTENT_CREATOR', 'Edna')
  second = await signUpAs(engine, 'CONTENT_CREATOR', 'Sam')
  admin = await signUpAs(engine, 'ADMIN', 'Grace')
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
  await smtp.stop()
})

const text = (markdown: string): PageBlock => ({ type: 'Text', props: { id: 'text-1', markdown } })
const field = { isRequired: true, options: '', min: null, max: null }
const form = (destinationId: string): PageBlock => ({
  type: 'Form',
  props: {
    ...{ id: 'form-1', title: 'Save me a place', button: 'Send', thanks: '', destinationId },
    consent: 'You may write to me.',
    fields: [
      { ...field, label: 'Name', kind: 'short' },
      { ...field, label: 'Email', kind: 'email' },
    ],
  },
})
const content = (blocks: PageBlock[], settings: Partial<PageContent['settings']> = {}): PageContent => ({
  format: 1,
  settings: {
    ...{ title: 'A weekend', tabTitle: '', description: 'Two days of mocks.', lead: '' },
    ...{ visibility: 'everyone', hasContents: false },
    ...settings,
  },
  blocks,
})

async function made(by: Caller = editor) {
  const slug = `page-${randomUUID().slice(0, 8)}`
  const answer = await by.call('POST', '/api/creator/pages', { body: { title: 'A weekend', slug } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return editedPageSchema.parse(answer.body)
}
const at = (pageId: string, part = '') => `/api/creator/pages/${pageId}${part}`
const save = (by: Caller, pageId: string, revision: number, of: PageContent, more = {}) =>
  by.call('PUT', at(pageId, '/draft'), { body: { revision, content: of, ...more } })
const publish = (by: Caller, pageId: string, revision: number, when?: number) =>
  by.call('POST', at(pageId, '/publication'), {
    body: { revision, ...(when === undefined ? {} : { at: new Date(when).toISOString() }) },
  })
const shown = (path: string, by: Pick<Caller, 'call'> = engine) => by.call('GET', `/api/pages?path=${path}`)
const words = async (path: string) => JSON.stringify((await shown(path)).body)
const versionsOf = async (pageId: string) =>
  pageVersionListSchema.parse((await editor.call('GET', at(pageId, '/versions'))).body).versions

async function published(blocks: PageBlock[], settings: Partial<PageContent['settings']> = {}) {
  const { pageId, path } = await made()
  expect((await save(editor, pageId, 1, content(blocks, settings))).status).toBe(200)
  const answer = await publish(editor, pageId, 2)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return { pageId, path }
}

describe('a page', () => {
  it('is a draft that nobody sees until it is published, with a head of its own and a line in the sitemap', async () => {
    const { pageId, path } = await made()
    await save(editor, pageId, 1, content([text('Hello <script>alert(1)</script>')]))
    expectProblem(await shown(path), 404, 'PAGE_UNKNOWN')
    expect((await publish(editor, pageId, 2)).status).toBe(200)
    expect(await words(path)).toContain('Hello')
    const document = await engine.call('GET', path, { headers: { accept: 'text/html' } })
    // Without a build of the web app there is no document; with one, it contains the page, which can't close the
    // element around it.
    if (document.status !== 503) {
      expect(document.body).toContain('<title>A weekend · Greenroom</title>')
      expect(document.body).toContain('id="page-data"')
      expect(document.body).not.toContain('<script>alert(1)')
      expect((await engine.call('GET', '/sitemap.xml')).body).toContain(`${path}</loc>`)
    }
    expect((await editor.call('DELETE', at(pageId, '/publication'))).status).toBe(200)
    expectProblem(await shown(path), 404, 'PAGE_UNKNOWN')
  })

  it('for people with an account tells visitors nothing', async () => {
    const { path } = await published([text('Only for members.')], { visibility: 'accounts' })
    expectProblem(await shown(path), 403, 'PAGE_LOCKED')
    expect((await shown(path, await engine.signUp())).status).toBe(200)
    expect(JSON.stringify((await engine.call('GET', path, { headers: { accept: 'text/html' } })).body)).not.toContain(
      'Only for members',
    )
  })

  it('can’t be saved with anything that is no block, nor published before it is ready', async () => {
    const { pageId } = await made()
    const script = { type: 'Script', props: { id: 'a', src: 'https://evil.example/x.js' } }
    const body = { revision: 1, content: { ...content([]), blocks: [script] } }
    expectProblem(await editor.call('PUT', at(pageId, '/draft'), { body }), 400, 'INVALID_REQUEST')
    await save(editor, pageId, 1, content([text('[x](javascript:alert(1))'), form('')]))
    const refused = await publish(editor, pageId, 2)
    expectProblem(refused, 409, 'PAGE_UNFINISHED')
    const { errors } = z.object({ errors: z.array(z.object({ path: z.string() })) }).parse(refused.body)
    expect(errors.map(({ path }) => path)).toEqual(['text-1', 'form-1'])
    await save(editor, pageId, 2, content([form('somewhere-else')]))
    expectProblem(await publish(editor, pageId, 3), 409, 'DESTINATION_NOT_ALLOWED')
  })

  it('isn’t overwritten by a second editor unnoticed, and what is taken over stays in its history', async () => {
    const { pageId } = await made()
    expect((await save(editor, pageId, 1, content([text('by Edna')]))).status).toBe(200)
    expectProblem(await save(second, pageId, 1, content([text('by Sam')])), 409, 'PAGE_CHANGED')
    const races = [1, 2, 3].map((each) => save(second, pageId, 2, content([text(`by Sam ${each}`)])))
    const statuses = (await Promise.all(races)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
    const [kept] = await versionsOf(pageId)
    expect(kept).toMatchObject({ kind: 'draft', by: { name: 'Edna' } })
    const version = await second.call('GET', at(pageId, `/versions/${kept?.versionId}`))
    expect(JSON.stringify(version.body)).toContain('by Edna')
    // The same person in a second window overwrites knowingly.
    await save(second, pageId, 3, content([text('by Sam again')]), { takesOver: true })
    expect((await versionsOf(pageId)).filter(({ kind }) => kind === 'draft').map(({ by }) => by?.name)).toContain('Sam')
    // Visitors can't send a draft's forms, and no two pages can have the same address.
    const other = await made()
    expectProblem(
      await editor.call('PUT', at(other.pageId, '/address'), { body: { slug: (await made()).path.slice(3) } }),
      409,
      'PAGE_ADDRESS_TAKEN',
    )
  })

  it('can be rolled back to any version, and keeps its draft', async () => {
    const { pageId, path } = await published([text('first')])
    await save(editor, pageId, 2, content([text('second')]))
    await publish(editor, pageId, 3)
    expect(await words(path)).toContain('second')
    await save(editor, pageId, 3, content([text('third, a draft')]))
    const [, first] = (await versionsOf(pageId)).filter(({ kind }) => kind === 'published')
    const back = await editor.call('POST', at(pageId, '/roll-back'), { body: { versionId: first?.versionId } })
    expect(JSON.stringify(editedPageSchema.parse(back.body).content)).toContain('third, a draft')
    expect(await words(path)).toContain('first')
    expect((await versionsOf(pageId)).filter(({ isLive }) => isLive)).toMatchObject([{ versionId: first?.versionId }])
    const trail = JSON.stringify((await admin.call('GET', '/api/admin/audit')).body)
    for (const act of ['page_published', 'page_rolled_back']) expect(trail).toContain(act)
    expectProblem(await editor.call('DELETE', at(pageId)), 409, 'PAGE_FIXED')
    expectProblem(
      await editor.call('PUT', at(pageId, '/address'), { body: { slug: 'elsewhere' } }),
      409,
      'PAGE_ADDRESS_FIXED',
    )
  })

  it('publishes by itself at its time, as it was when that was decided', async () => {
    const { pageId, path } = await made()
    await save(editor, pageId, 1, content([text('as scheduled')]))
    const scheduled = await publish(editor, pageId, 2, now() + 3_600_000)
    expect(editedPageSchema.parse(scheduled.body)).toMatchObject({ live: null, isAhead: false })
    await save(editor, pageId, 2, content([text('written later')]))
    expectProblem(await shown(path), 404, 'PAGE_UNKNOWN')
    ahead += 3_600_001
    await until('the publication', async () => (await shown(path)).status === 200)
    expect(await words(path)).toContain('as scheduled')
    expect(JSON.stringify((await editor.call('GET', at(pageId))).body)).toContain('written later')
    // A cancelled publication doesn't happen.
    await publish(editor, pageId, 3, now() + 3_600_000)
    await editor.call('DELETE', at(pageId, '/schedule'))
    ahead += 3_600_001
    await published([text('a later one')])
    expect(await words(path)).toContain('as scheduled')
  })

  it('that comes with the product can be changed and rolled back, but not taken off', async () => {
    const { pages } = editedPageListSchema.parse((await editor.call('GET', '/api/creator/pages')).body)
    expect(
      pages
        .filter(({ isOurs }) => isOurs)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['/', '/aboutUs', '/blog', '/careers', '/help'])
    const original = publishedPageSchema.parse((await shown('/careers')).body)
    const { settings, blocks } = original
    expectProblem(await save(editor, 'careers', 1, { format: 1, settings, blocks }), 409, 'PAGE_CHANGED')
    const changed = { format: 1 as const, settings: { ...settings, lead: 'We are hiring.' }, blocks }
    expect((await save(editor, 'careers', 0, changed)).status).toBe(200)
    expect(await words('/careers')).not.toContain('We are hiring.')
    expect((await publish(editor, 'careers', 1)).status).toBe(200)
    expect(await words('/careers')).toContain('We are hiring.')
    expectProblem(await editor.call('DELETE', at('careers', '/publication')), 409, 'PAGE_FIXED')
    expect((await versionsOf('careers')).at(-1)?.kind).toBe('repository')
    await editor.call('POST', at('careers', '/roll-back'), { body: { versionId: 'repository' } })
    expect((await shown('/careers')).body).toEqual(original)
  })
})

describe('the landing page', () => {
  it('is published for everybody at once, and only with its own sections', async () => {
    const original = publishedPageSchema.parse((await shown('/')).body)
    const { settings, blocks } = original
    const saves = async (revision: number, change: Partial<PageContent>) =>
      expect((await save(editor, 'home', revision, { format: 1, settings, blocks, ...change })).status).toBe(200)
    await saves(0, { blocks: [...blocks, text('Hello')] })
    expectProblem(await publish(editor, 'home', 1), 409, 'PAGE_UNFINISHED')
    await saves(1, { settings: { ...settings, visibility: 'accounts' } })
    expectProblem(await publish(editor, 'home', 2), 409, 'PAGE_UNFINISHED')
    await saves(2, { settings: { ...settings, title: 'Rehearse <first>' } })
    expect((await publish(editor, 'home', 3)).status).toBe(200)
    expect(publishedPageSchema.parse((await shown('/')).body).settings.title).toBe('Rehearse <first>')
    await editor.call('POST', at('home', '/roll-back'), { body: { versionId: 'repository' } })
    expect((await shown('/')).body).toEqual(original)
  })
})

describe('a form', () => {
  const send = (pageId: string, more: object, by: Pick<Caller, 'call'> = engine) =>
    by.call('POST', `/api/pages/${pageId}/forms/form-1/answers`, {
      body: { answerId: randomUUID(), answers: ['Ada', 'ada@example.org'], hasConsented: true, website: '', ...more },
    })
  const allow = async (kind: 'mail' | 'https', address: string) => {
    const answer = await admin.call('POST', '/api/admin/form-destinations', { body: { kind, address } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return z.object({ destinationId: z.string() }).parse(answer.body).destinationId
  }
  const withForm = async (destinationId: string) => {
    const page = await published([form(destinationId)])
    const { versionId, blocks } = publishedPageSchema.parse((await shown(page.path)).body)
    return { ...page, versionId, blocks }
  }

  it('arrives by mail, once, at an address that only an ADMIN can allow and that visitors don’t see', async () => {
    const body = { kind: 'mail', address: 'events@example.org' }
    expectProblem(await editor.call('POST', '/api/admin/form-destinations', { body }), 403, 'FORBIDDEN')
    const page = await withForm(await allow('mail', 'events@example.org'))
    expect(JSON.stringify(page.blocks)).not.toMatch(/events@example|[0-9a-f]{8}-[0-9a-f]{4}-/)
    const { pageId, versionId } = page
    const refused = await send(pageId, { versionId, answers: ['', 'ada'], hasConsented: false })
    expectProblem(refused, 400, 'INVALID_REQUEST')
    const { errors } = z.object({ errors: z.array(z.object({ path: z.string() })) }).parse(refused.body)
    expect(errors.map(({ path }) => path)).toEqual(['answers.0', 'answers.1', 'hasConsented'])
    const answerId = randomUUID()
    for (const _ of [1, 2, 3]) expect((await send(pageId, { versionId, answerId })).status).toBe(202)
    expect((await send(pageId, { versionId, website: 'https://spam.example' })).status).toBe(202)
    // After a new publication, the form is still accepted as it was shown.
    await save(editor, pageId, 2, content([text('no form any more')]))
    await publish(editor, pageId, 3)
    expect((await send(pageId, { versionId, answers: ['Bea', 'bea@example.org'] })).status).toBe(202)
    // New accounts get emails too.
    const received = () =>
      smtp.received.map((source) => readMail(source)).filter(({ to }) => to === 'events@example.org')
    const mails = await until('both mails', () => received().length >= 2 && received())
    expect(mails).toHaveLength(2)
    expect(mails.map(({ text: body }) => /Email: (\S+)/.exec(body)?.[1]).toSorted()).toEqual([
      'ada@example.org',
      'bea@example.org',
    ])
    expectProblem(await send(pageId, { versionId: 'none' }), 404, 'FORM_UNKNOWN')
  })

  it('is taken five times an hour from one network', async () => {
    const { pageId, versionId } = await withForm(await allow('mail', 'limits@example.org'))
    const statuses: number[] = []
    for (let each = 0; each < 6; each += 1) statuses.push((await send(pageId, { versionId })).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    ahead += 3_600_000
    expect((await send(pageId, { versionId })).status).toBe(202)
  })

  it('that can’t be delivered for good is shown to ADMINs, and kept', async () => {
    const destinationId = await allow('https', 'https://hooks.example.org/answers')
    const { pageId, versionId } = await withForm(destinationId)
    expect((await admin.call('DELETE', `/api/admin/form-destinations/${destinationId}`)).status).toBe(204)
    await send(pageId, { versionId })
    const failed = async () =>
      failedAnswerListSchema.parse((await admin.call('GET', '/api/admin/form-answers/failed')).body).failed
    const [answer] = await until('the failure', async () => ((await failed()).length > 0 ? failed() : null))
    const { attention } = adminOverviewSchema.parse((await admin.call('GET', adminPaths.overview)).body)
    expect(attention).toMatchObject([{ kind: 'failedAnswers', count: 1, examples: [answer?.pageTitle] }])
    expect(answer).toMatchObject({ reason: 'ADDRESS_REMOVED', pageId })
    expect((await admin.call('POST', `/api/admin/form-answers/${answer?.answerId}/retry`)).status).toBe(204)
    await until('it to fail again', async () => (await failed()).length > 0)
    for (const address of ['https://127.0.0.1/', 'https://[::1]/', 'http://hooks.example.org/', 'https://localhost/']) {
      const body = { kind: 'https', address }
      expectProblem(await admin.call('POST', '/api/admin/form-destinations', { body }), 400, 'INVALID_REQUEST')
    }
  })
})

describe('a scheduled publication', () => {
  it('survives a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'greenroom-pages-'))
    const start = () => startTestEngine({ environment: { DATA_DIR: folder }, pace: quickPace, now })
    const first = await start()
    const edna = await signUpAs({ ...first, dataDir: folder }, 'CONTENT_CREATOR', 'Edna')
    const body = { title: 'A weekend', slug: 'after-a-restart' }
    const { pageId } = editedPageSchema.parse((await edna.call('POST', '/api/creator/pages', { body })).body)
    await save(edna, pageId, 1, content([text('still there')]))
    expect((await publish(edna, pageId, 2, now() + 60_000)).status).toBe(200)
    await first.stop()
    ahead += 60_001
    const again = await start()
    await until('the publication', async () => (await shown('/p/after-a-restart', again)).status === 200)
    await again.stop()
  })
})
