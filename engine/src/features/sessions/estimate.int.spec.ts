import { sessionEstimateSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { expectProblem } from '../../testing/problems.ts'
import { type Person, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine()
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const estimate = async (person: Person, body: object) => {
  const answer = await person.call('POST', '/api/sessions/estimate', { body })
  expect(answer.status).toBe(200)
  return sessionEstimateSchema.parse(answer.body)
}
const roomSchema = z.object({
  session: z.looseObject({
    questionCount: z.int(),
    question: z.looseObject({ round: z.looseObject({ name: z.string() }).nullable() }).nullable(),
    loop: z.array(z.looseObject({ name: z.string() })),
  }),
})
const opened = async (person: Person, body: object) => {
  const sessionId = await person.session(body)
  return { sessionId, ...roomSchema.parse((await person.call('GET', `/api/sessions/${sessionId}`)).body).session }
}
const reserved = async (person: Person) =>
  z.object({ tokens: z.object({ reserved: z.int() }) }).parse((await person.call('GET', '/api/wallet')).body).tokens
    .reserved

it('says how much starting it will reserve, and opens nothing', async () => {
  const person = await engine.signUp()
  const body = { settings: { timeLimitInMinutes: 45, interviewStage: 'telephone' } }
  const { tokens, minutes, matches, nearest } = await estimate(person, body)
  expect([minutes, matches, nearest]).toEqual([45, true, []])
  expect((await person.call('GET', '/api/sessions')).body).toEqual({ sessions: [], next: null })
  const sessionId = await person.session(body)
  await person.call('POST', `/api/sessions/${sessionId}/commands`, {
    body: { commandId: 'start', type: 'StartInterview' },
  })
  expect(await reserved(person)).toBe(tokens)
})

it('includes extra time, which costs nothing', async () => {
  const person = await engine.signUp()
  const before = await estimate(person, {})
  await person.call('PUT', '/api/profile', { body: { extraTimePercent: 50 } })
  expect(await estimate(person, {})).toEqual({ ...before, minutes: 30 })
})

it('says that there is no question if the requested one doesn’t exist', async () => {
  const person = await engine.signUp()
  const wanted = { challengeId: 'no-such-challenge' }
  expect(await estimate(person, wanted)).toMatchObject({ matches: false, nearest: [] })
  expect((await opened(person, wanted)).question).toBeNull()
})

it('rehearses one round of a company, with its questions and no others', async () => {
  const person = await engine.signUp()
  const design = {
    companyRound: 4,
    settings: {
      companyType: 'Google',
      interviewStage: 'on_site',
      timeLimitInMinutes: 45,
      interviewDifficulty: 'challenging',
      candidateExperienceLevel: 'SENIOR',
    },
  }
  expect(await estimate(person, design)).toMatchObject({ questionCount: 1, matches: true, followsRound: true })
  expect(await opened(person, design)).toMatchObject({
    questionCount: 1,
    question: { round: { name: 'Design' }, challenge: { challengeType: 'system_design' } },
    loop: [{ name: 'Design' }],
  })
})

it('says so if there is only a question of another kind', async () => {
  const person = await engine.signUp()
  const settings = { companyType: 'Morgan Stanley', interviewStage: 'take_home_assessment', timeLimitInMinutes: 20 }
  expect(await estimate(person, { companyRound: 1, settings })).toMatchObject({ matches: true, followsRound: false })
  expect(await estimate(person, { settings })).toMatchObject({ matches: true, followsRound: null })
})

it.each([99, 1])('follows the whole loop if round %i isn’t of that stage', async (companyRound) => {
  const person = await engine.signUp()
  const settings = { companyType: 'Google', interviewStage: 'on_site', timeLimitInMinutes: 45 }
  expect(await opened(person, { companyRound, settings })).toMatchObject({
    questionCount: 2,
    question: { round: { name: 'Algorithms' } },
  })
})

it('rehearses a round of the neutral preset as well, which has no loop', async () => {
  const person = await engine.signUp()
  const settings = { companyType: 'generic tech company', interviewStage: 'on_site', timeLimitInMinutes: 60 }
  expect(await opened(person, { companyRound: 3, settings })).toMatchObject({
    // For a junior, the same round is a design on a smaller scale.
    question: { round: { name: 'Design' }, challenge: { challengeType: 'low_level_design' } },
  })
})

it('is for accounts, and refuses an invalid round number', async () => {
  expectProblem(await engine.call('POST', '/api/sessions/estimate', { body: {} }), 401, 'UNAUTHORIZED')
  const person = await engine.signUp()
  const answer = await person.call('POST', '/api/sessions/estimate', { body: { companyRound: 0 } })
  expect(expectProblem(answer, 400, 'INVALID_REQUEST')).toEqual(['companyRound'])
})
