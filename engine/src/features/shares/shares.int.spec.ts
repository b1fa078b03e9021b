import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replay } from '@greenroom/shared/session'
import { createdShareSchema, sharedScorecardSchema, shareListSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { heldInterview, judge, said } from '../../testing/endedInterview.ts'
import { invitedGuest, tokenIn } from '../../testing/invitedPeople.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Person, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'
import { storedTexts } from '../../testing/storeOfSpecs.ts'

const dayMs = 24 * 60 * 60_000
let engine: TestEngine
let laterMs = 0
let ada: Person
let eve: Person
let sessionId: string

beforeAll(async () => {
  engine = await startTestEngine({ now: () => Date.now() + laterMs })
  ada = await engine.signUp('Ada')
  eve = await engine.signUp('Eve')
  sessionId = await heldInterview(engine, ada)
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const path = () => `/api/sessions/${sessionId}/shares`
const make = (includesReplay: boolean) => ada.call('POST', path(), { body: { includesReplay } })
const made = async (includesReplay: boolean) => createdShareSchema.strict().parse((await make(includesReplay)).body)
const read = (link: string, after?: number) =>
  engine.call('POST', '/api/shared-scorecards', { body: { token: tokenIn(link), ...(after && { after }) } })

it('can’t be made before there is a scorecard, or by anybody but the candidate', async () => {
  expectProblem(await make(false), 409, 'NOT_SHAREABLE')
  expectProblem(await engine.call('POST', path(), { body: {} }), 401, 'UNAUTHORIZED')
  await judge(engine, ada, sessionId)
  expectProblem(await eve.call('POST', path(), { body: {} }), 404, 'SESSION_NOT_FOUND')
  const watched = await ada.session()
  const observer = await invitedGuest(engine, { host: ada, sessionId: watched, role: 'observer', name: 'Bob' })
  expectProblem(await observer.call('POST', `/api/sessions/${watched}/shares`, { body: {} }), 403, 'FORBIDDEN')
})

it('is a link with the token in its fragment, and nowhere else', async () => {
  const answer = await make(false)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store'])
  const { link, ...share } = createdShareSchema.parse(answer.body)
  const address = new URL(link)
  expect([address.origin, address.pathname, address.search]).toEqual([engine.url, '/scorecard/shared', ''])
  expect(Date.parse(share.expiresAt) - Date.parse(share.createdAt)).toBe(30 * dayMs)
  const { shares } = shareListSchema.parse((await ada.call('GET', path())).body)
  expect(shares[0]).toEqual(share)
  const files = readdirSync(engine.dataDir, { withFileTypes: true }).filter((entry) => entry.isFile())
  const onDisk = files.map(({ name }) => readFileSync(join(engine.dataDir, name), 'latin1'))
  const stored = [...onDisk, ...(await storedTexts(engine.dataDir))].join('')
  expect([stored.includes(share.shareId), stored.includes(tokenIn(link))]).toEqual([true, false])
})

it('shows the scorecard to its reader, without names and without the coach chat', async () => {
  const answer = await read((await made(false)).link)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const shared = sharedScorecardSchema.parse(answer.body)
  expect(shared.replay).toBeNull()
  expect(shared.scorecard).toMatchObject({ summary: 'Well done, Candidate.', decision: 'leaning_hire' })
  expect(shared.scorecard.lines[0]?.evidence.map(({ quote }) => quote)).toEqual(['sort them first', 'return 1'])
  const text = JSON.stringify(answer.body)
  for (const secret of [ada.email, `user:${ada.userId}`, said.toCoach]) expect(text).not.toContain(secret)
})

it('includes the interview if requested, and it folds like any other', async () => {
  const { link } = await made(true)
  const shared = sharedScorecardSchema.parse((await read(link)).body)
  const commits = shared.replay?.commits ?? []
  const text = JSON.stringify(commits)
  expect(text).not.toMatch(/\bAda\b|user:\d|interviewerCoach/)
  expect(text).not.toContain(ada.email)
  const state = replay(commits)
  expect(state?.phase).toBe('ENDED')
  expect(state?.messages.map(({ sender, message }) => [sender, message])).toContainEqual([
    'candidate',
    'I would sort them first, says Candidate.',
  ])
  const later = sharedScorecardSchema.parse((await read(link, 3)).body)
  expect(later.replay?.commits[0]?.seq).toBe(4)
})

it('can be revoked, even twice, and expires', async () => {
  const [revoked, late] = [await made(true), await made(false)]
  const remove = (id: string) => ada.call('DELETE', `${path()}/${id}`)
  expectProblem(await eve.call('DELETE', `${path()}/${revoked.shareId}`), 404, 'SESSION_NOT_FOUND')
  expect([(await remove(revoked.shareId)).status, (await remove(revoked.shareId)).status]).toEqual([204, 204])
  expectProblem(await remove('no-such-share'), 404, 'SHARE_UNKNOWN')
  expectProblem(await read(revoked.link), 410, 'SHARE_REVOKED')
  expectProblem(await read(late.link.replace(/.{5}$/, 'xxxxx')), 404, 'SHARE_UNKNOWN')
  laterMs += 30 * dayMs
  expectProblem(await read(late.link), 410, 'SHARE_EXPIRED')
  const { shares } = shareListSchema.parse((await ada.call('GET', path())).body)
  expect(new Set(shares.map(({ status }) => status))).toEqual(new Set(['revoked', 'expired']))
})

it('can’t be made by the dozen', async () => {
  const answers = []
  for (let count = 0; count < 21; count += 1) answers.push(await make(false))
  expect(answers.at(-1)?.status).not.toBe(201)
})
