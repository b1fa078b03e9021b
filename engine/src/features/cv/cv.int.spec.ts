import { once } from 'node:events'
import { type Cv, cvSchema, ownCvSchema } from '@greenroom/shared/wire'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { askForExport, openedArchive } from '../../testing/openedArchive.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Answer, type Person, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtpServer.ts'
import { docxOf } from './files/docx.ts'
import { pdfOf } from './files/pdf.ts'
import { twentyCvs } from './fixtures/twenty.ts'
import { pdfLines } from './reading/pdfLines.ts'
import { createCvReader } from './reading/reader.ts'
import { textOf } from './suggestions/lines.ts'

const reviewer = 'reviewer@example.org'
const path = '/api/cv'
let smtp: TestSmtpServer
let engine: TestEngine
let ada: Person
let eve: Person

beforeAll(async () => {
  smtp = await startSmtpServer()
  engine = await startTestEngine({ environment: { SMTP_URL: smtp.url, CV_REVIEW_EMAIL: reviewer } })
  ada = await engine.signUp('Ada')
  eve = await engine.signUp('Eve')
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
  await smtp.stop()
})

/** Posts a form with a file. */
async function send(person: Pick<Person, 'cookie'>, to: string, file: Uint8Array, fields = {}): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
  body.append('cv', new Blob([new Uint8Array(file)]), 'cv.pdf')
  const response = await fetch(`${engine.url}${to}`, { method: 'POST', headers: { cookie: person.cookie }, body })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const upload = (person: Pick<Person, 'cookie'>, file: Uint8Array) => send(person, path, file)
function read({ status, body }: Answer, expected = 200): Cv {
  expect(status, JSON.stringify(body)).toBe(expected)
  return cvSchema.parse(body)
}
const own = async (person: Person) => ownCvSchema.parse((await person.call('GET', path)).body)
const paste = async (person: Person, text: string) => read(await person.call('POST', path, { body: { text } }), 201)
const decide = (person: Person, suggestionId: string, body: object) =>
  person.call('PUT', `${path}/suggestions/${suggestionId}`, { body })

