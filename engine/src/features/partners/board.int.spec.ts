import { randomUUID } from 'node:crypto'
import type { Session } from '@greenroom/shared/session'
import {
  halfHourMs,
  noticePageSchema,
  type PartnerBoard,
  partnerBoardSchema,
  proposalSchema,
  sessionAppointmentSchema,
} from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signUpAdmin } from '../../testing/administrators.ts'
import { mailsTo, signUpVerified } from '../../testing/mails.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Person, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../../testing/storeOfSpecs.ts'
import { openBoard } from './board.ts'

let engines: [TestEngine, TestEngine]
let laterMs = 0
const begun = Date.now()
const now = () => Date.now() + laterMs

beforeAll(async () => {
  const first = await startTestEngine({ now })
  engines = [first, await startTestEngine({ now, environment: { DATA_DIR: first.dataDir } })]
})
afterAll(async () => {
  for (const engine of [...engines].reverse()) {
    expect(engine.unexpected()).toEqual([])
    await engine.stop()
  }
})

/** The start of the half hour that is this many half hours from now. */
const slot = (number: number): string => new Date(Math.ceil(begun / halfHourMs + number) * halfHourMs).toISOString()
const post = (more: object = {}) => ({
  ...{ level: 'SENIOR', programmingLanguage: 'go', company: null, timeZone: 'Europe/Dublin' },
  times: [slot(4), slot(2), slot(6)],
  ...more,
})
const put = (person: Person, more: object = {}) => person.call('PUT', '/api/partners/mine', { body: post(more) })
const boardOf = async (person: Person, query = ''): Promise<PartnerBoard> =>
  partnerBoardSchema.parse((await person.call('GET', `/api/partners${query}`)).body)
const postOf = async (person: Person, by: string) => {
  const found = (await boardOf(person)).posts.find(({ name }) => name === by)
  if (found === undefined) throw new Error(`${by} has no post`)
  return found
}
const propose = (person: Person, postId: string, times: string[]) =>
  person.call('POST', `/api/partners/${postId}/proposals`, { body: { times } })
const accept = (person: Person, proposalId: string, time: string) =>
  person.call('POST', `/api/partners/proposals/${proposalId}/accept`, { body: { time } })
const bellOf = async (person: Person) =>
  noticePageSchema.parse((await person.call('GET', '/api/notices')).body).notices.map(({ title }) => title)

