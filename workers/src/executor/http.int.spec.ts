import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type CodeExecutionRequestBody, codeExecutionPaths, codeExecutionResponseSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { problemSchema } from '../platform/problems.ts'
import { type ExecutorUnderTest, startExecutorUnderTest } from './testing/executorUnderTest.ts'

const languages = ['bash', 'python', 'c'] as const
const hello: CodeExecutionRequestBody = {
  language: 'bash',
  sourceCode: 'cat',
  testCases: [{ stdin: 'hi', expected_output: 'hi' }],
}
const short: CodeExecutionRequestBody = {
  language: 'bash',
  sourceCode: 'sleep 0.5; echo rested',
  testCases: [{ expected_output: 'rested' }],
}
const sleeper: CodeExecutionRequestBody = {
  language: 'bash',
  sourceCode: 'echo begun; sleep 30',
  testCases: [{ expected_output: '' }],
  limits: { timeMs: 15_000 },
}
/** The value of a sample in Prometheus text; NaN if there is none. */
const sampleOf = (metrics: string, sample: string): number =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.slice(sample.length + 1) ?? Number.NaN,
  )
const readProblem = async (answer: Response) => problemSchema.parse(await answer.json())
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(z.string(), z.unknown()),
        requestBody: z
          .object({
            content: z.object({
              'application/json': z.object({
                schema: z.object({ required: z.array(z.string()), properties: z.record(z.string(), z.unknown()) }),
              }),
            }),
          })
          .optional(),
      }),
    ),
  ),
})