async function pdf(write: (pdf: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument(options)
  const pieces: Buffer[] = []
  document.on('data', (piece: Buffer) => pieces.push(piece))
  write(document)
  document.end()
  await once(document, 'end')
  return Buffer.concat(pieces)
}
const docxWith = (xml: string | Uint8Array): Uint8Array =>
  zipSync({ 'word/document.xml': typeof xml === 'string' ? strToU8(xml) : xml })
/** Claims in the ZIP's directory that every file unpacks to 1 kB. */
function lying(zip: Uint8Array): Uint8Array {
  const bytes = Buffer.from(zip)
  for (let at = 0; at + 46 < bytes.length; at++) {
    if (bytes.readUInt32LE(at) === 0x02014b50) bytes.writeUInt32LE(1024, at + 24)
    if (bytes.readUInt32LE(at) === 0x04034b50) bytes.writeUInt32LE(1024, at + 22)
  }
  return bytes
}

const [good, other] = twentyCvs()
if (good === undefined || other === undefined) throw new Error('no CVs')
const names = { ...good.content, name: 'Żółć Łukasz Иван Nguyễn' }

describe('reading CVs', () => {
  it.each([
    ['a PDF', pdfOf],
    ['a DOCX', docxOf],
  ])('reads what we wrote as %s, with every letter', async (_, write) => {
    const cv = read(await upload(ada, await write(names)), 201)
    expect(cv.content.name).toBe(names.name)
    const words = (content: typeof names) => textOf(content).split(/\s+/).join(' ')
    expect(words(cv.content)).toBe(words(names))
    expect(cv.content.sections.map(({ kind }) => kind)).toEqual(names.sections.map(({ kind }) => kind))
    const entries = (content: typeof names) =>
      content.sections.map((each) => each.entries.map(({ title, dates }) => [title, dates]))
    expect(entries(cv.content)).toEqual(entries(names))
  })

  const broken: [string, number, string, () => Promise<Uint8Array> | Uint8Array][] = [
    ['nothing', 415, 'CV_WRONG_TYPE', () => new Uint8Array()],
    ['a text that is called a PDF', 415, 'CV_WRONG_TYPE', () => strToU8('Ada Example\nEngineer')],
    ['a picture', 415, 'CV_WRONG_TYPE', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a program', 415, 'CV_WRONG_TYPE', () => Buffer.from('7f454c4602010100', 'hex')],
    ['a ZIP file of something else', 415, 'CV_WRONG_TYPE', () => zipSync({ 'photo.jpg': new Uint8Array(1000) })],
    ['a PDF in name only', 422, 'CV_UNREADABLE', () => strToU8('%PDF-1.7\nnothing more')],
    ['half a PDF', 422, 'CV_UNREADABLE', async () => (await pdfOf(names)).subarray(0, 300)],
    [
      'half a DOCX',
      422,
      'CV_UNREADABLE',
      async () => {
        const whole = await docxOf(names)
        return Buffer.concat([whole.subarray(0, 4000), strToU8('word/document.xml')])
      },
    ],
    [
      'a PDF with a password',
      422,
      'CV_PROTECTED',
      () => pdf((page) => page.text('secret'), { userPassword: 'x', ownerPassword: 'y' }),
    ],
    ['a PDF of pictures', 422, 'CV_WITHOUT_TEXT', () => pdf((page) => page.rect(10, 10, 90, 90).fill('red'))],
    [
      'a PDF of 1,000 pages',
      422,
      'CV_TOO_LONG',
      () =>
        pdf((page) => {
          for (let count = 1; count < 1000; count++) page.addPage().text(`Page ${count}`)
        }),
    ],
    ['a DOCX without text', 422, 'CV_WITHOUT_TEXT', async () => docxOf({ name: '', contact: [], sections: [] })],
    ['a DOCX that isn’t XML', 422, 'CV_UNREADABLE', () => docxWith('not xml')],
    [
      'a DOCX nested 200,000 deep',
      422,
      'CV_UNREADABLE',
      () => docxWith(`${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}`),
    ],
    ['a DOCX that unpacks to 150 MB', 413, 'CV_TOO_LARGE', () => docxWith(new Uint8Array(150 * 1024 * 1024))],
    ['one that says it doesn’t', 413, 'CV_TOO_LARGE', () => lying(docxWith(new Uint8Array(100 * 1024 * 1024)))],
    ['a file of 6 MB', 413, 'CV_TOO_LARGE', () => Buffer.concat([strToU8('%PDF-1.7'), Buffer.alloc(6 * 1024 * 1024)])],
    [
      'a file of 50 MB',
      413,
      'CV_TOO_LARGE',
      () => Buffer.concat([strToU8('%PDF-1.7'), Buffer.alloc(50 * 1024 * 1024)]),
    ],
  ]
  it.each(broken)('refuses %s: %i %s', { timeout: 60_000 }, async (_, status, code, make) => {
    // Everybody may read ten CVs in a row.
    const person = await engine.signUp()
    expectProblem(await upload(person, await make()), status, code)
    expect((await engine.call('GET', '/healthz')).status).toBe(200)
    expect((await own(person)).cv).toBeNull()
  })

  it('refuses broken forms and bodies', async () => {
    const post = (type: string, body: string) => ada.call('POST', path, { body, headers: { 'content-type': type } })
    expectProblem(await post('multipart/form-data; boundary=x', '--x\r\nno end'), 400, 'INVALID_REQUEST')
    expectProblem(await post('multipart/form-data', 'no boundary'), 400, 'INVALID_REQUEST')
    expectProblem(await post('text/plain', 'Ada'), 415, 'UNSUPPORTED_MEDIA_TYPE')
    expectProblem(await ada.call('POST', path, { body: { text: ' ' } }), 400, 'INVALID_REQUEST')
    expectProblem(await ada.call('POST', path, { body: { text: 'x'.repeat(60_001) } }), 400, 'INVALID_REQUEST')
    expectProblem(await engine.call('POST', path, { body: { text: 'x' } }), 401, 'UNAUTHORIZED')
  })

  it('bounds time, memory and how many at once', async () => {
    const file = await pdfOf(names)
    const limits = { atOnce: 1, waiting: 1, timeMs: 30_000, heapMb: 256, memoryMb: 700 }
    const code = async (of: Partial<typeof limits>) =>
      createCvReader({ ...limits, ...of })
        .read(file)
        .then(
          () => 'read',
          (error: { code: string }) => error.code,
        )
    expect(await code({})).toBe('read')
    expect(await code({ timeMs: 20 })).toBe('CV_UNREADABLE')
    expect(await code({ memoryMb: 20 })).toBe('CV_UNREADABLE')
    const reader = createCvReader(limits)
    const three = await Promise.allSettled([reader.read(file), reader.read(file), reader.read(file)])
    expect(three.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  })

  it('reads two at once, one of them bad', async () => {
    const bob = await engine.signUp('Bob')
    const [bad, fine] = await Promise.all([
      upload(eve, docxWith(new Uint8Array(100 * 1024 * 1024))),
      upload(bob, await pdfOf(other.content)),
    ])
    expect([bad.status, fine.status]).toEqual([413, 201])
  })

  it('rations reading', async () => {
    const bob = await engine.signUp('Bob')
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => bob.call('POST', path, { body: { text: 'Bob' } })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})

describe('a CV', () => {
  it('is its owner’s alone, and saved by version', async () => {
    const first = await paste(ada, good.text)
    expect((await own(eve)).cv).toBeNull()
    const content = { ...first.content, name: 'Tomás R.' }
    const target = { role: good.wanted, jobId: null }
    const save = (version: number) => ada.call('PUT', path, { body: { version, content, target } })
    const saved = read(await save(first.version))
    expect(saved.version).toBe(first.version + 1)
    expectProblem(await save(first.version), 409, 'CV_CHANGED')
    expect((await own(ada)).cv).toEqual(saved)
    expectProblem(await eve.call('PUT', path, { body: { version: 1, content, target } }), 404, 'CV_UNKNOWN')
    const twice = { ...content, contact: [...content.contact, ...content.contact] }
    expectProblem(await ada.call('PUT', path, { body: { version: 9, content: twice, target } }), 400, 'INVALID_REQUEST')
  })

  it('takes suggestions while their line is unchanged, and gives them back', async () => {
    const cv = await paste(ada, good.text)
    const suggestion = cv.suggestions.find(({ before }) => before.startsWith('Responsible for'))
    const skills = read(
      await ada.call('PUT', path, {
        body: { version: cv.version, content: cv.content, target: { role: good.wanted, jobId: null } },
      }),
    ).suggestions.at(-1)
    expect(skills?.title).toBe('Add Kafka and Redis to your skills')
    if (suggestion === undefined) throw new Error('no suggestion')
    const accepted = read(
      await decide(ada, suggestion.suggestionId, { decision: 'accepted', answer: 'a failed payment loses no booking' }),
    )
    const text =
      'Migrated the booking service to a queue-based architecture, so that a failed payment loses no booking.'
    expect(textOf(accepted.content)).toContain(text)
    expect(accepted.decided).toMatchObject([{ decision: 'accepted', after: text }])
    expect(accepted.suggestions.some(({ lineId }) => lineId === suggestion.lineId)).toBe(false)
    // Repeating the decision changes nothing.
    const again = read(await decide(ada, suggestion.suggestionId, { decision: 'accepted', answer: 'else' }))
    expect(again.version).toBe(accepted.version)
    const open = read(await decide(ada, suggestion.suggestionId, { decision: 'open' }))
    expect(open.content).toEqual(cv.content)
    const rejected = read(await decide(ada, suggestion.suggestionId, { decision: 'rejected' }))
    expect(rejected.suggestions.some(({ suggestionId }) => suggestionId === suggestion.suggestionId)).toBe(false)
    read(await decide(ada, suggestion.suggestionId, { decision: 'open' }))

    const { version, content, target } = read(await decide(ada, suggestion.suggestionId, { decision: 'open' }))
    const edited = JSON.parse(JSON.stringify(content).replace(suggestion.before, 'Moved the bookings.'))
    read(await ada.call('PUT', path, { body: { version, content: edited, target } }))
    expectProblem(await decide(ada, suggestion.suggestionId, { decision: 'accepted' }), 409, 'CV_LINE_CHANGED')
    expectProblem(await decide(eve, suggestion.suggestionId, { decision: 'accepted' }), 404, 'CV_UNKNOWN')
  })

  it('asks for the skills of a job of ours', async () => {
    const cv = await paste(ada, good.text)
    const target = { role: '', jobId: 'backend-engineer-harbour-logistics' }
    const { suggestions } = read(
      await ada.call('PUT', path, { body: { version: cv.version, content: cv.content, target } }),
    )
    expect(suggestions.at(-1)?.title).toBe('Put Python and Go first')
  })

  it('is exported as files that say the same', async () => {
    const { content } = await paste(ada, other.text)
    const file = async (format: string) => {
      const response = await fetch(`${engine.url}${path}/export/${format}`, { headers: { cookie: ada.cookie } })
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="cv.${format}"`)
      return new Uint8Array(await response.arrayBuffer())
    }
    const xml = strFromU8(unzipSync(await file('docx'))['word/document.xml'] ?? new Uint8Array())
    const lines = (await pdfLines(await file('pdf'))).map(({ text }) => text).join(' ')
    for (const word of [content.name, 'Hostel mess app', 'priya.nair@example.org']) {
      expect(xml).toContain(word)
      expect(lines).toContain(word)
    }
    expectProblem(await ada.call('GET', `${path}/export/exe`), 400, 'INVALID_REQUEST')
    const bob = await engine.signUp('Bob')
    expectProblem(await bob.call('GET', `${path}/export/pdf`), 404, 'CV_UNKNOWN')
  })
})

const request = '/email_services/cv-optimization-request'
const requestOf = ({ status, body }: Answer): string => {
  expect(status, JSON.stringify(body)).toBe(202)
  return z.object({ requestId: z.string() }).parse(body).requestId
}
const mailWith = (words: string) =>
  until(`a mail with ${words}`, () => smtp.received.find((mail) => mail.includes(words)))

describe('a review by a person', () => {
  it('is mailed with the CV, as text, as a file, and as it is here', async () => {
    const grace = await engine.signUp('Grace')
    expectProblem(await grace.call('POST', request, { body: { targetRole: 'Cook' } }), 404, 'CV_UNKNOWN')
    const ids = [
      requestOf(
        await grace.call('POST', request, { body: { cv: 'Grace, cook', targetRole: 'Cook', notes: 'Is it long?' } }),
      ),
      requestOf(await send(grace, request, await docxOf(names), { targetRole: 'Baker', notes: '' })),
    ]
    await paste(grace, good.text)
    ids.push(requestOf(await grace.call('POST', request, { body: { targetRole: 'Pilot' } })))
    const [text, docx, stored] = await Promise.all(
      ['Cook', 'Baker', 'Pilot'].map((role) => mailWith(`A CV to review: ${role}`)),
    )
    for (const mail of [text, docx, stored]) {
      expect(mail).toContain(`To: ${reviewer}`)
      expect(mail).toContain(`Reply-To: ${grace.email}`)
    }
    expect(text).toContain('Is it long?')
    expect(text).toContain(Buffer.from('Grace, cook').toString('base64'))
    expect(docx).toContain('filename=cv.docx')
    expect(stored).toContain('filename=cv.pdf')
    const reviews = await until('three sent', async () => {
      const all = (await own(grace)).reviews
      return all.every(({ status }) => status === 'sent') && all
    })
    expect(reviews.map(({ requestId }) => requestId)).toEqual(ids.toReversed())
    expectProblem(await grace.call('POST', request, { body: { cv: 'Grace' } }), 429, 'TOO_MANY_REQUESTS')

    expectProblem(await eve.call('DELETE', `${path}/reviews/${ids[0]}`), 404, 'CV_REVIEW_UNKNOWN')
    expect((await grace.call('DELETE', `${path}/reviews/${ids[0]}`)).status).toBe(204)
    expect((await own(grace)).reviews).toHaveLength(2)
    const { bytes } = await askForExport(engine.url, grace.cookie, { password: 'a long and unusual passphrase' })
    const archived = openedArchive(bytes)['cv.json']
    expect(archived).toContain('Pilot')
    expect(archived).toContain('booking service')
    expect((await grace.call('DELETE', path)).status).toBe(204)
    expect(await own(grace)).toMatchObject({ cv: null, reviews: [] })
  })

  it('is refused with a broken file, and without an account', async () => {
    const bea = await engine.signUp('Bea')
    expectProblem(await send(bea, request, strToU8('hello'), { targetRole: 'Cook' }), 415, 'CV_WRONG_TYPE')
    expectProblem(await engine.call('POST', request, { body: { cv: 'Ada' } }), 401, 'UNAUTHORIZED')
    expectProblem(
      await bea.call('POST', request, { body: { cv: 'Bea', notes: 'x'.repeat(2001) } }),
      400,
      'INVALID_REQUEST',
    )
  })
})
