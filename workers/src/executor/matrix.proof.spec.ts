import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matrixPrograms } from '../../matrix/all.ts'
import { type Request, said } from '../../matrix/matrixProgram.ts'
import { cacheDir } from '../platform/cacheDir.ts'
import { languages } from './languages/all.ts'
import { startExecutorUnderTest } from './testing/executorUnderTest.ts'
import { findImage } from './toolchains/image.ts'

// Use this machine's cache folder, which has the language image and the warm-ups.
const executor = await startExecutorUnderTest({ cacheDir })
afterAll(() => executor.stop())
// Awaited at the top level, because the list of tests depends on the languages this machine can run.
const statuses = await executor.languages()
const available = statuses.filter(({ available: isAvailable }) => isAvailable)
const unavailable = statuses.filter(({ available: isAvailable }) => !isAvailable)
const hasImage = findImage(cacheDir) !== null

beforeAll(() => {
  const lines = unavailable.map(({ language, reason }) => `  ${language}: ${reason}`)
  if (lines.length > 0) console.log(`Languages that were not run here, and why:\n${lines.join('\n')}`)
  if (!hasImage) console.log('Idioms were not run: they are written for the versions of the language image.')
})

describe('GET /languages', () => {
  it('lists all 18 languages of the specification, each with a version or a reason', () => {
    expect(statuses).toHaveLength(18)
    for (const { version, available: isAvailable, reason } of statuses) {
      expect(isAvailable ? version : reason).toMatch(/\S/)
      expect(isAvailable ? reason : version).toBeNull()
    }
  })

  it('has at least the languages this machine must have', () => {
    const needed = ['python', 'javascript', 'typescript', 'c', 'cpp', 'bash', 'perl']
    const everything = statuses.map(({ language }) => language)
    const names = available.map(({ language }) => language)
    expect(names).toEqual(hasImage ? everything : expect.arrayContaining(needed))
  })
})

const numbers = Array.from({ length: 1_000_000 }, (_, index) => index % 1_000)
const lines = `größer ≠ 👩‍🚀 e\u0301 日本語 שלום\n${'0123456789abcde\n'.repeat(65_000)}`

describe.for(available)('$label', { timeout: 120_000, concurrent: true }, ({ language }) => {
  const known = languages[language]
  const { actor, depth, thrown, broken, idioms } = matrixPrograms[language]
  const isCompiled = known.compile !== undefined
  const run = async (sourceCode: string, expected_output: string, limits = {}, stdin = '') => {
    const results = await executor.submit({ language, sourceCode, testCases: [{ stdin, expected_output }], limits })
    const [result] = results.testCases
    if (result === undefined) throw new Error('there is no result')
    return { ...result, compilation: results.compilation, allTestCasesPassed: results.allTestCasesPassed }
  }
  const ask = (request: Request, about: string, expected: string, limits = {}) =>
    run(actor, expected, limits, `${request}\n${about}`)
  const accepted = { status: 'ACCEPTED', exitCode: 0, signal: null, reason: null, truncated: false, stderr: '' }

  it('accepts a right answer', async () => {
    expect(await run(known.programs.hello, 'hello, world')).toMatchObject({
      ...accepted,
      allTestCasesPassed: true,
      actual_output: 'hello, world\n',
      compilation: { status: 'ACCEPTED', output: '' },
    })
  })

  it('reports a wrong answer', async () => {
    expect(await run(known.programs.wrong, 'hello, world')).toMatchObject({
      status: 'WRONG_ANSWER',
      allTestCasesPassed: false,
    })
  })

  it('keeps the characters of its source unchanged', async () => {
    expect(await ask('say', '', said)).toMatchObject({ ...accepted, actual_output: `${said}\n` })
  })

  it('reads and prints a megabyte of text, and characters of every kind', async () => {
    const result = await ask('echo', lines, lines, { outputKb: 2_048 })
    expect({ ...result, stdin: '', expected_output: '', actual_output: '' }).toMatchObject(accepted)
    expect(result.actual_output === lines).toBe(true)
  })

  it('adds a million numbers within the usual limits', async () => {
    const result = await ask('sum', `${numbers.join('\n')}\n`, '499500000')
    expect({ ...result, stdin: '' }).toMatchObject({ ...accepted, actual_output: '499500000\n' })
  })

  it('calls functions recursively', async () => {
    expect(await ask('recurse', `${depth}\n`, String(depth))).toMatchObject({
      ...accepted,
      actual_output: `${depth}\n`,
    })
  })

  it('reports a runtime error', async () => {
    const result = await ask('throw', '', '1')
    expect(result).toMatchObject({ status: 'RUNTIME_ERROR', reason: null, actual_output: '1\n' })
    expect(result.exitCode === 0).toBe(false)
    expect(result.stderr).toMatch(thrown)
  })

  it('ends a loop at its limit and keeps its output', async () => {
    const result = await ask('loop', '', 'begun', { timeMs: 1_000 })
    expect(result).toMatchObject({ status: 'TIME_LIMIT_EXCEEDED', actual_output: 'begun\n' })
    // If the machine is busy with other things, the program may reach the wall time limit first.
    expect(result.timeMs > 950 || result.wallMs >= 3_000).toBe(true)
  })

  it('ends a program that uses too much memory', async () => {
    expect(await ask('bomb', '', '', { memoryMb: 128, timeMs: 15_000 })).toMatchObject({
      status: 'RUNTIME_ERROR',
      reason: 'memory',
    })
  })

  it('ends a program that prints too much, and shows the beginning', async () => {
    const result = await ask('flood', '', '', { outputKb: 64, timeMs: 10_000 })
    expect(result).toMatchObject({ status: 'RUNTIME_ERROR', reason: 'output', truncated: true })
    expect(result.actual_output).toHaveLength(64 * 1024)
  })

  it(`reports ${isCompiled ? 'a compilation error' : 'a syntax error'}, with its line`, async () => {
    const result = await run(broken.source, '')
    const status = isCompiled ? 'COMPILATION_ERROR' : 'RUNTIME_ERROR'
    expect(result).toMatchObject({ status, reason: null, actual_output: '' })
    expect(isCompiled ? result.compilation.output : result.stderr).toMatch(broken.says)
  })

  it.for(hasImage ? idioms : [])('runs $name', async ({ source, stdin, expected }) => {
    const { stderr, ...result } = await run(source, expected, {}, stdin)
    expect({ ...result, said: result.status === 'ACCEPTED' ? '' : stderr + result.compilation.output }).toMatchObject({
      status: 'ACCEPTED',
      actual_output: expected,
      said: '',
    })
  })
})
