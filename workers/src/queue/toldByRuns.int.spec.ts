import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inNotation, loadChallenges } from '@greenroom/shared/content'
import type { CodeFacts } from '@greenroom/shared/session'
import type { InterviewStep } from '@greenroom/shared/vocabulary'
import type { ChatJob, ChatRequestBody } from '@greenroom/shared/wire'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ExecutorUnderTest, startExecutorUnderTest } from '../executor/testing/executorUnderTest.ts'
import { inBatches } from '../facts/inBatches.ts'
import { runsAt } from '../facts/programRuns.ts'
import { openSmallInputs } from '../facts/smallInputs.ts'
import { type ClaimCheck, claimChecks } from './claimChecks.ts'
import { leaveFacts } from './foundFacts.ts'
import { toldByRuns } from './toldByRuns.ts'

const { REDIS_URL = '' } = process.env
const redis = new Redis(REDIS_URL)
const bank = loadChallenges()
const tea = bank.get('tea-for-everyone') ?? expect.unreachable()
const [example] = tea.testCases
let executor: ExecutorUnderTest
let folder: string
let checkClaim: ClaimCheck

beforeAll(async () => {
  executor = await startExecutorUnderTest({ languages: ['python'] })
  await executor.languages()
  folder = await mkdtemp(join(tmpdir(), 'greenroom-told-'))
  const run = runsAt({ url: executor.url, token: 'a token for tests' })
  const smallInputsOf = openSmallInputs({ run: inBatches(run), folder })
  checkClaim = claimChecks({ bank, run, smallInputsOf, logger: pino({ level: 'silent' }) })
}, 60_000)
afterAll(async () => {
  await executor.stop()
  await redis.quit()
  await rm(folder, { recursive: true })
})

function call(
  message: string,
  { step = 'follow_up', exam = false, ...job }: Partial<ChatJob> & { step?: InterviewStep; exam?: boolean } = {},
): ChatJob {
  const body: ChatRequestBody = {
    chatHistory: [{ sender: 'candidate', recipient: 'interviewer', timeSent: '2026-01-01T12:00:00Z', message }],
    candidatesCode: tea.programs['optimal.py'] ?? '',
    programmingLanguage: 'python',
    telephoneOrOnsitePhase: step,
    interviewContext: { challengeId: tea.id, contentVersion: tea.version, hintRung: 0, testResults: null, exam },
  }
  const known = { kind: 'chat.call', call: 'respondToMsg', action: null, replyId: 'reply-4' } as const
  return { ...known, sessionId: randomUUID(), body: { ...body }, ...job }
}
const contextOf = ({ body }: ChatJob) => body.interviewContext
const facts: CodeFacts = { searched: 9, wrong: 0, counterexample: null, cost: null }

it('waits for a look’s result, and does without if it doesn’t arrive in time', async () => {
  const looking = call('Can you have a look at my code?', { step: 'coding', awaitsFactsOf: 'look-3' })
  const told = toldByRuns(looking, { redis, checkClaim })
  await leaveFacts(redis, { sessionId: looking.sessionId, versionId: 'look-3' }, facts)
  expect(contextOf(await told)).toMatchObject({ challengeId: tea.id, facts: { ...facts, traced: false } })
  const late = call('Can you have a look at my code?', { step: 'coding', awaitsFactsOf: 'look-3' })
  const began = performance.now()
  expect(await toldByRuns(late, { redis, checkClaim })).toEqual(late)
  expect(performance.now() - began).toBeLessThan(6_000)
}, 60_000)

it('runs handed-in code on an input that the message names, but not before the hand-in or in an exam', async () => {
  const input = inNotation(example?.stdin ?? '', tea, 'python').map(({ value }) => value)
  const claim = `For ${input.join(', ')} it returns 4711.`
  const told = await toldByRuns(call(claim), { redis, checkClaim })
  const right = example?.expected_output.trim()
  expect(contextOf(told)).toMatchObject({ claim: { does: 'prints', prints: right, right } })
  const excluded = await toldByRuns(call('For [], [] and 3 it returns 0.'), { redis, checkClaim })
  expect(contextOf(excluded)).toMatchObject({ excludedBy: expect.stringContaining('`n`') })
  expect(contextOf(excluded)).not.toHaveProperty('claim')
  for (const other of [call(claim, { step: 'coding' }), call(claim, { exam: true }), call('It returns 4711.')])
    expect(await toldByRuns(other, { redis, checkClaim })).toEqual(other)
}, 60_000)
