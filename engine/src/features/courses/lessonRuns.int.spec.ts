import { type LessonRun, lessonRunJobSchema, lessonRunOutcomeKey, lessonRunSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { walletOf } from '../../ledger/entry.ts'
import { course, type LessonService, lesson, paidRuns, startLessonService } from './testing/lessonService.ts'

let service: LessonService
beforeAll(async () => {
  service = await startLessonService()
})
afterAll(() => service.stop())

const address = `/api/lessons/${course}/${lesson}/runs`
const bodyOf = (more: object = {}) => {
  const version = service.library.get('course', course)?.version ?? ''
  return { version, program: 0, code: 'print("mine")', ...more }
}
const run = (as: number, more?: object) => service.call('POST', address, { as, body: bodyOf(more) })
const look = async (as: number, { runId }: Pick<LessonRun, 'runId'>) =>
  service.call('GET', `/api/lesson-runs/${runId}`, { as })
const balanceOf = async (userId: number) => (await service.ledger.of(walletOf(String(userId)))).balance

it('gives the workers the reader’s code in the lesson’s language, and only the reader the outcome', async () => {
  const started = lessonRunSchema.parse((await run(1)).body)
  const job = await service.queue.queues['code.run'].getJob(`lesson-${started.runId}`)
  expect(lessonRunJobSchema.parse(job?.data)).toMatchObject({
    sourceCode: 'print("mine")',
    language: 'python',
    userId: 1,
  })
  // A finished job is deleted with all its data.
  expect(job?.opts).toMatchObject({ removeOnComplete: true, removeOnFail: true })
  expect((await look(1, started)).body).toMatchObject({ status: 'running', results: null })
  expect((await look(2, started)).body.code).toBe('LESSON_RUN_UNKNOWN')
  const results = {
    ...{ allTestCasesPassed: true, passed: 1, total: 1, compilation: { status: 'ACCEPTED', output: '' } },
    testCases: [
      {
        status: 'ACCEPTED',
        hidden: false,
        category: null,
        stdin: '',
        expected_output: null,
        actual_output: 'mine\n',
        stderr: '',
        timeMs: 3,
        memoryKb: 9,
      },
    ],
  }
  await service.redis.set(lessonRunOutcomeKey(started.runId), JSON.stringify({ results }))
  expect(lessonRunSchema.parse((await look(1, started)).body)).toMatchObject({ status: 'done', results })
})

it('costs tokens, gives them back once if it can’t be run, and is refused without any', async () => {
  const first = lessonRunSchema.parse((await run(3)).body)
  const left = await balanceOf(3)
  await service.redis.set(lessonRunOutcomeKey(first.runId), JSON.stringify({ results: null }))
  expect((await look(3, first)).body.status).toBe('unavailable')
  await look(3, first)
  const price = (await balanceOf(3)) - left
  expect(price).toBeGreaterThan(0)
  for (let runs = 0; runs < paidRuns; runs += 1) expect((await run(3)).status).toBe(202)
  expect((await run(3)).body).toMatchObject({ status: 402, code: 'INSUFFICIENT_TOKENS' })
  expect(await balanceOf(3)).toBe(0)
})

it.each([
  ['a program that the lesson doesn’t have', { program: 50 }, 'INVALID_REQUEST'],
  ['another version', { version: 'other' }, 'LESSON_CHANGED'],
  ['too much code', { code: 'x'.repeat(64_001) }, 'INVALID_REQUEST'],
])('%s is refused, and costs nothing', async (_what, more, code) => {
  expect((await run(4, more)).body.code).toBe(code)
  expect(await balanceOf(4)).toBe(0)
})
