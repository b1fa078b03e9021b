import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createdInviteSchema, type NoticePage, noticePageSchema, noticePaths, urlOf } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../store/port.ts'
import { heldInterview, judge } from '../../testing/endedInterview.ts'
import { acceptLink, tokenIn as tokenInLink } from '../../testing/invitedPeople.ts'
import { mailTo, tokenIn } from '../../testing/mails.ts'
import { askForExport, openedArchive } from '../../testing/openedArchive.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Caller, type Person, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'
import { openStoreOfSpecs, storedTexts } from '../../testing/storeOfSpecs.ts'
import { openBell } from './bell.ts'
import { createEndings } from './endings.ts'
import type { News } from './news.ts'
import { createNotices } from './notices.ts'

/** Two engines over one store, and a third connection to it for notices from other parts. */
let dataDir: string
let [engine, other]: TestEngine[] = []
let store: Store
let bell: ReturnType<typeof openBell>

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'greenroom-bell-'))
  const start = () => startTestEngine({ environment: { DATA_DIR: dataDir } })
  engine = await start()
  other = await start()
  store = await openStoreOfSpecs(dataDir)
  bell = openBell(store, Date.now)
})
afterAll(async () => {
  for (const each of [engine, other]) {
    expect(each?.unexpected()).toEqual([])
    await each?.stop()
  }
  await store.close()
  rmSync(dataDir, { recursive: true })
})

const first = (): TestEngine => engine ?? expect.fail('there is no engine')
const second = (): TestEngine => other ?? expect.fail('there is no second engine')
async function heardBy(caller: Pick<Caller, 'call'>, query = {}): Promise<NoticePage> {
  const answer = await caller.call('GET', urlOf(noticePaths.notices, {}, query))
  expect(answer.status).toBe(200)
  return noticePageSchema.parse(answer.body)
}
const titlesOf = ({ notices }: NoticePage) => notices.map(({ title }) => title)
const read = (person: Pick<Person, 'call'>, upTo: string) => person.call('POST', noticePaths.read, { body: { upTo } })
/** The same person on the other engine, like another tab behind a load balancer. */
const elsewhere = ({ cookie }: Caller) => second().caller(cookie)
const grant = (grantId: string, at: number, tokens = 5_000): News => ({ kind: 'grant', at, about: { grantId, tokens } })

async function verified(name: string): Promise<Person> {
  const person = await first().signUp(name)
  const token = tokenIn(await mailTo(dataDir, person.email, 'Confirm your email'))
  expect((await first().call('POST', '/api/account/email-links', { body: { token } })).status).toBe(200)
  return person
}

describe('a scorecard that is ready', () => {
  it('shows up in its candidate’s bell on every engine, with a link to it', async () => {
    const ada = await first().signUp('Ada')
    expect(await heardBy(ada)).toEqual({ notices: [], next: null, unread: 0 })
    const sessionId = await heldInterview(first(), ada)
    await judge(first(), ada, sessionId)
    const page = await until('the notice', async () => {
      const heard = await heardBy(elsewhere(ada))
      return heard.unread === 1 && heard
    })
    expect(page.notices).toEqual([
      expect.objectContaining({
        kind: 'scorecard_ready',
        title: 'Your scorecard is ready',
        path: `/app/scorecard?session=${sessionId}`,
        read: false,
      }),
    ])
    expect(page.notices[0]?.text).not.toBe('')

    // The notice is deleted with its session.
    expect((await ada.call('DELETE', `/api/sessions/${sessionId}`)).status).toBe(204)
    expect(await heardBy(ada)).toEqual({ notices: [], next: null, unread: 0 })
  })

  it('isn’t announced to a candidate who is waiting on its page', async () => {
    const ada = await first().signUp('Ada')
    const sessionId = await heldInterview(first(), ada)
    const socket = await ada.socket()
    expect(await socket.join(sessionId)).toMatchObject({ ok: true })
    await judge(first(), ada, sessionId)
    const page = await until('the notice', async () => {
      const heard = await heardBy(ada)
      return heard.notices.length === 1 && heard
    })
    expect(page).toMatchObject({ unread: 0, notices: [{ kind: 'scorecard_ready', read: true }] })
    socket.close()
  })
})

