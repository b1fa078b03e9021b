import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from './languages/all.ts'
import { startExecutorUnderTest } from './testing/executorUnderTest.ts'
import { matrixPrograms } from './testing/matrixPrograms.ts'

// Top-level await: the list of tests depends on what this machine can run.
const executor = await startExecutorUnderTest()
afterAll(() => executor.stop())
const statuses = await executor.languages()
const available = statuses.filter(({ available: isAvailable }) => isAvailable)
const unavailable = statuses.filter(({ available: isAvailable }) => !isAvailable)

beforeAll(() => {
  const lines = unavailable.map(({ language, reason }) => `  ${language}: ${reason}`)
  if (lines.length > 0) console.log(`Languages that were not run here, and why:\n${lines.join('\n')}`)
})

describe('GET /languages', () => {
  it('lists all 18 languages of the specification, each with a version or a reason', () => {
    expect(statuses).toHaveLength(18)
    for (const { version, available: isAvailable, reason } of statuses) {
      expect(isAvailable ? version : reason).toMatch(/\S/)
      expect(isAvailable ? reason : version).toBeNull()
    }
  })

  it('has at least what the machine that runs this has to have', () => {
    const names = available.map(({ language }) => language)
    expect(names).toEqual(expect.arrayContaining(['python', 'javascript', 'typescript', 'c', 'cpp', 'bash', 'perl']))
  })
})

describe.each(available)('$label', { timeout: 120_000 }, ({ language }) => {
  const known = languages[language]
  const programs = matrixPrograms[language]
  if (known === undefined || programs === undefined) throw new Error(`${language} has no programs for this matrix`)
  const run = async (sourceCode: string, expected_output: string, limits = {}, stdin = '') => {
    const results = await executor.submit({ language, sourceCode, testCases: [{ stdin, expected_output }], limits })
    const [result] = results.testCases
    if (result === undefined) throw new Error('there is no result')
    return { ...result, compilation: results.compilation, allTestCasesPassed: results.allTestCasesPassed }
  }

  it('accepts a right answer', async () => {
    expect(await run(known.programs.hello, 'hello, world')).toMatchObject({
      status: 'ACCEPTED',
      allTestCasesPassed: true,
      actual_output: 'hello, world\n',
      exitCode: 0,
      signal: null,
      reason: null,
      truncated: false,
    })
  })

  it('tells a wrong answer', async () => {
    expect(await run(known.programs.wrong, 'hello, world')).toMatchObject({
      status: 'WRONG_ANSWER',
      allTestCasesPassed: false,
    })
  })

  it('tells a runtime error', async () => {
    const result = await run(programs.runtimeError, '1')
    expect(result).toMatchObject({ status: 'RUNTIME_ERROR', reason: null })
    expect(result.exitCode === 0).toBe(false)
  })

  it('ends a loop at its limit and keeps what it printed', async () => {
    const result = await run(programs.endlessLoop, 'begun', { timeMs: 1_000 })
    expect(result).toMatchObject({ status: 'TIME_LIMIT_EXCEEDED', actual_output: 'begun\n' })
    // On a machine that is busy with other things the wall limit may come first.
    expect(result.timeMs > 950 || result.wallMs >= 3_000).toBe(true)
  })

  it('ends what takes too much memory', async () => {
    expect(await run(programs.memoryBomb, '', { memoryMb: 128, timeMs: 15_000 })).toMatchObject({
      status: 'RUNTIME_ERROR',
      reason: 'memory',
    })
  })

  it('ends what prints too much, and shows the beginning', async () => {
    const result = await run(programs.endlessOutput, '', { outputKb: 64, timeMs: 10_000 })
    expect(result).toMatchObject({ status: 'RUNTIME_ERROR', reason: 'output', truncated: true })
    expect(result.actual_output).toHaveLength(64 * 1024)
  })

  it('reads and prints a megabyte, and characters of every kind', async () => {
    const text = `größer ≠ 👩‍🚀 \u0301 日本語\n${'0123456789abcde\n'.repeat(65_000)}`
    const result = await run(programs.echo, text, { outputKb: 2_048, timeMs: 15_000 }, text)
    expect(result.status).toBe('ACCEPTED')
    expect(result.actual_output === text).toBe(true)
  })

  const { compileError } = programs
  if (compileError === undefined) return
  it('tells a compilation error', async () => {
    const result = await run(compileError, '')
    expect(result).toMatchObject({ status: 'COMPILATION_ERROR', compilation: { status: 'COMPILATION_ERROR' } })
    expect(result.compilation.output).toMatch(/\S/)
  })
})
