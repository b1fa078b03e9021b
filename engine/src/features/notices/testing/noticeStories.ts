import { expectedCost } from '@greenroom/shared/rules'
import { readSettings } from '@greenroom/shared/session'
import { profilePaths, walletPaths, walletSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ReadMail, readMail } from '../../../mail/mimeParts.ts'
import { heldInterview, judge } from '../../../testing/endedInterview.ts'
import { tokenIn } from '../../../testing/mails.ts'
import { type Person, startTestEngine, type TestEngine, until } from '../../../testing/runningEngine.ts'
import { startSmtpServer } from '../../../testing/smtpServer.ts'

/** A long interview reserves most of the tokens, so few are left once it starts. */
const long = { timeLimitInMinutes: 60 }
const monthlyGrant = Math.ceil(expectedCost({ settings: readSettings(long), assessmentType: null }) * 1.2)
const scorecard = 'Your scorecard is ready'
const tokens = 'Your tokens are running low'

/**
 * Tests mail notices with a real mail server.
 * @param mongodbUrl a database shared by two engines; if missing, there is one engine with its own
 */
export function noticeStories(mongodbUrl?: () => string): void {
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  let engine: TestEngine
  let other: TestEngine | undefined
  beforeAll(async () => {
    smtp = await startSmtpServer()
    const start = () =>
      startTestEngine({
        ...(mongodbUrl && { mongodbUrl: mongodbUrl() }),
        environment: { SMTP_URL: smtp.url, TOKENS_PER_MONTH_FREE: String(monthlyGrant) },
      })
    engine = await start()
    if (mongodbUrl !== undefined) other = await start()
  })
  afterAll(async () => {
    expect(engine.unexpected()).toEqual([])
    await engine.stop()
    await other?.stop()
    await smtp.stop()
  })

  const mailsTo = ({ email }: Person, subject: string): (ReadMail & { source: string })[] =>
    smtp.received
      .map((source) => ({ ...readMail(source), source }))
      .filter((mail) => mail.to === email && mail.subject === subject)
  const mailTo = (person: Person, subject: string) => until(subject, () => mailsTo(person, subject)[0])

  async function verified(): Promise<Person> {
    const person = await engine.signUp()
    const token = tokenIn(await mailTo(person, 'Confirm your email'))
    expect((await engine.call('POST', '/api/account/email-links', { body: { token } })).status).toBe(200)
    return person
  }
  const switches = (person: Person, mailNotices: object) =>
    person.call('PATCH', profilePaths.profile, { body: { mailNotices } })
  /** Waits until this mail arrives, by which time all earlier ones have been sent. */
  async function everythingSent(): Promise<void> {
    const marker = await verified()
    await judge(engine, marker, await heldInterview(engine, marker))
    await mailTo(marker, scorecard)
  }

  describe('a scorecard that is ready', () => {
    it('sends one mail, with a link to it, a link to the switch, and one-click unsubscribing', async () => {
      const person = await verified()
      const sessionId = await heldInterview(engine, person)
      await judge(engine, person, sessionId)
      const { text, html, source } = await mailTo(person, scorecard)
      const address = `/app/scorecard?session=${sessionId}`
      expect(text).toContain(address)
      expect(html).toContain(address)
      expect(text).toContain('/app/settings#notifications')
      expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
      const unsubscribe = /^List-Unsubscribe: <(\S+)>\r?$/m.exec(source)?.[1] ?? ''
      const { pathname, search } = new URL(unsubscribe)
      expect(await engine.call('GET', '/api/profile', {})).toMatchObject({ status: 401 })

      // Opening the link changes nothing. The single click unsubscribes, and repeating it is a no-op.
      const looked = await fetch(new URL(pathname + search, engine.url), { redirect: 'manual' })
      expect([looked.status, looked.headers.get('location')]).toEqual([
        303,
        expect.stringContaining('/app/settings#notifications'),
      ])
      expect((await person.call('GET', profilePaths.profile)).body).toMatchObject({
        mailNotices: { scorecardReady: true },
      })
      for (const _ of [1, 2]) {
        const clicked = await fetch(new URL(pathname + search, engine.url), {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        })
        expect(clicked.status).toBe(204)
      }
      expect((await person.call('GET', profilePaths.profile)).body).toMatchObject({
        mailNotices: { scorecardReady: false, tokensLow: false },
      })
      const forged = await engine.call('POST', `${pathname}${search.slice(0, -3)}abc`, { body: {} })
      expect(forged.status).toBe(410)

      await judge(engine, person, await heldInterview(engine, person))
      await everythingSent()
      expect(mailsTo(person, scorecard)).toHaveLength(1)
    })

    it('sends no mail without a verified email, or to a candidate who is waiting on its page', async () => {
      const unverified = await engine.signUp()
      await judge(engine, unverified, await heldInterview(engine, unverified))
      const waiting = await verified()
      const sessionId = await heldInterview(engine, waiting)
      const socket = await waiting.socket()
      expect(await socket.join(sessionId)).toMatchObject({ ok: true })
      await judge(engine, waiting, sessionId)
      await everythingSent()
      expect([...mailsTo(unverified, scorecard), ...mailsTo(waiting, scorecard)]).toEqual([])
      socket.close()
    })
  })

  it('sends one warning of low tokens a month, to people who want it', async () => {
    const [asked, silent] = [await verified(), await verified()]
    await switches(asked, { tokensLow: true })
    const inLong = (person: Person) => ({ ...person, session: () => person.session({ settings: long }) })
    await heldInterview(engine, inLong(silent))
    const first = await heldInterview(engine, inLong(asked))
    const { text } = await mailTo(asked, tokens)
    expect(text).toMatch(/You have about \d+ tokens left this month/)
    await judge(engine, asked, first)
    // The interview's reservation is released a moment after it ends.
    await until('tokens for another interview', async () => {
      const { tokens: left } = walletSchema.parse((await asked.call('GET', walletPaths.wallet)).body)
      return !left.low
    })
    await heldInterview(engine, asked)
    await everythingSent()
    expect(mailsTo(asked, tokens)).toHaveLength(1)
    expect(mailsTo(silent, tokens)).toEqual([])
  })
}
