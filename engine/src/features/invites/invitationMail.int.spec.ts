import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CreatedInvite, createdInviteSchema } from '@greenroom/shared/wire'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMail } from '../../mail/mimeParts.ts'
import { outboxFolder } from '../../mail/openMail.ts'
import { tokenIn } from '../../testing/invitedPeople.ts'
import { mailsTo, signUpVerified } from '../../testing/mails.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Person, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'
import { storedTexts } from '../../testing/storeOfSpecs.ts'

const hourMs = 3_600_000
let engine: TestEngine
let ada: Person

beforeAll(async () => {
  engine = await startTestEngine()
  ada = await engine.signUp('Ada')
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const slot = Math.ceil(Date.now() / (24 * hourMs)) * 24 * hourMs + 3 * 24 * hourMs + 2 * hourMs
const inviting = (host: Person, sessionId: string, body: object) =>
  host.call('POST', `/api/sessions/${sessionId}/invites`, { body: { role: 'interviewer', ...body } })
async function invite(host: Person, sessionId: string, body: object): Promise<CreatedInvite> {
  const answer = await inviting(host, sessionId, body)
  expect(answer.status).toBe(201)
  return createdInviteSchema.parse(answer.body)
}
async function mockAt(host: Person, timeZone: string): Promise<string> {
  const sessionId = await host.session({ mode: 'human' })
  const body = { slots: [new Date(slot).toISOString()], revision: 0, timeZone }
  expect((await host.call('PUT', `/api/sessions/${sessionId}/appointment`, { body })).status).toBe(200)
  return sessionId
}
/** The source of the latest mail sent to this address. */
const sourceTo = (email: string, count = 1) =>
  until(`mail ${count} to ${email}`, () => {
    const folder = outboxFolder(engine.dataDir)
    const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    const found = files.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'))
    const theirs = found.filter((source) => readMail(source).to === email)
    return theirs.length >= count && theirs.at(-1)
  })
/** The text a reader sees in this HTML. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

describe('the invitation mail for somebody without an account', () => {
  // Catches a mail that leaves out the person, the time or the place, shows servers a token, or says less in its text
  // version than in its HTML.
  it('says who invites, when in two zones, and where, in plain text as well as HTML', async () => {
    const sessionId = await mockAt(ada, 'America/New_York')
    const email = 'grace@example.org'
    const { link } = await invite(ada, sessionId, { email, name: 'Grace' })
    const { subject, text, html } = readMail(await sourceTo(email))
    expect(subject).toBe('Ada invited you to a mock interview')
    const url = text.split('\n').find((line) => line.includes('#token='))
    expect(new URL(url ?? '').hash).toBe(`#token=${tokenIn(link)}`)
    expect(new URL(url ?? '').search).toBe(`?session=${sessionId}`)
    const days = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    const day = (time: number) => days.format(time).replace(',', '')
    const said = [
      'Hello Grace,',
      'Ada invited you to a mock interview on Greenroom as the interviewer. You don’t need an account.',
      // It is evening there, and already the next day in UTC.
      new RegExp(`${day(slot - 24 * hourMs)} at 2[12]:00 \\(New York\\), ${day(slot)} at 02:00 UTC`),
      /You can accept until \d+ \w+\./,
      url ?? 'no link',
      'Stop invitations from Greenroom',
    ]
    for (const each of said)
      for (const words of [text.replace(/\s+/g, ' '), wordsOf(html)])
        expect(words).toEqual(typeof each === 'string' ? expect.stringContaining(each) : expect.stringMatching(each))
    expect(html).toContain(`href="${url}"`)
    // Once there is nothing left to send, neither address nor token is stored.
    await until('the outbox', async () => !(await storedTexts(engine.dataDir)).join('').includes(email))
  })

  // Catches a booked mock whose guest gets no calendar entry, or a different one from the file the two people get.
  it('has a calendar entry if the time is booked', async () => {
    const sessionId = await mockAt(ada, 'Europe/Dublin')
    const grace = await engine.signUp('Grace')
    const { link } = await invite(ada, sessionId, {})
    expect((await grace.call('POST', '/api/invites/accept', { body: { token: tokenIn(link) } })).status).toBe(200)
    const body = { startsAt: new Date(slot).toISOString(), revision: 1, timeZone: 'UTC' }
    const booked = await grace.call('POST', `/api/sessions/${sessionId}/appointment/booking`, { body })
    expect(booked.status).toBe(200)
    const email = 'linus@example.org'
    await invite(ada, sessionId, { email, role: 'observer' })
    const { text, calendar } = readMail(await sourceTo(email))
    expect(text).toContain('as an observer')
    expect(text).toMatch(/The interview is on .+ \(Dublin\), 0\d:00 UTC\./)
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent') ?? undefined)
    expect(event.startDate.toJSDate().getTime()).toBe(slot)
    expect(event.uid).toContain(sessionId)
  })

  // Catches an opt-out that only one inviter's mails respect, one that informs the inviter, and an address that can be
  // read from the store.
  it('can be turned off with one click, for all inviters, without them noticing, and turned on again', async () => {
    const email = 'stranger@example.org'
    const eve = await engine.signUp('Eve')
    const [first, second] = [await ada.session({ mode: 'human' }), await eve.session({ mode: 'human' })]
    const before = await invite(ada, first, { email })
    const source = await sourceTo(email)
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    const { pathname, search } = new URL(/^List-Unsubscribe: <(\S+)>\r?$/m.exec(source)?.[1] ?? '')
    const looked = await fetch(new URL(pathname + search, engine.url), { redirect: 'manual' })
    expect(looked.status).toBe(303)
    const page = new URL(looked.headers.get('location') ?? '')
    expect(readMail(source).text).toContain(page.pathname)
    expect(page.pathname).toBe('/invitationMails')
    const token = page.hash.slice(1)
    const wish = (wanted?: boolean) => engine.call('POST', '/api/invitation-mails', { body: { token, wanted } })
    // Opening the page doesn't turn anything off.
    expect((await wish()).body).toEqual({ wanted: true })
    for (const _ of [1, 2]) {
      const clicked = await fetch(new URL(pathname + search, engine.url), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
      expect(clicked.status).toBe(204)
    }
    expect((await wish()).body).toEqual({ wanted: false })
    await until('the outbox', async () => !(await storedTexts(engine.dataDir)).join('').includes(email))
    for (const [host, sessionId] of [
      [ada, first],
      [eve, second],
    ] as const) {
      const answer = await inviting(host, sessionId, { email: 'Stranger@Example.org' })
      expect([answer.status, Object.keys(answer.body as object)]).toEqual([201, Object.keys(before)])
    }
    // A mail requested later has arrived, but none for them.
    await invite(eve, second, { email: 'marker@example.org', role: 'observer' })
    await sourceTo('marker@example.org')
    expect(mailsTo(engine.dataDir, email).length + mailsTo(engine.dataDir, 'Stranger@Example.org').length).toBe(1)
    expect((await wish(true)).body).toEqual({ wanted: true })
    await invite(eve, second, { email })
    await sourceTo(email, 2)
    expectProblem(
      await engine.call('POST', '/api/invitation-mails', { body: { token: `${token}x`, wanted: false } }),
      410,
      'LINK_INVALID',
    )
  })
})

describe('the invitation mail for an account', () => {
  // Catches an invitation to an account that lacks the times a stranger gets.
  it('has the times too, and links to the switch of such mails', async () => {
    const grace = await signUpVerified(engine, 'Grace')
    const jonas = await engine.signUp('Jonas')
    await invite(jonas, await mockAt(jonas, 'Asia/Kathmandu'), { email: grace.email })
    const mail = await until('the mail', () =>
      mailsTo(engine.dataDir, grace.email).find(({ subject }) => subject === 'Jonas invited you to an interview'),
    )
    expect(mail.text).toMatch(/at 07:45 \(Kathmandu\), 02:00 UTC/)
    expect(mail.text).toContain('#token=')
    expect(mail.text).toContain('/app/settings#notifications')
  })
})