describe('the calls of the executor', () => {
  let executor: ExecutorUnderTest
  beforeAll(async () => {
    executor = await startExecutorUnderTest({ languages })
  })
  afterAll(() => executor.stop())

  it('answers 201 with the whole result', async () => {
    const answer = await executor.post({ ...hello, userId: 1, userEmail: 'a@b.c' })
    expect(answer.status).toBe(201)
    const body = codeExecutionResponseSchema.parse(await answer.json())
    expect(body).toMatchObject({
      status: 'COMPLETED',
      results: {
        allTestCasesPassed: true,
        compilation: { status: 'ACCEPTED', output: '', timeMs: 0 },
        testCases: [{ status: 'ACCEPTED', stdin: 'hi', expected_output: 'hi', actual_output: 'hi', stderr: '' }],
      },
    })
    expect(body.results.testCases[0]?.wallMs).toBeGreaterThanOrEqual(0)
    expect(body.results.testCases[0]?.memoryKb).toBeGreaterThan(100)
  })

  it.each([
    ['an unknown language', { ...hello, language: 'cobol' }, ['language']],
    ['no test case', { ...hello, testCases: [] }, ['testCases']],
    ['too many test cases', { ...hello, testCases: Array(201).fill(hello.testCases[0]) }, ['testCases']],
    [
      'limits out of range',
      { ...hello, limits: { timeMs: 15_001, memoryMb: 1_025, outputKb: 0 } },
      ['limits.timeMs', 'limits.memoryMb', 'limits.outputKb'],
    ],
    [
      'limits that are no whole numbers',
      { ...hello, limits: { timeMs: 1.5, memoryMb: '64' } },
      ['limits.timeMs', 'limits.memoryMb'],
    ],
    ['a source over 256 KB', { ...hello, sourceCode: 'ä'.repeat(128 * 1024 + 1) }, ['sourceCode']],
    [
      'stdin over 8 MB in all',
      { ...hello, testCases: Array(9).fill({ stdin: 'x'.repeat(1_000_000), expected_output: '' }) },
      ['testCases'],
    ],
    ['everything missing', {}, ['language', 'sourceCode', 'testCases']],
    ['an array', [], ['']],
    ['null', null, ['']],
    [
      'a test case that is none',
      { ...hello, testCases: [hello.testCases[0], { stdin: 5, expected_output: 6 }] },
      ['testCases.1.stdin', 'testCases.1.expected_output'],
    ],
  ])('refuses %s and names it', async (_name, body, paths) => {
    const answer = await executor.post(body)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    const problem = await readProblem(answer)
    expect(problem).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      type: expect.any(String),
      title: expect.any(String),
    })
    expect(problem.errors?.map(({ path }) => path)).toEqual(paths)
  })

  it('accepts values at the limits', async () => {
    const testCases = Array(200).fill({ stdin: '', expected_output: '' })
    const sourceCode = `#${'x'.repeat(256 * 1024 - 1)}`
    const limits = { timeMs: 15_000, memoryMb: 1_024, outputKb: 8_192 }
    const results = await executor.submit({ language: 'bash', sourceCode, testCases, limits })
    expect(results.allTestCasesPassed).toBe(true)
    expect(results.testCases).toHaveLength(200)
  })

  it('answers 401, 404, 413 and 503 as problems', async () => {
    const anonymous = await fetch(`${executor.url}${codeExecutionPaths.languages}`)
    expect([anonymous.status, (await readProblem(anonymous)).code]).toEqual([401, 'UNAUTHORIZED'])
    const unknown = await executor.call('/nowhere')
    expect([unknown.status, (await readProblem(unknown)).code]).toEqual([404, 'NOT_FOUND'])
    const huge = await executor.post({ ...hello, sourceCode: 'x'.repeat(65 * 1024 * 1024) })
    expect([huge.status, (await readProblem(huge)).code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    const unavailable = await executor.post({ ...hello, language: 'perl' })
    expect(unavailable.status).toBe(503)
    const problem = await readProblem(unavailable)
    expect(problem.code).toBe('LANGUAGE_UNAVAILABLE')
    expect(problem.detail).toBe('Perl is not available: it is switched off here')
  })

  it('stops at the first failure on request', async () => {
    const testCases = ['1', '2', '1'].map((expected_output) => ({ expected_output }))
    const asked: CodeExecutionRequestBody = { language: 'bash', sourceCode: 'echo 1', testCases }
    const all = await executor.submit(asked)
    expect(all.testCases.map(({ status }) => status)).toEqual(['ACCEPTED', 'WRONG_ANSWER', 'ACCEPTED'])
    const some = await executor.submit({ ...asked, stopOnFirstFailure: true })
    expect(some.testCases.map(({ status }) => status)).toEqual(['ACCEPTED', 'WRONG_ANSWER'])
    expect(some.allTestCasesPassed).toBe(false)
  })

  it('shows a program’s output without an expected one, and judges only how it ended', async () => {
    const sourceCode = 'read line; echo "read $line"; exit "$line"'
    const testCases = [
      { stdin: '0' },
      { stdin: '0', expected_output: null },
      { stdin: '3' },
      { stdin: '0', expected_output: 'x' },
    ]
    const results = await executor.submit({ language: 'bash', sourceCode, testCases })
    expect(results.testCases).toMatchObject([
      { status: 'ACCEPTED', stdin: '0', expected_output: null, actual_output: 'read 0\n', exitCode: 0 },
      { status: 'ACCEPTED', expected_output: null },
      { status: 'RUNTIME_ERROR', expected_output: null, actual_output: 'read 3\n', exitCode: 3 },
      { status: 'WRONG_ANSWER', expected_output: 'x' },
    ])
    expect(
      (await executor.submit({ language: 'bash', sourceCode, testCases: testCases.slice(0, 2) })).allTestCasesPassed,
    ).toBe(true)
  })

  it('lists every test case if the source doesn’t compile', async () => {
    const testCases = ['1', '2'].map((expected_output) => ({ stdin: 'x', expected_output }))
    const results = await executor.submit({ language: 'c', sourceCode: 'int main(', testCases })
    expect(results.compilation).toMatchObject({
      status: 'COMPILATION_ERROR',
      output: expect.stringContaining('main.c'),
    })
    expect(results.testCases).toMatchObject(testCases.map((testCase) => ({ ...testCase, status: 'COMPILATION_ERROR' })))
  })

  it('compiles the same source once', async () => {
    const sourceCode = `#include <stdio.h>\nint main(void) { puts("${Date.now()}"); }`
    const asked = { language: 'c', sourceCode, testCases: [{ expected_output: '' }] } satisfies CodeExecutionRequestBody
    await Promise.all([executor.submit(asked), executor.submit(asked)])
    await executor.submit(asked)
    const metrics = await executor.metrics()
    expect(metrics).toMatch(/executor_submissions_total\{language="c",outcome="failed",compiled="before"\} [12]\n/)
    expect(metrics).toMatch(/executor_compilations_total\{language="c",result="kept"\} 2\n/)
  })

  it('counts and times its work', async () => {
    const before = await executor.metrics()
    await executor.submit({
      ...hello,
      testCases: [
        { stdin: 'hi', expected_output: 'hi' },
        { stdin: 'hi', expected_output: 'ho' },
      ],
    })
    const after = await executor.metrics()
    const grew = (name: string) => sampleOf(after, name) - (sampleOf(before, name) || 0)
    expect(grew('executor_test_cases_total{language="bash",status="ACCEPTED"}')).toBe(1)
    expect(grew('executor_test_cases_total{language="bash",status="WRONG_ANSWER"}')).toBe(1)
    expect(grew('executor_run_duration_seconds_count{language="bash"}')).toBe(2)
    expect(grew('executor_queue_wait_seconds_count')).toBe(1)
    expect(sampleOf(after, 'executor_compile_duration_seconds_count{language="c"}')).toBeGreaterThan(0)
    expect(sampleOf(after, 'executor_slots')).toBeGreaterThan(0)
    expect(sampleOf(after, 'executor_slots_busy')).toBe(0)
    expect(sampleOf(after, 'executor_sandbox_failures_total')).toBe(0)
  })

  it('describes itself and reports being ready', async () => {
    expect((await executor.call('/healthz')).status).toBe(200)
    expect(await (await executor.call('/readyz')).json()).toMatchObject({
      status: 'ready',
      checks: { sandbox: { ok: true } },
    })
    const document = documentSchema.parse(await (await executor.call('/docs/json')).json())
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(Object.values(codeExecutionPaths)))
    const call = document.paths[codeExecutionPaths.testCaseResults]?.post
    expect(Object.keys(call?.responses ?? {})).toEqual(
      expect.arrayContaining(['400', '401', '402', '413', '429', '503']),
    )
    const body = call?.requestBody?.content['application/json']?.schema
    expect(body?.required).toEqual(['language', 'sourceCode', 'testCases'])
    expect(body?.properties).toMatchObject({
      checkTypes: { type: 'boolean', default: false },
      testCases: { items: { properties: { expected_output: { type: ['string', 'null'], default: null } } } },
    })
  })
})

