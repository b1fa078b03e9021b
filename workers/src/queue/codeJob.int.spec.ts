import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { CodeJob, JobResult } from '@greenroom/shared/wire'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ExecutorUnderTest, startExecutorUnderTest } from '../executor/testing/executorUnderTest.ts'
import { codeJobProcessor } from './codeJob.ts'

const payload = (changes: Partial<CodeJob>): CodeJob => ({
  kind: 'code.run',
  sessionId: 'session-1',
  runId: 'run-1',
  purpose: 'custom',
  language: 'python',
  sourceCode: 'print(int(input()) * 2)\n',
  testCases: [],
  userId: 1,
  userEmail: 'a@b.c',
  ...changes,
})
const own = { stdin: '21\n', expected_output: null, hidden: false, category: null }

/** Processes a job with this executor, and returns the last reported result. */
async function process(
  executorUrl: string,
  changes: Partial<CodeJob>,
  attemptsMade = 0,
): Promise<JobResult | undefined> {
  const reported: JobResult[] = []
  const work = codeJobProcessor({
    executorUrl,
    token: 'a token for tests',
    timeoutMs: 30_000,
    report: async ({ result }) => void reported.push(result),
    logger: pino({ level: 'silent' }),
  })
  await work({ id: 'job', data: payload(changes), attemptsMade, opts: { attempts: 2 } })
  expect(reported[0]).toEqual({ type: 'StartTestRun', runId: 'run-1' })
  return reported.at(-1)
}

describe('a run by the real executor', () => {
  let executor: ExecutorUnderTest
  beforeAll(async () => {
    executor = await startExecutorUnderTest({ languages: ['python', 'typescript'] })
  })
  afterAll(() => executor.stop())

  it('appends the reading to a function, and leaves a whole program alone', async () => {
    const signature = {
      functionName: 'twice',
      parameters: [{ name: 'value', type: 'int' as const }],
      returns: 'int' as const,
    }
    const run = async (sourceCode: string) => process(executor.url, { sourceCode, signature, testCases: [own] })
    const printing = (actual_output: string) => ({ results: { testCases: [{ status: 'ACCEPTED', actual_output }] } })
    expect(await run('def twice(value):\n    return value * 2')).toMatchObject(printing('42\n'))
    expect(await run('def twice(value):\n    print("seen", value)\n    return 2')).toMatchObject(
      printing('seen 21\n2\n'),
    )
    expect(await run('def twice(value):\n    return 0\nprint(int(input()) + 1)\n')).toMatchObject(printing('22\n'))
    const failed = await run('def twice(value):\n\n    return missing\n')
    expect(failed).toMatchObject({
      results: { testCases: [{ status: 'RUNTIME_ERROR', stderr: expect.stringMatching(/line 3, in twice/) }] },
    })
  })

  it('on the candidate’s own input shows the output, and expects nothing', async () => {
    const crashing = { ...own, stdin: 'x\n' }
    expect(await process(executor.url, { testCases: [own, crashing] })).toMatchObject({
      type: 'CompleteTestRun',
      results: {
        allTestCasesPassed: false,
        testCases: [
          { status: 'ACCEPTED', stdin: '21\n', expected_output: null, actual_output: '42\n' },
          { status: 'RUNTIME_ERROR', expected_output: null, stderr: expect.stringContaining('ValueError') },
        ],
      },
    })
  })

  it('shows only the kind of a hidden case', async () => {
    const hidden = { stdin: '1\n', expected_output: '2\n', hidden: true, category: 'edge' }
    expect(await process(executor.url, { purpose: 'hidden', testCases: [hidden] })).toMatchObject({
      results: {
        allTestCasesPassed: true,
        testCases: [{ status: 'ACCEPTED', category: 'edge', stdin: null, expected_output: null, actual_output: null }],
      },
    })
  })

  it('has the challenge’s limits, stops at the first case that is too slow, and lists the ones not run', async () => {
    const limits = { timeMs: 300, memoryMb: 256 }
    const sourceCode = 'n = int(input())\nwhile n: pass\nprint("done")\n'
    const cases = ['0', '1', '0'].map((stdin) => ({ stdin, expected_output: 'done', hidden: true, category: 'edge' }))
    const result = await process(executor.url, { purpose: 'hidden', limits, sourceCode, testCases: cases })
    if (result?.type !== 'CompleteTestRun') throw new Error(`it came to ${result?.type}`)
    expect(result.results).toMatchObject({ allTestCasesPassed: false, passed: 1, total: 3 })
    const outcomes = result.results?.testCases ?? []
    expect(outcomes.map(({ status, notRun }) => [status, notRun])).toEqual([
      ['ACCEPTED', undefined],
      ['TIME_LIMIT_EXCEEDED', undefined],
      ['TIME_LIMIT_EXCEEDED', true],
    ])
    expect(outcomes[1]?.timeMs).toBeLessThan(1_500)
  })

  it('reports type errors if the candidate may see them', async () => {
    const typed: Partial<CodeJob> = { language: 'typescript', sourceCode: 'const n: number = "a"\nconsole.log(n)\n' }
    const compilation = async (purpose: CodeJob['purpose']) => {
      const result = await process(executor.url, { ...typed, purpose, testCases: [own] })
      return result?.type === 'CompleteTestRun' ? result.results?.compilation : null
    }
    expect(await compilation('visible')).toEqual({
      status: 'ACCEPTED',
      output: expect.stringMatching(/^main\.ts\(1,7\): error TS2322: /),
    })
    expect(await compilation('hidden')).toEqual({ status: 'ACCEPTED', output: '' })
  })

  it('passes on what is shown of large outputs, not what was printed', async () => {
    let bytes = 0
    const proxy = createServer(async (request, response) => {
      const body = await buffer(request)
      const { authorization = '', 'content-type': type = '' } = request.headers
      const headers = { authorization, 'content-type': type }
      const answer = await fetch(`${executor.url}${request.url}`, { method: 'POST', headers, body })
      const said = Buffer.from(await answer.arrayBuffer())
      bytes += said.length
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(said)
    })
    await once(proxy.listen(0, '127.0.0.1'), 'listening')
    const address = proxy.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const sourceCode = 'import sys\nprint("x" * 900_000)\nprint("y" * 60_000, file=sys.stderr)\n'
    const cases = Array.from({ length: 10 }, () => ({ ...own, stdin: 'z'.repeat(50_000) }))
    const result = await process(url, { sourceCode, testCases: cases })
    proxy.closeAllConnections()
    await new Promise((resolve) => proxy.close(resolve))
    const shown = { actual_output: `${'x'.repeat(4_000)}…`, stderr: `${'y'.repeat(4_000)}…`, truncated: true }
    expect(result).toMatchObject({ results: { passed: 10, testCases: cases.map(() => shown) } })
    expect(bytes).toBeLessThan(10 * 3 * 4_100)
  })

  it('is given up at once if the language is missing', async () => {
    expect(await process(executor.url, { language: 'go', testCases: [own] })).toMatchObject({ results: null })
  })
})

