import { randomUUID } from 'node:crypto'
import { presentableOwn } from '@greenroom/shared/content'
import { questionsOf, replay, type TestCaseOutcome, type TestRunResults } from '@greenroom/shared/session'
import {
  codeJobSchema,
  createdOwnQuestionLinkSchema,
  interviewerGuideSchema,
  type NewOwnQuestion,
  type OwnQuestion,
  ownQuestionListSchema,
  ownQuestionSchema,
  questionCheckJobSchema,
  queueNames,
  sessionLogPageSchema,
  sharedQuestionSchema,
  workspaceSchema,
} from '@greenroom/shared/wire'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { invitedGuest, tokenIn } from '../../testing/invitedPeople.ts'
import { askForExport, openedArchive } from '../../testing/openedArchive.ts'
import { expectProblem } from '../../testing/problems.ts'
import {
  type Answer,
  type Caller,
  type Person,
  redisOfSpecs,
  startTestEngine,
  type TestEngine,
  until,
} from '../../testing/runningEngine.ts'

let engine: TestEngine
let ada: Person
let eve: Person
let redis: Redis
let jobs: Queue

beforeAll(async () => {
  engine = await startTestEngine()
  redis = new Redis(redisOfSpecs(), { maxRetriesPerRequest: null })
  jobs = new Queue(queueNames['code.run'], { connection: redis })
  ada = await engine.signUp('Ada')
  eve = await engine.signUp('Eve')
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await jobs.close()
  await redis.quit()
  await engine.stop()
})

const secrets = ['SECRET-INPUT 7', 'SECRET-OUTPUT 14', 'SECRET hint', 'SECRET_SOLUTION', 'SECRET reply', 'SECRET sign']
const written: NewOwnQuestion = {
  title: 'Twice the number',
  difficulty: 'straightforward',
  durationInMinutes: 25,
  statement: 'Print **twice** the number.',
  cases: [
    { stdin: '1\n', expected_output: '2\n', hidden: false, name: 'One and one.' },
    { stdin: 'SECRET-INPUT 7', expected_output: 'SECRET-OUTPUT 14', hidden: true, name: 'a large number' },
  ],
  solution: { programmingLanguage: 'python', code: 'print(2 * int(input())) # SECRET_SOLUTION' },
  hints: ['SECRET hint one', 'SECRET hint two'],
  followUps: [{ question: 'SECRET reply?', goodAnswer: 'SECRET reply' }],
  listenFor: ['SECRET sign'],
}

const path = '/api/own-questions'
const write = (person: Caller, content: object = written) => person.call('POST', path, { body: content })
const wrote = async (person: Caller, content?: object): Promise<OwnQuestion> => own(await write(person, content), 201)
const change = (person: Caller, { questionId, version }: OwnQuestion, content: object) =>
  person.call('PUT', `${path}/${questionId}`, { body: { version, content } })
function own({ status, body }: Answer, expected = 200): OwnQuestion {
  expect(status, JSON.stringify(body)).toBe(expected)
  return ownQuestionSchema.parse(body)
}
const list = async (person: Caller) => ownQuestionListSchema.parse((await person.call('GET', path)).body).questions
async function link(person: Caller, { questionId }: OwnQuestion, mayCopy = false): Promise<string> {
  const answer = await person.call('POST', `${path}/${questionId}/link`, { body: { mayCopy } })
  expect(answer.status).toBe(201)
  return tokenIn(createdOwnQuestionLinkSchema.parse(answer.body).link)
}
const look = (person: Caller, token: string) => person.call('POST', '/api/shared-questions/look', { body: { token } })
async function give(caller: Caller, sessionId: string, command: object): Promise<Answer> {
  return caller.call('POST', `/api/sessions/${sessionId}/commands`, { body: { commandId: randomUUID(), ...command } })
}
async function given(caller: Caller, sessionId: string, command: object): Promise<void> {
  const { status, body } = await give(caller, sessionId, command)
  expect(status, JSON.stringify(body)).toBe(200)
}
const jobOf = (isIt: (data: object) => boolean) =>
  until('a job of the code queue', async () =>
    (await jobs.getJobs()).map(({ data }) => data as object).find((data) => isIt(data)),
  )

