import type { Session } from '@greenroom/shared/session'
import {
  type ChallengeList,
  challengeListSchema,
  challengeViewSchema,
  editorialSchema,
  givenUpSchema,
  type JobResult,
  submissionListSchema,
  workspaceSchema,
} from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { expectProblem } from '../../testing/problems.ts'
import { type Person, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'

const pool = 'pool-passes'
const path = (rest = '', id = pool) => `/api/challenges/${id}${rest}`

let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine()
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

async function listFor(person: Pick<Person, 'call'>, query = ''): Promise<ChallengeList> {
  const answer = await person.call('GET', `/api/challenges${query}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return challengeListSchema.parse(answer.body)
}
const summaryFor = async (person: Person, id = pool) =>
  challengeViewSchema.parse((await person.call('GET', path('', id))).body).summary
const workspaceOf = async (person: Person, body: object = {}, id = pool) => {
  const answer = await person.call('POST', path('/workspace', id), { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return workspaceSchema.parse(answer.body)
}
const submissionsOf = async (person: Person, query = '') =>
  submissionListSchema.parse((await person.call('GET', path(`/submissions${query}`))).body)

async function stateOf(
  person: Person,
  sessionId: string,
): Promise<Pick<Session, 'phase'> & z.infer<typeof stateSchema>> {
  const { body } = await person.call('GET', `/api/sessions/${sessionId}`)
  return z.object({ session: stateSchema }).parse(body).session
}
const stateSchema = z.looseObject({
  phase: z.enum(['NOT_STARTED', 'IN_PROGRESS', 'ENDED']),
  programmingLanguage: z.string(),
  question: z
    .looseObject({
      drafts: z.record(z.string(), z.string()),
      runs: z.array(z.looseObject({ runId: z.string(), purpose: z.string() })),
    })
    .optional(),
})

let commands = 0
async function command(person: Person, sessionId: string, body: { type: string; [field: string]: unknown }) {
  commands += 1
  const answer = await person.call('POST', `/api/sessions/${sessionId}/commands`, {
    body: { commandId: `c${commands}`, ...body },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

const outcome = (status: 'ACCEPTED' | 'WRONG_ANSWER', timeMs: number) => ({
  ...{ status, hidden: true, category: 'small', stdin: null, expected_output: null, actual_output: null },
  ...{ stderr: null, timeMs, memoryKb: 9_000 + timeMs },
})

/** Reports the latest run's result, as the executor would. */
async function judged(person: Person, sessionId: string, allTestCasesPassed: boolean) {
  const runId = (await stateOf(person, sessionId)).question?.runs.at(-1)?.runId ?? ''
  const result: JobResult = {
    type: 'CompleteTestRun',
    runId,
    results: {
      allTestCasesPassed,
      passed: allTestCasesPassed ? 2 : 1,
      total: 2,
      compilation: { status: 'ACCEPTED', output: '' },
      testCases: [outcome('ACCEPTED', 20), outcome(allTestCasesPassed ? 'ACCEPTED' : 'WRONG_ANSWER', 35)],
    },
  }
  expect((await engine.reportResult(sessionId, result)).status).toBeLessThan(300)
}

const submit = (person: Person, sessionId: string, code: string, programmingLanguage = 'python') =>
  command(person, sessionId, { type: 'SubmitCode', code, programmingLanguage })
const end = (person: Person, sessionId: string) => command(person, sessionId, { type: 'EndInterview' })

describe('a tutorial', () => {
  const id = 'halving-without-fear'

  it('is in the list, and opens by its id in practice', async () => {
    const ada = await engine.signUp()
    const { challenges } = await listFor(ada, '?type=tutorial&limit=100')
    expect(challenges.map(({ challengeId }) => challengeId)).toContain(id)
    const { sessionId, challengeType } = await workspaceOf(ada, {}, id)
    expect(challengeType).toBe('tutorial')
    expect(await stateOf(ada, sessionId)).toMatchObject({
      phase: 'IN_PROGRESS',
      question: { challenge: { challenge_id: id, challengeType: 'tutorial', stepCount: 5 } },
    })
    expect(await summaryFor(ada, id)).toMatchObject({ openSessionId: sessionId, state: 'in_progress' })
    const editorial = await ada.call('GET', path('/editorial', id))
    expectProblem(editorial, 403, 'EDITORIAL_LOCKED')
  })
})

describe('browsing the challenges', () => {
  const wholeList = async (limit: number) => {
    const listed: ChallengeList['challenges'] = []
    for (let after = ''; ; ) {
      const { challenges, next } = await listFor(engine, `?limit=${limit}${after && `&after=${after}`}`)
      listed.push(...challenges)
      if (next === null) return listed
      after = next
    }
  }

  it('needs no account, and then has no progress', async () => {
    const { total, facets, resume } = await listFor(engine, '?limit=100')
    const challenges = await wholeList(100)
    expect(challenges.length).toBe(total)
    expect(total).toBeGreaterThan(40)
    expect(resume).toBeNull()
    expect(new Set(challenges.map(({ state }) => state))).toEqual(new Set(['not_started']))
    expect(facets.state).toEqual([{ value: 'not_started', count: total }])
    expect(facets.difficulty.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  })

  it('comes in pages without gaps or repetitions', async () => {
    const ids = (await wholeList(7)).map(({ challengeId }) => challengeId)
    expect(ids).toEqual((await wholeList(100)).map(({ challengeId }) => challengeId))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('can be filtered, and the counts show how many each value would leave', async () => {
    const { facets } = await listFor(engine, '?type=coding&difficulty=challenging')
    for (const { value, count } of facets.topic) {
      const { total, challenges } = await listFor(engine, `?type=coding&difficulty=challenging&topic=${value}`)
      expect([value, total]).toEqual([value, count])
      expect(challenges.every(({ topics }) => topics.includes(value))).toBe(true)
    }
    const either = await listFor(engine, '?difficulty=challenging,straightforward')
    expect(new Set(either.challenges.map(({ difficulty }) => difficulty))).toEqual(
      new Set(['challenging', 'straightforward']),
    )
  })

  it('finds by words of title and topic, in any order', async () => {
    const { challenges } = await listFor(engine, '?search=PASSES%20dynamic%20programming')
    expect(challenges.map(({ challengeId }) => challengeId)).toEqual([pool])
    expect(await listFor(engine, '?search=no-such-thing')).toMatchObject({ total: 0, challenges: [], next: null })
  })

  it('refuses unknown filter values and unknown ids', async () => {
    for (const query of ['state=done', 'topic=arrays,moon', 'limit=0', 'limit=1000', `search=${'x'.repeat(200)}`])
      expectProblem(await engine.call('GET', `/api/challenges?${query}`), 400, 'INVALID_REQUEST')
    for (const id of ['no-such-challenge', '__proto__', '%00'])
      expectProblem(await engine.call('GET', path('', id)), 404, 'CHALLENGE_NOT_FOUND')
  })

  it('reveals nothing of the answer', async () => {
    const seen = JSON.stringify([(await engine.call('GET', path())).body, await listFor(engine)])
    expect(seen).toContain('"code_stub"')
    for (const secret of ['cost[i]', 'brute_force', 'Lets a pass be valid', 'hiddenTestCases', 'kept answer'])
      expect(seen).not.toContain(secret)
  })
})

describe('a challenge’s practice session', () => {
  it('starts at once, and is the same one for a double click, another tab and later', async () => {
    const ada = await engine.signUp()
    const clicks = await Promise.all([1, 2, 3, 4].map(() => workspaceOf(ada, { programmingLanguage: 'go' })))
    const [first] = clicks
    expect(new Set(clicks.map(({ sessionId }) => sessionId)).size).toBe(1)
    expect((await workspaceOf(ada)).sessionId).toBe(first?.sessionId)
    expect(await stateOf(ada, first?.sessionId ?? '')).toMatchObject({
      phase: 'IN_PROGRESS',
      assessmentType: 'not_an_assessment',
      programmingLanguage: 'go',
      questionCount: 1,
      question: { challenge: { challenge_id: pool } },
    })
    const { body } = await ada.call('GET', '/api/sessions')
    expect(z.object({ sessions: z.array(z.unknown()) }).parse(body).sessions).toHaveLength(1)
    expect(await summaryFor(ada)).toMatchObject({ state: 'in_progress', openSessionId: first?.sessionId })
    expect((await listFor(ada, '?state=in_progress')).resume?.challengeId).toBe(pool)
  })

  it('continues from the previous one, in every language', async () => {
    const ada = await engine.signUp()
    const one = await workspaceOf(ada)
    const save = (code: string, programmingLanguage: string) =>
      command(ada, one.sessionId, { type: 'SaveCode', code, programmingLanguage })
    await save('first try', 'python')
    await save('// in go', 'go')
    await save('second try', 'python')
    await end(ada, one.sessionId)
    const two = await workspaceOf(ada)
    expect(two).toMatchObject({ sessionId: expect.not.stringContaining(one.sessionId), isNew: true })
    const { question } = await stateOf(ada, two.sessionId)
    expect(question?.drafts).toEqual({ python: 'second try', go: '// in go' })
    await command(ada, two.sessionId, { type: 'SaveCode', code: 'third try', programmingLanguage: 'python' })
    expect(await workspaceOf(ada)).toMatchObject({ sessionId: two.sessionId, isNew: false })
    expect((await stateOf(ada, two.sessionId)).question?.drafts).toEqual({ python: 'third try', go: '// in go' })
  })

  it('is offered to resume, unlike a question presented in an interview, which ends with it', async () => {
    const ada = await engine.signUp()
    const interview = await ada.session({ challengeId: pool })
    await command(ada, interview, { type: 'StartInterview' })
    await end(ada, interview)
    const begun = () => listFor(ada, '?state=in_progress')
    await until('the list to know of it', async () => (await begun()).total === 1)
    expect((await begun()).resume).toBeNull()
  })

  it('is refused to people without access, and during an interview with the challenge', async () => {
    expectProblem(await engine.call('POST', path('/workspace'), { body: {} }), 401, 'UNAUTHORIZED')
    const ada = await engine.signUp()
    const exam = await ada.session({ assessmentType: 'timed_coding', challengeId: pool })
    await command(ada, exam, { type: 'StartInterview' })
    const refused = await ada.call('POST', path('/workspace'), { body: {} })
    expectProblem(refused, 409, 'CHALLENGE_IN_INTERVIEW')
    expectProblem(await ada.call('POST', path('/giveUp'), { body: {} }), 409, 'CHALLENGE_IN_INTERVIEW')
    await end(ada, exam)
    await workspaceOf(ada)
  })
})

describe('a lack of tokens', () => {
  it('is explained, and nothing is lost', async () => {
    const poor = await startTestEngine({ environment: { TOKENS_PER_MONTH_FREE: '100' } })
    try {
      const ada = await poor.signUp()
      for (const _ of [1, 2]) {
        const answer = await ada.call('POST', path('/workspace'), { body: {} })
        expectProblem(answer, 402, 'INSUFFICIENT_TOKENS')
      }
      const { body } = await ada.call('GET', '/api/sessions')
      expect(z.object({ sessions: z.array(z.unknown()) }).parse(body).sessions.length).toBeLessThan(2)
      expect((await summaryFor(ada)).state).toBe('not_started')
    } finally {
      await poor.stop()
    }
  })
})

describe('submissions, progress and the editorial', () => {
  it('are available for every submission over all sessions, latest first', async () => {
    const ada = await engine.signUp()
    const one = await workspaceOf(ada)
    await submit(ada, one.sessionId, 'wrong')
    await judged(ada, one.sessionId, false)
    expect(await summaryFor(ada)).toMatchObject({ state: 'in_progress', solvedAt: null })
    expectProblem(await ada.call('GET', path('/editorial')), 403, 'EDITORIAL_LOCKED')
    await end(ada, one.sessionId)
    const two = await workspaceOf(ada)
    await submit(ada, two.sessionId, 'right', 'go')
    expect((await submissionsOf(ada)).submissions[0]).toMatchObject({ status: 'IN_QUEUE', total: 0, timeMs: null })
    await judged(ada, two.sessionId, true)

    const { submissions, next } = await submissionsOf(ada)
    expect(next).toBeNull()
    expect(submissions).toMatchObject([
      {
        sessionId: two.sessionId,
        ...{ programmingLanguage: 'go', status: 'ACCEPTED', executionStatus: 'COMPLETED' },
        ...{ passed: 2, total: 2, timeMs: 35, memoryKb: 9_035, code: 'right' },
      },
      {
        sessionId: one.sessionId,
        ...{ programmingLanguage: 'python', status: 'WRONG_ANSWER', passed: 1, total: 2, code: 'wrong' },
      },
    ])
    const first = await submissionsOf(ada, '?limit=1')
    const second = await submissionsOf(ada, `?limit=1&after=${first.next}`)
    expect([...first.submissions, ...second.submissions]).toEqual(submissions)
    expect(second.next).toBeNull()
    expect(await submissionsOf(ada, '?after=nonsense')).toEqual({ submissions: [], next: null })

    expect(await summaryFor(ada)).toMatchObject({ state: 'completed', solvedAt: expect.any(String) })
    const editorial = editorialSchema.parse((await ada.call('GET', path('/editorial'))).body)
    expect(editorial).toMatchObject({ unlockedBy: 'solved', complexity: { space: 'O(n)' } })
    expect(editorial.editorial).toContain('cost[i]')
    expect(editorial.solutions.map(({ programmingLanguage, kind }) => `${kind} ${programmingLanguage}`)).toEqual([
      'optimal python',
      'optimal python',
      'optimal cpp',
      'optimal javascript',
      'brute_force python',
    ])
    expect(editorial.solutions.every(({ code }) => code.length > 50)).toBe(true)
    // Nobody else can see any of this.
    const eve = await engine.signUp('Eve')
    expect((await submissionsOf(eve)).submissions).toEqual([])
    expectProblem(await eve.call('GET', path('/editorial')), 403, 'EDITORIAL_LOCKED')
  })

  it('counts a given-up challenge as completed, and never as solved', async () => {
    const ada = await engine.signUp()
    const giveUp = async () => givenUpSchema.parse((await ada.call('POST', path('/giveUp'), { body: {} })).body)
    const first = await giveUp()
    expect(await giveUp()).toEqual(first)
    expect(await summaryFor(ada)).toMatchObject({ state: 'completed', solvedAt: null, ...first })
    const { body } = await ada.call('GET', path('/editorial'))
    expect(body).toMatchObject({ unlockedBy: 'given_up' })
    expect((await listFor(ada, '?state=completed')).challenges.map(({ challengeId }) => challengeId)).toEqual([pool])
  })

  it('locks the editorial during an interview with the challenge, and opens it afterwards', async () => {
    const ada = await engine.signUp()
    await ada.call('POST', path('/giveUp'), { body: {} })
    const exam = await ada.session({ assessmentType: 'efficient_algorithm', challengeId: pool })
    expect((await ada.call('GET', path('/editorial'))).status).toBe(200)
    await command(ada, exam, { type: 'StartInterview' })
    const shut = await ada.call('GET', path('/editorial'))
    expectProblem(shut, 403, 'EDITORIAL_LOCKED')
    expect(shut.body).toMatchObject({ reason: 'interview_open' })
    await end(ada, exam)
    expect((await ada.call('GET', path('/editorial'))).status).toBe(200)
    const eve = await engine.signUp('Eve')
    const interview = await eve.session({ challengeId: pool })
    await command(eve, interview, { type: 'StartInterview' })
    await end(eve, interview)
    expect((await eve.call('GET', path('/editorial'))).body).toMatchObject({ unlockedBy: 'interview_ended' })
    expect((await summaryFor(eve)).state).toBe('in_progress')
  })

  it.each(['algorizing', 'explain_code', 'low_level_design', 'knowledge', 'system_design'])(
    'has an answer for every question of the kind %s',
    async (type) => {
      for (const { challengeId, access } of (await listFor(engine, `?type=${type}`)).challenges) {
        if (access === 'coming_soon') continue
        // One person may only give up so many in a minute.
        const ada = await engine.signUp()
        const given = await ada.call('POST', path('/giveUp', challengeId), { body: {} })
        expect(given.status, `${challengeId} ${JSON.stringify(given.body)}`).toBe(200)
        const answer = await ada.call('GET', path('/editorial', challengeId))
        expect(answer.status, challengeId).toBe(200)
        const { editorial, pitfalls, solutions } = editorialSchema.parse(answer.body)
        expect([editorial.length > 200, pitfalls.length > 0], challengeId).toEqual([true, true])
        if (type === 'algorizing' || type === 'low_level_design') expect(solutions, challengeId).toHaveLength(1)
      }
    },
  )

  it('is refused without an account', async () => {
    for (const rest of ['/editorial', '/submissions'])
      expectProblem(await engine.call('GET', path(rest)), 401, 'UNAUTHORIZED')
    expectProblem(await engine.call('POST', path('/giveUp'), { body: {} }), 401, 'UNAUTHORIZED')
  })
})