describe('an executor that can’t take the run now', () => {
  let server: Server
  afterEach(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  async function answering(status: number, body: string, lengthInBytes = body.length): Promise<string> {
    server = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': lengthInBytes })
      response.write(body)
      if (lengthInBytes === body.length) response.end()
      else setImmediate(() => response.destroy())
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }
  const problem = (status: number, code: string) => JSON.stringify({ type: 't', title: 't', status, detail: 'd', code })

  it.each([
    ['is full', 429, problem(429, 'TOO_MANY_REQUESTS'), undefined],
    ['is stopping', 503, problem(503, 'NOT_READY'), undefined],
    ['is away behind a proxy', 502, '<html>', undefined],
    ['dies in the middle of its answer', 201, '{"status":"COMPLETED",', 10_000],
  ])('is asked again when it %s, and then given up', async (_what, status, body, length) => {
    const url = await answering(status, body, length)
    await expect(process(url, { testCases: [own] }, 0)).rejects.toThrow(/executor/)
    expect(await process(url, { testCases: [own] }, 1)).toEqual({
      type: 'CompleteTestRun',
      runId: 'run-1',
      results: null,
    })
  })

  it.each([
    ['refuses the tokens', 402, '{"status":"REJECTED_INSUFFICIENT_TOKENS"}', { type: 'RejectTestRun' }],
    ['fails', 500, problem(500, 'INTERNAL'), { type: 'CompleteTestRun', results: null }],
    ['answers something else', 201, '{}', { type: 'CompleteTestRun', results: null }],
  ])('isn’t asked again when it %s', async (_what, status, body, told) => {
    expect(await process(await answering(status, body), { testCases: [own] })).toMatchObject(told)
  })
})