describe('the queue', () => {
  let executor: ExecutorUnderTest
  beforeAll(async () => {
    executor = await startExecutorUnderTest({ languages, slotCount: 1, maxWaiting: 1, graceMs: 200 })
    await executor.languages()
  })
  afterAll(() => executor.stop())

  const until = async (name: string, value: number): Promise<void> => {
    while (sampleOf(await executor.metrics(), name) !== value) await pause(10)
  }

  it('refuses with 429 when it is full, and is free again when callers hang up', async () => {
    const [running, waiting] = [new AbortController(), new AbortController()]
    const first = executor.post(sleeper, { signal: running.signal })
    await until('executor_slots_busy', 1)
    const second = executor.post(hello, { signal: waiting.signal })
    await until('executor_queue_waiting', 1)
    const third = await executor.post(hello)
    expect(third.status).toBe(429)
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await third.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(sampleOf(await executor.metrics(), 'executor_refused_total{reason="queue_full"}')).toBe(1)

    waiting.abort()
    await expect(second).rejects.toThrow()
    await until('executor_queue_waiting', 0)
    running.abort()
    await expect(first).rejects.toThrow()
    await until('executor_hang_ups_total', 2)
    // The sleeper was ended. Otherwise it would hold the only slot for another half minute.
    expect(await executor.submit(hello)).toMatchObject({ allTestCasesPassed: true })
  })

  it('doesn’t let a caller with an endless body keep a slot', async () => {
    const open = request(`${executor.url}${codeExecutionPaths.testCaseResults}`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer a token for tests',
        'content-type': 'application/json',
        'content-length': 1000,
      },
    })
    open.on('error', () => undefined)
    open.write('{"language":')
    expect(await executor.submit(hello)).toMatchObject({ allTestCasesPassed: true })
    open.destroy()
  })

  it('answers submissions inside when it stops, and refuses new ones', async () => {
    const other = await startExecutorUnderTest({ languages, slotCount: 1, graceMs: 20_000 })
    await other.languages()
    const running = other.submit({ ...short, userId: 1 })
    while (sampleOf(await other.metrics(), 'executor_slots_busy') !== 1) await pause(10)
    const waiting = other.submit({ ...hello, userId: 2 })
    while (sampleOf(await other.metrics(), 'executor_queue_waiting') !== 1) await pause(10)
    const stopped = other.stop()
    const late = await other.post(hello)
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await readProblem(late)).code).toBe('NOT_READY')
    expect((await other.call('/readyz')).status).toBe(503)
    expect((await running).allTestCasesPassed).toBe(true)
    expect((await waiting).allTestCasesPassed).toBe(true)
    await stopped
    await expect(other.post(hello)).rejects.toThrow()
  })

  it('aborts running submissions when it stops, with an answer', async () => {
    const other = await startExecutorUnderTest({ languages, slotCount: 1, graceMs: 100 })
    await other.languages()
    const answer = other.post(sleeper)
    while (sampleOf(await other.metrics(), 'executor_slots_busy') !== 1) await pause(10)
    await other.stop()
    expect((await answer).status).toBe(503)
  })
})