describe('an invitation', () => {
  const invite = async (host: Person, sessionId: string, email: string) =>
    createdInviteSchema.parse(
      (await host.call('POST', `/api/sessions/${sessionId}/invites`, { body: { role: 'interviewer', email } })).body,
    )

  it('reaches an account with a confirmed email by bell and mail, and lets it in', async () => {
    const [ada, grace] = [await first().signUp('Ada'), await verified('Grace')]
    const sessionId = await ada.session({ mode: 'human' })
    const { link } = await invite(ada, sessionId, grace.email.toUpperCase())
    const { notices, unread } = await heardBy(elsewhere(grace))
    expect(unread).toBe(1)
    expect(notices[0]).toMatchObject({ kind: 'invitation', title: 'Ada invited you to an interview' })
    expect(notices[0]?.text).toMatch(/^You’d be the interviewer\. You can accept until \d+ \w+\.$/)
    const { pathname, search, hash } = new URL(link)
    expect(notices[0]?.path).toBe(`${pathname}${search}${hash}`)
    const mail = await mailTo(dataDir, grace.email, 'Ada invited you to an interview')
    expect(mail.text).toContain(`${pathname}${search}${hash}`)

    // Nothing stored in the database can be used to get in.
    const kept = (await storedTexts(dataDir)).filter((text) => text.includes('sealedToken'))
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.join()).not.toContain(tokenInLink(link))
    const { bytes } = await askForExport(first().url, grace.cookie, { password: 'a long and unusual passphrase' })
    const exported = openedArchive(bytes)['notices.json'] ?? ''
    expect(JSON.parse(exported)).toMatchObject([{ kind: 'invitation', read: false, about: { by: 'Ada', sessionId } }])
    expect(exported).not.toMatch(/ealed|byUserId/)

    expect((await acceptLink(grace, link)).status).toBe(200)
  })

  it('isn’t sent without a confirmed email or to a member, and the answer doesn’t reveal which', async () => {
    const [ada, unconfirmed] = [await verified('Ada'), await first().signUp('Eve')]
    const sessionId = await ada.session({ mode: 'human' })
    const answers = []
    for (const email of [unconfirmed.email, ada.email, 'nobody-at-all@example.org'])
      answers.push(Object.keys(await invite(ada, sessionId, email)).toSorted())
    expect(new Set(answers.map((keys) => keys.join())).size).toBe(1)
    for (const each of [unconfirmed, ada]) expect((await heardBy(each)).notices).toEqual([])
  })

  it('disappears when it is revoked, or when the inviter leaves', async () => {
    const [ada, grace] = [await first().signUp('Ada'), await verified('Grace')]
    const sessionId = await ada.session({ mode: 'human' })
    const { inviteId } = await invite(ada, sessionId, grace.email)
    await invite(ada, sessionId, grace.email)
    expect((await heardBy(grace)).unread).toBe(2)
    expect((await ada.call('DELETE', `/api/sessions/${sessionId}/invites/${inviteId}`)).status).toBe(204)
    expect((await heardBy(grace)).unread).toBe(1)
    const gone = await ada.call('POST', '/api/account/deletion', {
      body: { password: 'a long and unusual passphrase' },
    })
    expect(gone.status).toBeLessThan(300)
    await until('the invitation to go', async () => (await heardBy(grace)).unread === 0)
  })
})