describe('the partner board', () => {
  it('has one post per person, under the name that sessions show, until its last time is over', async () => {
    const [mei, ada] = [await engines[0].signUp('Mei'), await engines[1].signUp('Ada')]
    expect((await put(mei)).status).toBe(200)
    await put(mei, { programmingLanguage: 'rust' })
    const shown = (await boardOf(ada)).posts.filter(({ name }) => name === 'Mei')
    expect(shown).toMatchObject([{ programmingLanguage: 'rust', times: [slot(2), slot(4), slot(6)] }])
    expect(JSON.stringify(await boardOf(ada))).not.toMatch(/example\.org|userId|user:/)
    expect((await boardOf(mei)).mine).toMatchObject({ name: 'Mei' })
    expect((await boardOf(ada, '?level=JUNIOR')).posts).toEqual([])
    expect((await boardOf(ada, '?level=SENIOR&programmingLanguage=rust')).posts).toHaveLength(1)
    for (const wrong of [
      { times: [new Date(now() - halfHourMs).toISOString()] },
      { times: [new Date(Date.parse(slot(2)) + 60_000).toISOString()] },
      { times: [slot(15 * 48)] },
      { timeZone: 'Moon/Sea' },
    ])
      expectProblem(await put(ada, wrong), 400, 'INVALID_REQUEST')
    laterMs += 4 * 60 * 60_000
    expect((await boardOf(ada)).posts).toEqual([])
    laterMs = 0
    for (let time = 0; time < 2; time += 1) expect((await mei.call('DELETE', '/api/partners/mine')).status).toBe(204)
    expect((await boardOf(ada)).posts).toEqual([])
  })

  it('opens one mock with a swap for a proposal, however often and on whichever engine it is accepted', async () => {
    const [mei, ada] = [await engines[0].signUp('Mei'), await engines[1].signUp('Ada')]
    await put(mei)
    const { postId } = await postOf(ada, 'Mei')
    expectProblem(await propose(mei, postId, [slot(2)]), 404, 'PARTNER_UNKNOWN')
    expectProblem(await propose(ada, postId, [slot(3)]), 400, 'INVALID_REQUEST')
    expect((await propose(ada, postId, [slot(2), slot(4)])).status).toBe(201)
    expectProblem(await propose(ada, postId, [slot(6)]), 409, 'PROPOSED_ALREADY')
    expect(await bellOf(mei)).toEqual(['Ada proposed a mock'])
    const [proposal] = (await boardOf(mei)).proposals
    if (proposal === undefined) throw new Error('no proposal came')
    expect(proposal).toMatchObject({ mine: false, name: 'Ada', status: 'open', sessionId: null })
    expectProblem(await accept(ada, proposal.proposalId, slot(2)), 409, 'PROPOSAL_OVER')

    const onTheOther = { ...mei, ...engines[1].caller(mei.cookie) }
    const answers = await Promise.all([mei, onTheOther, mei].map((each) => accept(each, proposal.proposalId, slot(4))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expectProblem(await accept(mei, proposal.proposalId, slot(2)), 409, 'PROPOSAL_OVER')
    expectProblem(
      await ada.call('POST', `/api/partners/proposals/${proposal.proposalId}/decline`),
      409,
      'PROPOSAL_OVER',
    )
    const [mine] = (await boardOf(ada)).proposals
    expect(mine).toMatchObject({ mine: true, name: 'Mei', status: 'accepted', time: slot(4) })
    expect(await bellOf(ada)).toEqual(['Mei booked a time for your mock'])
    const { role, session } = (await ada.call('GET', `/api/sessions/${mine?.sessionId}`)).body as {
      role: string
      session: Session
    }
    expect(role).toBe('candidate')
    expect(session).toMatchObject({ mode: 'human', programmingLanguage: 'go', swap: { half: 'first' } })
    expect(session.members.map((each) => `${each.name}, ${each.role}`)).toEqual(['Ada, candidate', 'Mei, interviewer'])
    const lists = await Promise.all([ada, mei].map((each) => each.call('GET', '/api/sessions')))
    for (const { body } of lists) expect(body).toMatchObject({ sessions: [{ sessionId: mine?.sessionId }] })
  })

  // Catches a mock without a time: no mails, no calendar entry, no reminder, nothing to rebook.
  it('books the agreed time for both like any other: mails with the entry, reminders, feed, rebooking', async () => {
    const [mei, ada] = [await signUpVerified(engines[0], 'Mei'), await signUpVerified(engines[0], 'Ada')]
    await put(mei)
    const { postId } = await postOf(ada, 'Mei')
    const times = [slot(2), slot(4)]
    const body = { times, timeZone: 'America/Toronto' }
    expect((await ada.call('POST', `/api/partners/${postId}/proposals`, { body })).status).toBe(201)
    const [proposal] = (await boardOf(mei)).proposals
    const accepted = proposalSchema.parse((await accept(mei, proposal?.proposalId ?? '', slot(4))).body)
    const path = `/api/sessions/${accepted.sessionId}/appointment`
    const of = async (person: Person) =>
      sessionAppointmentSchema.parse((await person.call('GET', path)).body).appointment
    const seen = { status: 'booked', startsAt: slot(4), minutes: 90, mayChange: true }
    expect(await of(mei)).toMatchObject({ ...seen, other: { name: 'Ada', timeZone: 'America/Toronto' } })
    expect(await of(ada)).toMatchObject({ ...seen, other: { name: 'Mei', timeZone: 'Europe/Dublin' } })
    for (const [person, zone, words] of [
      [
        ada,
        'Toronto',
        'You start as the candidate and swap roles at half-time. The interview takes 90 minutes in all.',
      ],
      [
        mei,
        'Dublin',
        'You start as the interviewer and swap roles at half-time. The interview takes 90 minutes in all.',
      ],
    ] as const) {
      const mail = await until('the mail', () =>
        mailsTo(engines[0].dataDir, person.email).find(({ subject }) => subject.startsWith('Booked: mock interview')),
      )
      expect(mail.subject).toContain(`(${zone})`)
      expect(mail.text).toContain(words)
      expect(mail.calendar).toContain('METHOD:REQUEST')
      const { url } = z.object({ url: z.url() }).parse((await person.call('POST', '/api/calendar-feed')).body)
      const feed = await person.call('GET', new URL(url).pathname + new URL(url).search)
      expect(String(feed.body)).toContain(`UID:${accepted.sessionId}@`)
    }
    // Someone in a mock at that time can't propose or accept another one.
    const linus = await engines[0].signUp('Linus')
    await put(linus)
    const theirs = await postOf(ada, 'Linus')
    expectProblem(await propose(ada, theirs.postId, [slot(6)]), 409, 'BUSY')
    // Rebook it.
    const offered = { slots: [slot(9)], revision: (await of(ada))?.revision, timeZone: 'America/Toronto' }
    expect((await ada.call('PUT', path, { body: offered })).status).toBe(200)
    expect(await of(mei)).toMatchObject({ status: 'proposed', mayBook: true, slots: [slot(9)] })
    expect(await bellOf(mei)).toContain('Ada can’t make it and has offered new times')
    expect((await propose(ada, theirs.postId, [slot(6)])).status).toBe(201)
    // The board's answer stays the same, and nothing is booked again.
    expect((await accept(mei, proposal?.proposalId ?? '', slot(4))).status).toBe(200)
    expect(await of(mei)).toMatchObject({ status: 'proposed' })
  })

  // Catches a mock that was promised to both but never opens, because its engine died in between.
  it('is arranged by another engine’s sweep if the one that accepted died before it could', async () => {
    const [mei, ada] = [await engines[0].signUp('Mei'), await engines[1].signUp('Ada')]
    await put(mei)
    expect((await propose(ada, (await postOf(ada, 'Mei')).postId, [slot(4)])).status).toBe(201)
    const id = (await boardOf(mei)).proposals[0]?.proposalId ?? ''
    const store = await openStoreOfSpecs(engines[0].dataDir)
    const dead = openBoard(store, () => now() - 60_000)
    expect(await dead.answer(id, { status: 'accepted', time: Date.parse(slot(4)), toZone: 'UTC' })).toBeDefined()
    const { sessionId } = (await dead.proposal(id)) ?? { sessionId: '' }
    const booked = await until('the sweep', async () => {
      const { status, body } = await ada.call('GET', `/api/sessions/${sessionId}/appointment`)
      const appointment = status === 200 ? sessionAppointmentSchema.parse(body).appointment : null
      return appointment?.status === 'booked' && appointment
    })
    expect(booked).toMatchObject({ startsAt: slot(4), other: { name: 'Mei' } })
    await until('the note', async () => (await dead.unarranged()).length === 0)
    await until('the bell', async () => (await bellOf(ada)).includes('Mei booked a time for your mock'))
    await store.close()
  })

  it('notifies of a refusal, allows withdrawing a proposal, and limits people who ask everybody', async () => {
    const ada = await engines[0].signUp('Ada')
    const others = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => engines[0].signUp(`Peer ${name}`)))
    for (const other of others) await put(other)
    const outcomes: number[] = []
    for (const letter of ['A', 'B', 'C', 'D', 'E']) {
      const answer = await propose(ada, (await postOf(ada, `Peer ${letter}`)).postId, [slot(2)])
      outcomes.push(answer.status)
    }
    expect(outcomes).toEqual([201, 201, 201, 201, 201])
    const last = (await postOf(ada, 'Peer F')).postId
    expect((await propose(ada, last, [slot(2)])).status).toBe(429)
    laterMs += 5 * 60_000
    expectProblem(await propose(ada, last, [slot(2)]), 409, 'TOO_MANY_PROPOSALS')
    const [first, second] = (await boardOf(ada)).proposals
    const decline = (person: Person, id?: string) => person.call('POST', `/api/partners/proposals/${id}/decline`)
    const refusing = others.find((_, index) => `Peer ${'ABCDEF'[index]}` === first?.name)
    if (refusing === undefined) throw new Error('nobody refuses')
    expectProblem(
      await decline(others.find((each) => each !== refusing) ?? ada, first?.proposalId),
      404,
      'PROPOSAL_UNKNOWN',
    )
    for (let time = 0; time < 2; time += 1) expect((await decline(refusing, first?.proposalId)).status).toBe(204)
    expect(await bellOf(ada)).toEqual([`${first?.name} can’t make it`])
    expect((await decline(ada, second?.proposalId)).status).toBe(204)
    expect((await propose(ada, last, [slot(2)])).status).toBe(201)
    laterMs = 0
  })

  it('loses a post when an ADMIN removes it after a report', async () => {
    const [jonas, ada] = [await engines[0].signUp('Jonas'), await engines[0].signUp('Ada')]
    const admin = await signUpAdmin(engines[0])
    await put(jonas)
    const { postId } = await postOf(ada, 'Jonas')
    const takeDown = () => admin.call('POST', `/api/admin/partners/${postId}/take-down`)
    expectProblem(await takeDown(), 409, 'NOT_REPORTED')
    const body = { reportId: randomUUID(), message: 'Asks for money.' }
    expect((await ada.call('POST', `/api/partners/${postId}/reports`, { body })).status).toBe(204)
    const reports = await admin.call('GET', '/api/admin/reports?about=person')
    expect(JSON.stringify(reports.body)).toContain('Asks for money.')
    for (let time = 0; time < 2; time += 1) expect((await takeDown()).status).toBe(204)
    expect((await boardOf(ada)).posts.filter(({ name }) => name === 'Jonas')).toEqual([])
    expect(JSON.stringify((await admin.call('GET', '/api/admin/audit')).body)).toContain('partner_post_removed')
  })
})