describe('an own question', () => {
  it('is visible to its author only', async () => {
    const question = await wrote(ada)
    expect(await list(ada)).toMatchObject([{ questionId: question.questionId, title: 'Twice the number', cases: 2 }])
    expect(await list(eve)).toEqual([])
    const calls = [
      eve.call('GET', `${path}/${question.questionId}`),
      change(eve, question, written),
      eve.call('DELETE', `${path}/${question.questionId}`),
      eve.call('POST', `${path}/${question.questionId}/check`, { body: {} }),
      eve.call('POST', `${path}/${question.questionId}/link`, { body: {} }),
      eve.call('DELETE', `${path}/${question.questionId}/link`),
    ]
    for (const call of calls) expectProblem(await call, 404, 'OWN_QUESTION_UNKNOWN')
    for (const url of ['', '/workspace', '/editorial']) {
      const method = url === '/workspace' ? 'POST' : 'GET'
      const body = method === 'POST' ? { body: {} } : {}
      expectProblem(
        await eve.call(method, `/api/challenges/${question.questionId}${url}`, body),
        404,
        'CHALLENGE_NOT_FOUND',
      )
    }
    const opened = await eve.call('POST', '/api/sessions', { body: { challengeId: question.questionId } })
    expectProblem(opened, 404, 'CHALLENGE_NOT_FOUND')
    const mock = await eve.session({ mode: 'human', role: 'interviewer' })
    await invitedGuest(engine, { host: eve, sessionId: mock, role: 'candidate', name: 'Bob' })
    expectProblem(
      await give(eve, mock, { type: 'PresentChallenge', challengeId: question.questionId }),
      409,
      'NO_CHALLENGE',
    )
  })

  it('gets an error for every wrong field, in the schema and beyond it', async () => {
    const tooLong = { ...written, title: ' ', statement: 'x'.repeat(20 * 1024 + 1), cases: written.cases.slice(1) }
    const answer = await write(ada, tooLong)
    expectProblem(answer, 400, 'INVALID_REQUEST')
    expect(pathsIn(answer)).toEqual(['title', 'statement', 'cases'])
    const one = { stdin: '1', expected_output: '2', hidden: true }
    const many = { ...written, cases: [written.cases[0], ...Array.from({ length: 50 }, () => one)] }
    expect(pathsIn(await write(ada, many))).toEqual(['cases'])
    const large = { ...one, stdin: '1'.repeat(64 * 1024) }
    expect(pathsIn(await write(ada, { ...written, cases: [written.cases[0], ...Array(8).fill(large)] }))).toEqual([
      'cases',
    ])
    expect(pathsIn(await write(ada, { ...written, cases: [{ ...large, hidden: false }] }))).toEqual(['cases'])
    const longer = { ...one, stdin: '1'.repeat(64 * 1024 + 1) }
    expect(pathsIn(await write(ada, { ...written, cases: [written.cases[0], longer] }))).toEqual(['cases.1.stdin'])
    const withSignature = (signature: string, stdin: string, expected_output: string) =>
      write(ada, { ...written, signature, cases: [{ stdin, expected_output, hidden: false }] }).then(pathsIn)
    expect(await withSignature('twice(number)', '1', '2')).toEqual(['signature'])
    expect(await withSignature('sum(values: int[]) -> int', '3\n1 2', '3')).toEqual(['cases.0.stdin'])
    expect(await withSignature('sum(values: int[]) -> int', '2\n1 2', 'three')).toEqual(['cases.0.expected_output'])
  })

  it('never overwrites somebody else’s work', async () => {
    const first = await wrote(ada)
    const second = own(await change(ada, first, { ...written, title: 'Second' }))
    expect([second.version, second.content.title]).toEqual([2, 'Second'])
    expectProblem(await change(ada, first, { ...written, title: 'Third' }), 409, 'OWN_QUESTION_CHANGED')
    const both = await Promise.all(['A', 'B'].map((title) => change(ada, second, { ...written, title })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is deleted with all its versions, and is part of the archive of its author’s data', async () => {
    const bob = await engine.signUp('Bob')
    const question = await wrote(bob)
    const exported = await askForExport(engine.url, bob.cookie, { password: 'a long and unusual passphrase' })
    expect(openedArchive(exported.bytes)['own-questions.json']).toContain('SECRET_SOLUTION')
    expect((await bob.call('DELETE', `${path}/${question.questionId}`)).status).toBe(204)
    expect(await list(bob)).toEqual([])
    expectProblem(await bob.call('GET', `${path}/${question.questionId}`), 404, 'OWN_QUESTION_UNKNOWN')
  })
})

describe('the check of a solution', () => {
  it('runs every case, and shows which ones disagree until the next change', async () => {
    const question = await wrote(ada)
    expect(question.check).toEqual({ status: 'running' })
    const job = questionCheckJobSchema.parse(
      await jobOf(
        (data) => questionCheckJobSchema.safeParse(data).data?.versionId.startsWith(question.questionId) === true,
      ),
    )
    expect(job.testCases.map(({ expected_output }) => expected_output)).toEqual(['2\n', 'SECRET-OUTPUT 14'])
    const report = (checkId: string) => engine.reportCheck({ versionId: job.versionId, checkId, results: disagreeing })
    expect((await report('another')).body).toEqual({ stored: false })
    expect((await report(job.checkId)).body).toEqual({ stored: true })
    const read = own(await ada.call('GET', `${path}/${question.questionId}`))
    expect(read.check).toMatchObject({ status: 'done', results: { passed: 1, total: 2 } })
    expect((await list(ada)).find(({ questionId }) => questionId === question.questionId)?.disagreeing).toBe(1)
    const mended = own(await change(ada, read, { ...written, solution: null }))
    expect(mended.check).toEqual({ status: 'none' })
  })
})

describe('in a mock with a person', () => {
  it('works like any challenge, in the version that was presented, and hides its secrets from the candidate', async () => {
    const question = await wrote(ada)
    const sessionId = await ada.session({ mode: 'human', role: 'interviewer' })
    const bob = await invitedGuest(engine, { host: ada, sessionId, role: 'candidate', name: 'Bob' })
    const socket = await bob.socket()
    const joined = await socket.join(sessionId)
    await given(ada, sessionId, { type: 'PresentChallenge', challengeId: question.questionId })
    const changed = { ...written, title: 'Changed', hints: ['Changed hint'], cases: written.cases.slice(0, 1) }
    own(await change(ada, question, changed))

    await given(ada, sessionId, { type: 'StartInterview' })
    await given(bob, sessionId, { type: 'ChangeSettings', settings: {}, programmingLanguage: 'java' })
    await given(bob, sessionId, { type: 'SaveCode', code: 'class Main {}', programmingLanguage: 'java' })
    const guide = interviewerGuideSchema.parse((await ada.call('GET', `/api/sessions/${sessionId}/guide`)).body)
    expect(guide.questions).toMatchObject([
      {
        ...{ title: 'Twice the number', hints: written.hints, keyPoints: written.listenFor },
        ...{ followUps: written.followUps, solutions: [{ program: written.solution?.code }] },
      },
    ])
    expectProblem(await bob.call('GET', `/api/sessions/${sessionId}/guide`), 403, 'FORBIDDEN')

    const page = sessionLogPageSchema.parse((await bob.call('GET', `/api/sessions/${sessionId}/events?after=0`)).body)
    const state = replay(page.commits)
    if (state === null) throw new Error('there is no session')
    const shown = questionsOf(state)[0]?.challenge
    expect(shown).toEqual(
      presentableOwn({ ...question.content, id: question.questionId, version: shown?.version ?? '' }, 'java'),
    )
    await given(bob, sessionId, { type: 'DoneCoding', code: 'class Main {}' })
    const run = codeJobSchema.parse(
      await jobOf((data) => {
        const job = codeJobSchema.safeParse(data).data
        return job?.sessionId === sessionId && job.purpose !== 'visible'
      }),
    )
    expect(run.testCases).toMatchObject([
      { stdin: '1\n', hidden: false },
      { stdin: 'SECRET-INPUT 7', expected_output: 'SECRET-OUTPUT 14', hidden: true, category: 'a large number' },
    ])
    const all = JSON.stringify([
      joined,
      socket.commits,
      page,
      (await bob.call('GET', `/api/sessions/${sessionId}`)).body,
    ])
    expect(all).toContain('Twice the number')
    for (const secret of secrets) expect(all).not.toContain(secret)
    socket.close()
  })

  it('has the author’s hints in their order, and no others', async () => {
    const question = await wrote(ada)
    const sessionId = await ada.session({ mode: 'human', role: 'interviewer' })
    await invitedGuest(engine, { host: ada, sessionId, role: 'candidate', name: 'Bob' })
    await given(ada, sessionId, { type: 'PresentChallenge', challengeId: question.questionId })
    await given(ada, sessionId, { type: 'StartInterview' })
    await given(ada, sessionId, { type: 'RevealHint' })
    await given(ada, sessionId, { type: 'RevealHint' })
    expectProblem(await give(ada, sessionId, { type: 'RevealHint' }), 409, 'NO_HINTS_LEFT')
  })
})

describe('the link to an own question', () => {
  it('lets a friend practise it without seeing its secrets, until it is revoked', async () => {
    const question = await wrote(ada)
    const token = await link(ada, question)
    const answer = await look(eve, token)
    expect(sharedQuestionSchema.parse(answer.body)).toMatchObject({ title: written.title, by: 'Ada', isMine: false })
    const opened = await eve.call('POST', `/api/challenges/${question.questionId}/workspace`, { body: {} })
    expect(opened.status, JSON.stringify(opened.body)).toBe(200)
    const { sessionId } = workspaceSchema.parse(opened.body)
    const seen = [answer.body, (await eve.call('GET', `/api/sessions/${sessionId}`)).body]
    seen.push((await eve.call('GET', `/api/challenges/${question.questionId}`)).body)
    for (const secret of secrets) expect(JSON.stringify(seen)).not.toContain(secret)
    expectProblem(await eve.call('GET', `/api/challenges/${question.questionId}/editorial`), 403, 'EDITORIAL_LOCKED')
    expectProblem(await eve.call('POST', '/api/shared-questions/copy', { body: { token } }), 403, 'FORBIDDEN')

    expect((await ada.call('DELETE', `${path}/${question.questionId}/link`)).status).toBe(204)
    expectProblem(await look(eve, token), 404, 'OWN_QUESTION_NOT_SHARED')
    expectProblem(
      await eve.call('POST', `/api/challenges/${question.questionId}/workspace`, { body: {} }),
      404,
      'CHALLENGE_NOT_FOUND',
    )
    await given(eve, sessionId, { type: 'RunTests', code: 'print(2)', programmingLanguage: 'python' })
  })

  it('allows copies if its author says so, and is replaced by a newer one', async () => {
    const question = await wrote(ada)
    const former = await link(ada, question)
    const token = await link(ada, question, true)
    expectProblem(await look(eve, former), 404, 'OWN_QUESTION_NOT_SHARED')
    const copy = own(await eve.call('POST', '/api/shared-questions/copy', { body: { token } }), 201)
    expect(copy.content).toEqual(question.content)
    expect(copy.questionId).not.toBe(question.questionId)
    expect((await list(eve)).map(({ questionId }) => questionId)).toContain(copy.questionId)
  })
})

const pathsIn = ({ body }: Answer): string[] =>
  z
    .object({ errors: z.array(z.object({ path: z.string() })) })
    .parse(body)
    .errors.map(({ path: field }) => field)

const outcome = (status: TestCaseOutcome['status'], actual_output: string): TestCaseOutcome => ({
  ...{ status, hidden: false, category: null, stdin: '', expected_output: '', actual_output, stderr: '' },
  ...{ timeMs: 1, memoryKb: 1 },
})
const disagreeing: TestRunResults = {
  ...{ allTestCasesPassed: false, passed: 1, total: 2, compilation: { status: 'ACCEPTED', output: '' } },
  testCases: [outcome('ACCEPTED', '2'), outcome('WRONG_ANSWER', '14')],
}