describe('the bell', () => {
  it('has a plain text and a link for every kind of notice', async () => {
    const ada = await first().signUp('Ada')
    const news: News[] = [
      grant('one', 1, 12_000),
      {
        kind: 'report_answered',
        at: 2,
        about: { reportId: 'r', sessionId: 's', about: 'challenge', answer: 'You were right. It’s mended.' },
      },
      {
        kind: 'subscription_changed',
        at: 3,
        about: { changeId: 'c1', tier: 'PREMIUM', plan: 'target', expiry: '2026-11-30T23:00:00.000Z' },
      },
      { kind: 'subscription_changed', at: 4, about: { changeId: 'c2', tier: 'PENDING', plan: 'boost', expiry: null } },
      { kind: 'subscription_changed', at: 5, about: { changeId: 'c3', tier: 'ADMIN', plan: null, expiry: null } },
      { kind: 'subscription_changed', at: 6, about: { changeId: 'c4', tier: 'FREE', plan: null, expiry: null } },
    ]
    for (const each of news) await bell.add(ada.userId, each, { isRead: false })
    const { notices } = await heardBy(ada)
    expect(notices.map(({ title, text, path }) => [title, text, path])).toEqual([
      ['You’re on Free now', 'You keep your interviews and scorecards.', '/app/subscriptions'],
      ['You’re an admin now', '', '/app/subscriptions'],
      ['Your payment isn’t confirmed yet', 'Until it is, you’re on Free.', '/app/subscriptions'],
      ['You’re on Target now', 'Until 30 November.', '/app/subscriptions'],
      ['We answered your report about a question', 'You were right. It’s mended.', '/app/scorecard?session=s'],
      ['We’ve given you 12,000 tokens', '', '/app/settings#plan-and-tokens'],
    ])
  })

  it('shows each notice once, however often and from wherever it is sent', async () => {
    const ada = await first().signUp('Ada')
    const again = openBell(store, Date.now)
    const tellings = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? bell : again))
    await Promise.all(tellings.map((each) => each.add(ada.userId, grant('same', 1), { isRead: false })))
    const { notices, unread } = await heardBy(ada)
    expect([notices.length, unread]).toEqual([1, 1])
    await read(ada, notices[0]?.noticeId ?? '')
    // A notice added again after it was read stays read.
    await bell.add(ada.userId, grant('same', 1), { isRead: false })
    expect((await heardBy(ada)).unread).toBe(0)
  })

  it('marks what was seen as read, and nothing later, in all tabs', async () => {
    const ada = await first().signUp('Ada')
    for (const at of [1, 2, 3]) await bell.add(ada.userId, grant(`g${at}`, at), { isRead: false })
    const [, middle] = (await heardBy(ada)).notices
    const answer = await read(ada, middle?.noticeId ?? '')
    expect([answer.status, answer.body]).toEqual([200, { unread: 1 }])
    const page = await heardBy(elsewhere(ada))
    expect([page.unread, page.notices.map((each) => each.read)]).toEqual([1, [false, true, true]])
    expect((await read(elsewhere(ada), middle?.noticeId ?? '')).body).toEqual({ unread: 1 })
  })

  it('comes in pages, latest first', async () => {
    const ada = await first().signUp('Ada')
    // Several notices from the same moment all show up across pages.
    for (const index of [1, 2, 3, 4, 5])
      await bell.add(ada.userId, grant(`p${index}`, 7, index * 100), { isRead: false })
    const seen: string[] = []
    let next: string | null | undefined
    for (let pages = 0; next !== null && pages < 9; pages += 1) {
      const page = await heardBy(ada, { limit: 2, ...(next && { after: next }) })
      seen.push(...titlesOf(page))
      next = page.next
    }
    expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5].map((count) => `We’ve given you ${count}00 tokens`).toSorted())
  })

  it('is private: nobody can see, count, mark or page through somebody else’s notices', async () => {
    const [ada, eve] = [await first().signUp('Ada'), await first().signUp('Eve')]
    await bell.add(ada.userId, grant('hers', 1), { isRead: false })
    await bell.add(eve.userId, grant('older', 0), { isRead: false })
    const noticeId = (await heardBy(ada)).notices[0]?.noticeId ?? ''
    expect((await heardBy(eve)).unread).toBe(1)
    expectProblem(await read(eve, noticeId), 404, 'NOTICE_UNKNOWN')
    expect((await heardBy(eve, { after: noticeId })).notices).toEqual([])
    expect((await heardBy(ada)).unread).toBe(1)
    for (const [method, path] of [
      ['GET', noticePaths.notices],
      ['POST', noticePaths.read],
    ] as const)
      expectProblem(await first().call(method, path, method === 'POST' ? { body: {} } : {}), 401, 'UNAUTHORIZED')
  })
})

it('mails the answer to a report and a grant once, to people who want such mail', async () => {
  const grace = await verified('Grace')
  const wanted = {
    scorecardReady: true,
    invitation: true,
    grant: true,
    reportAnswered: true,
    tokensLow: true,
    appointment: true,
    reviewsDue: false,
    contentReview: true,
  }
  const posted: { id: string; to: string; lines: readonly string[] }[] = []
  const tellers = [wanted, { ...wanted, reportAnswered: false, grant: false }].map((switches) =>
    createNotices({
      bell,
      openToken: () => null,
      post: async ({ id, to, letter }) => void posted.push({ id, to, lines: letter.lines }),
      switchesOf: async () => switches,
      verifiedAddressOf: async () => ({ name: 'Grace', email: grace.email }),
      endings: createEndings({ secret: 'x'.repeat(32), publicUrl: 'https://greenroom.example' }),
      publicUrl: 'https://greenroom.example',
    }),
  )
  const about = { reportId: 'r', sessionId: 's', about: 'score', answer: 'We looked again.' } as const
  for (const each of tellers) await each.tell(grace.userId, { kind: 'report_answered', at: 1, about })
  expect(posted).toEqual([{ id: expect.any(String), to: grace.email, lines: expect.arrayContaining([about.answer]) }])
  for (const each of tellers) await each.tell(grace.userId, grant('mailed', 2, 12_000))
  expect(posted.slice(1)).toEqual([
    { id: expect.any(String), to: grace.email, lines: [expect.stringContaining('12,000 tokens')] },
  ])
  expect((await heardBy(grace)).notices).toHaveLength(2)
})