describe('users', () => {
  let executor: ExecutorUnderTest
  beforeAll(async () => {
    executor = await startExecutorUnderTest({ languages, slotCount: 2, maxWaiting: 64 })
    await executor.languages()
  })
  afterAll(() => executor.stop())

  it('answers a user’s single submission in its own time while ten slow ones of another user run', async () => {
    const order: string[] = []
    const many = Array.from({ length: 10 }, async () => {
      const results = await executor.submit({ ...short, userEmail: 'many@example.org' })
      order.push('many')
      return results.allTestCasesPassed
    })
    while (sampleOf(await executor.metrics(), 'executor_queue_waiting') !== 9) await pause(10)
    expect(sampleOf(await executor.metrics(), 'executor_slots_busy')).toBe(1)
    const one = await executor.submit({ ...short, userEmail: 'one@example.org' })
    order.push('one')
    expect(one.allTestCasesPassed).toBe(true)
    expect(await Promise.all(many)).toEqual(Array(10).fill(true))
    // The new submission must not wait for all the others. At most two of them can have ended by then: the one that was
    // running, and the next one.
    expect(order.indexOf('one')).toBeLessThanOrEqual(2)
  })

  it('answers a stranger in their own time while thirty users of one network have runs waiting', async () => {
    let answered = 0
    const office = Array.from({ length: 30 }, async (_, index) => {
      const results = await executor.submit({ ...short, userId: 100 + index, network: 'office' })
      answered += 1
      return results.allTestCasesPassed
    })
    while ((sampleOf(await executor.metrics(), 'executor_queue_waiting') ?? 0) + answered < 29) await pause(10)
    // These submissions would be served first if turns depended on the user alone.
    const before = answered
    expect((await executor.submit({ ...hello, userId: 1, network: 'elsewhere' })).allTestCasesPassed).toBe(true)
    expect(answered - before).toBeLessThanOrEqual(2)
    expect(await Promise.all(office)).toEqual(Array(30).fill(true))
  })

  it('refuses a user more than a quarter of the places, while others still get in', async () => {
    const controller = new AbortController()
    const flood = Array.from({ length: 40 }, async () => {
      try {
        return (await executor.post({ ...sleeper, userId: 7 }, { signal: controller.signal })).status
      } catch {
        return 'given up'
      }
    })
    while (sampleOf(await executor.metrics(), 'executor_refused_total{reason="user_queue_full"}') !== 23)
      await pause(10)
    expect(sampleOf(await executor.metrics(), 'executor_queue_waiting')).toBe(16)
    expect((await executor.submit({ ...hello, userId: 8 })).allTestCasesPassed).toBe(true)
    expect((await executor.submit(hello)).allTestCasesPassed).toBe(true)
    controller.abort()
    const answers = await Promise.all(flood)
    expect(answers.filter((answer) => answer === 429)).toHaveLength(23)
    expect(answers.filter((answer) => answer === 'given up')).toHaveLength(17)
    while (sampleOf(await executor.metrics(), 'executor_queue_waiting') !== 0) await pause(10)
  })
})

describe('a sandbox that can no longer be raised', () => {
  it('is counted and reported as our fault, and the next submission is right when it can be raised again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'greenroom-bwrap-'))
    const [bubblewrapPath, obstacle] = [join(folder, 'bwrap'), join(folder, 'obstacle')]
    // The script starts with an empty environment, so it must know the path of the real bubblewrap.
    const real = execFileSync('/bin/sh', ['-c', 'command -v bwrap'], { encoding: 'utf8' }).trim()
    await writeFile(bubblewrapPath, `#!/bin/sh\n[ -e ${obstacle} ] && exit 1\nexec ${real} "$@"\n`, { mode: 0o755 })
    await chmod(folder, 0o755)
    const executor = await startExecutorUnderTest({ languages, slotCount: 1, bubblewrapPath })
    try {
      expect((await executor.submit(hello)).allTestCasesPassed).toBe(true)
      await writeFile(obstacle, '')
      // Use up a sandbox that may have been started earlier.
      await executor.submit(hello)
      expect((await executor.submit(hello)).testCases).toMatchObject([{ status: 'INTERNAL_ERROR' }])
      expect(sampleOf(await executor.metrics(), 'executor_sandbox_failures_total')).toBeGreaterThan(0)
      await rm(obstacle)
      expect((await executor.submit(hello)).allTestCasesPassed).toBe(true)
    } finally {
      await executor.stop()
      await rm(folder, { recursive: true })
    }
  })
})

describe('without a sandbox', () => {
  it('runs nothing and says why', async () => {
    const executor = await startExecutorUnderTest({ languages, bubblewrapPath: '/nowhere/bwrap' })
    try {
      const statuses = await executor.languages()
      expect(statuses).toHaveLength(18)
      expect(statuses.some(({ available }) => available)).toBe(false)
      expect(statuses.find(({ language }) => language === 'python')?.reason).toContain('/nowhere/bwrap')
      expect((await executor.post(hello)).status).toBe(503)
      const ready = await executor.call('/readyz')
      expect(ready.status).toBe(503)
      expect((await readProblem(ready)).detail).toContain('/nowhere/bwrap')
      expect((await executor.call('/healthz')).status).toBe(200)
    } finally {
      await executor.stop()
    }
  })
})
