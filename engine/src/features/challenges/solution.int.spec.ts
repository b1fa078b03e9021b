import { randomUUID } from 'node:crypto'
import { type Deck, loadChallenges, loadSpoken } from '@greenroom/shared/content'
import { rubrics } from '@greenroom/shared/rules'
import { questionsOf } from '@greenroom/shared/session'
import { type SessionSolution, sessionSolutionSchema, sessionViewSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptLink, invitedGuest, inviteLink } from '../../testing/invitedPeople.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Caller, type Person, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

const coded = 'pool-passes'

let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine()
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const pathOf = (sessionId: string) => `/api/sessions/${sessionId}/solution`
const ask = (caller: Pick<Caller, 'call'>, sessionId: string) => caller.call('GET', pathOf(sessionId))
async function solutionFor(caller: Pick<Caller, 'call'>, sessionId: string): Promise<SessionSolution> {
  const answer = await ask(caller, sessionId)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return sessionSolutionSchema.parse(answer.body)
}
async function give(person: Caller, sessionId: string, type: string): Promise<void> {
  const body = { commandId: randomUUID(), type }
  const { status, body: told } = await person.call('POST', `/api/sessions/${sessionId}/commands`, { body })
  expect(status, JSON.stringify(told)).toBe(200)
}
async function held(person: Person, body: object): Promise<string> {
  const sessionId = await person.session(body)
  await give(person, sessionId, 'StartInterview')
  await give(person, sessionId, 'EndInterview')
  return sessionId
}

describe('the answer to a session’s questions', () => {
  it('is available after the end and never before', async () => {
    const ada = await engine.signUp()
    const sessionId = await ada.session({ challengeId: coded })
    expectProblem(await ask(ada, sessionId), 409, 'SESSION_UNFINISHED')
    await give(ada, sessionId, 'StartInterview')
    expectProblem(await ask(ada, sessionId), 409, 'SESSION_UNFINISHED')
    await give(ada, sessionId, 'EndInterview')
    const { questions, locked } = await solutionFor(ada, sessionId)
    expect(locked).toEqual([])
    const challenge = loadChallenges().get(coded)
    expect(questions).toMatchObject([
      { question: 1, challengeId: coded, challengeType: 'coding', complexity: { time: challenge?.complexity.time } },
    ])
    expect(questions[0]?.points.map(({ title }) => title)).toEqual(challenge?.keyPoints.map(({ point }) => point))
    expect(questions[0]?.solutions[0]?.code).toContain('def ')
    expect(questions[0]?.design).toBeNull()
  })

  it('is locked while the caller has another interview with the same question', async () => {
    const ada = await engine.signUp()
    const sessionId = await held(ada, { challengeId: coded })
    const again = await ada.session({ challengeId: coded })
    await give(ada, again, 'StartInterview')
    expect(await solutionFor(ada, sessionId)).toEqual({
      questions: [],
      locked: [{ question: 1, reason: 'interview_open' }],
    })
    await give(ada, again, 'EndInterview')
    expect((await solutionFor(ada, sessionId)).questions).toHaveLength(1)
  })

  it('stays locked in practice until it is solved or given up, like the editorial', async () => {
    const ada = await engine.signUp()
    const sessionId = await held(ada, { challengeId: coded, assessmentType: 'not_an_assessment' })
    expect(await solutionFor(ada, sessionId)).toEqual({ questions: [], locked: [{ question: 1, reason: 'not_done' }] })
    await ada.call('POST', `/api/challenges/${coded}/giveUp`, { body: {} })
    expect((await solutionFor(ada, sessionId)).questions).toMatchObject([{ challengeId: coded }])
  })

  it('has the parts of a good design, each point under the dimension that scores it', async () => {
    const ada = await engine.signUp()
    const sessionId = await held(ada, { challengeId: 'lost-and-found', assessmentType: 'system_design' })
    const [answer] = (await solutionFor(ada, sessionId)).questions
    const authored = loadSpoken().get('lost-and-found')
    expect([...new Set(answer?.points.map(({ dimension }) => dimension))]).toEqual(Object.keys(rubrics.system_design))
    expect(answer?.points.map(({ title }) => title)).toEqual(authored?.points.map(({ point }) => point))
    expect(answer?.design?.architecture).toContain('queue')
    expect(answer?.design?.estimates.length).toBeGreaterThan(1)
  })

  it('has each statement of a deck with its answer and the reason', async () => {
    const ada = await engine.signUp()
    const sessionId = await held(ada, { assessmentType: 'truth_or_despair' })
    const { body } = await ada.call('GET', `/api/sessions/${sessionId}`)
    const [put] = questionsOf(sessionViewSchema.parse(body).session)
    const deck: Deck | undefined = loadSpoken().decks?.get(put?.challenge.challenge_id ?? '')
    const [answer] = (await solutionFor(ada, sessionId)).questions
    expect(answer?.followUps).toHaveLength(deck?.statements.length ?? Number.NaN)
    expect(answer?.followUps[0]?.goodAnswer).toMatch(/^(True|False)\. /)
  })

  it('is for the session’s members only', async () => {
    const [ada, grace, eve] = [await engine.signUp('Ada'), await engine.signUp('Grace'), await engine.signUp('Eve')]
    const sessionId = await ada.session({ challengeId: coded, mode: 'human' })
    await acceptLink(grace, await inviteLink(ada, sessionId, 'interviewer'))
    const observer = await invitedGuest(engine, { host: ada, sessionId, role: 'observer', name: 'Olga' })
    await give(grace, sessionId, 'StartInterview')
    for (const insider of [ada, grace, observer])
      expectProblem(await ask(insider, sessionId), 409, 'SESSION_UNFINISHED')
    await give(grace, sessionId, 'EndInterview')
    for (const insider of [ada, grace, observer])
      expect((await solutionFor(insider, sessionId)).questions).toMatchObject([{ challengeId: coded }])
    expectProblem(await ask(eve, sessionId), 404, 'SESSION_NOT_FOUND')
    expectProblem(await engine.call('GET', pathOf(sessionId)), 401, 'UNAUTHORIZED')
  })
})
