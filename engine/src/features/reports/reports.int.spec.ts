import { questionsOf, type Session } from '@greenroom/shared/session'
import { type NewReport, reportListSchema, reportSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heldInterview, judge } from '../../testing/endedInterview.ts'
import { invitedGuest } from '../../testing/invitedPeople.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Caller, type Person, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'
import { maxReports } from './reports.ts'

let engine: TestEngine
let ada: Person
let sessionId: string
let challengeId: string
let laterMs = 0
let reportCount = 0

beforeAll(async () => {
  engine = await startTestEngine({ now: () => Date.now() + laterMs })
  ada = await engine.signUp('Ada')
  sessionId = await heldInterview(engine, ada)
  const { session } = (await ada.call('GET', `/api/sessions/${sessionId}`)).body as { session: Session }
  challengeId = questionsOf(session)[0]?.challenge.challenge_id ?? ''
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const send = (body: unknown, by: Caller = ada, of = sessionId) =>
  by.call('POST', `/api/sessions/${of}/reports`, { body })
const mine = async (by: Caller = ada, of = sessionId) =>
  reportListSchema.parse((await by.call('GET', `/api/sessions/${of}/reports`)).body).reports
const aboutScore = (more: Partial<Extract<NewReport, { about: 'score' }>> = {}): NewReport => ({
  about: 'score',
  dimension: 'communication',
  message: 'I asked about empty input at the start.',
  reportId: `r-${reportCount++}`,
  ...more,
})
const aboutChallenge = (more: Partial<Extract<NewReport, { about: 'challenge' }>> = {}): NewReport => ({
  about: 'challenge',
  challengeId,
  problem: 'wrong',
  message: 'The second example contradicts the text.',
  reportId: `r-${reportCount++}`,
  ...more,
})

it('a report is about an existing score, by its candidate', async () => {
  expectProblem(await send(aboutScore()), 404, 'NO_SCORECARD')
  await judge(engine, ada, sessionId)
  for (const more of [{ dimension: 'luck' }, { round: 2 }])
    expectProblem(await send(aboutScore(more)), 404, 'NO_SCORECARD')
  const answer = await send(aboutScore({ round: 1 }))
  expect(answer.status).toBe(201)
  expect(reportSchema.parse(answer.body)).toMatchObject({ about: 'score', round: 1, dimension: 'communication' })
})

it('a report is about a presented question', async () => {
  expectProblem(await send(aboutChallenge({ challengeId: 'never-put' })), 404, 'CHALLENGE_NOT_FOUND')
  expect((await send(aboutChallenge())).status).toBe(201)
})

it('a report is about another member, by a member', async () => {
  const watched = await ada.session()
  const observer = await invitedGuest(engine, { host: ada, sessionId: watched, role: 'observer', name: 'Bob' })
  const about = (participantId: string) => ({
    about: 'person',
    participantId,
    message: 'Kept interrupting.',
    reportId: `r-${reportCount++}`,
  })
  const bob = ((await observer.call('GET', `/api/sessions/${watched}`)).body as { session: Session }).session.members
  const ids = bob.map(({ id }) => id)
  const guestId = ids.find((id) => id.startsWith('guest:')) ?? ''
  expect((await send(about(guestId), ada, watched)).status).toBe(201)
  expect((await send(about(`user:${ada.userId}`), observer, watched)).status).toBe(201)
  expectProblem(await send(about(guestId), observer, watched), 404, 'PARTICIPANT_UNKNOWN')
  expectProblem(await send(about('user:999'), ada, watched), 404, 'PARTICIPANT_UNKNOWN')
  expectProblem(await send(aboutScore(), observer, watched), 403, 'FORBIDDEN')
  expect((await mine(observer, watched)).map((each) => each.about)).toEqual(['person'])
})

it('a report is stored once, however often it is sent, and only its author can read it', async () => {
  const report = aboutChallenge({ problem: 'unclear', message: '  What is a leaf?  ' })
  const answers = await Promise.all([send(report), send(report), send(report)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  const again = await send({ ...report, message: 'Something else.' })
  expect(reportSchema.parse(again.body)).toMatchObject({ message: 'What is a leaf?' })
  expect((await mine()).filter(({ reportId }) => reportId === report.reportId)).toHaveLength(1)
  const eve = await engine.signUp('Eve')
  expectProblem(await eve.call('GET', `/api/sessions/${sessionId}/reports`), 404, 'SESSION_NOT_FOUND')
})

describe('refused reports', () => {
  it.each([
    ['nothing said', { message: '   ' }],
    ['too much said', { message: 'x'.repeat(2_001) }],
    ['about something else', { about: 'weather' }],
    ['a problem that there is not', { problem: 'boring' }],
    ['no id', { reportId: '' }],
  ])('%s', async (_, more) => {
    expectProblem(await send({ ...aboutChallenge(), ...more }), 400, 'INVALID_REQUEST')
  })

  it('reports that come too fast, and too many of them', async () => {
    const burst = await Promise.all(Array.from({ length: 12 }, () => send(aboutChallenge())))
    const refused = burst.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    for (let count = 0; count < maxReports; count += 1) {
      laterMs += 60_000
      if ((await send(aboutChallenge())).status === 409) break
    }
    expectProblem(await send(aboutChallenge()), 409, 'TOO_MANY_REPORTS')
    expect(await mine()).toHaveLength(maxReports)
  })
})
