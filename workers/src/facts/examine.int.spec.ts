import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Challenge, loadChallenges } from '@greenroom/shared/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ExecutorUnderTest, startExecutorUnderTest } from '../executor/testing/executorUnderTest.ts'
import { examine } from './examine.ts'
import { CannotRun, type RunProgram, runsAt } from './programRuns.ts'
import { pythonInBatches } from './pythonInBatches.ts'
import { openSmallInputs, type SmallInputsOf } from './smallInputs.ts'

let executor: ExecutorUnderTest
let run: RunProgram
let smallInputsOf: SmallInputsOf
let folder: string
const bank = loadChallenges()
const never = new AbortController().signal

function challengeOf(id: string): Challenge {
  const challenge = bank.get(id)
  if (challenge === undefined) throw new Error(`there is no ${id}`)
  return challenge
}
const program = (challenge: Challenge, file: string) => ({
  language: 'python' as const,
  sourceCode: challenge.programs[file] ?? '',
})

beforeAll(async () => {
  executor = await startExecutorUnderTest({ languages: ['python', 'c'] })
  await executor.languages()
  run = runsAt({ url: executor.url, token: 'a token for tests' })
  folder = await mkdtemp(join(tmpdir(), 'greenroom-small-inputs-'))
  smallInputsOf = openSmallInputs({ run: pythonInBatches(run), folder })
}, 60_000)
afterAll(async () => {
  await executor.stop()
  await rm(folder, { recursive: true })
})

describe('examining a program', () => {
  it('finds the smallest input that it gets wrong, which is no hidden case', async () => {
    const tea = challengeOf('tea-for-everyone')
    const { search } = await examine(tea, program(tea, 'wrong_negative.py'), { run, smallInputsOf })
    const { input, right, outcome } = search?.counterexample ?? expect.unreachable()
    const [, warmUps = '', , brewTimes = '', guests = ''] = input.stdin.split('\n')
    expect([warmUps, brewTimes].map((line) => line.split(' ').length)).toEqual([2, 2])
    expect(Number(guests)).toBeLessThanOrEqual(2)
    const [direct] = await run(program(tea, 'wrong_negative.py'), [input.stdin], { timeMs: 1_000, signal: never })
    expect(direct).toMatchObject({ kind: 'prints', output: outcome.kind === 'prints' ? outcome.output : '' })
    const [judged] = await run(program(tea, 'optimal.py'), [input.stdin], { timeMs: 1_000, signal: never })
    expect(judged).toMatchObject({ output: right })
    expect(tea.hiddenTestCases.map(({ stdin }) => stdin.trim())).not.toContain(input.stdin.trim())
    // What the oracle said is kept for the next worker.
    expect(await readdir(folder)).toHaveLength(1)
  }, 120_000)

  it('leaves a right program alone', async () => {
    const tea = challengeOf('tea-for-everyone')
    const { search } = await examine(tea, program(tea, 'optimal.py'), { run, smallInputsOf })
    expect(search).toMatchObject({ wrong: 0, counterexample: null })
    expect(search?.searched).toBeGreaterThan(50)
  }, 120_000)

  it('hears of a program that crashes or hangs', async () => {
    const tea = challengeOf('tea-for-everyone')
    const doing = async (sourceCode: string) =>
      (await examine(tea, { language: 'python', sourceCode }, { run, smallInputsOf, budgetMs: 4_000 })).search
        ?.counterexample?.outcome.kind
    expect(await doing('raise SystemExit(3)')).toBe('crashes')
    expect(await doing('while True:\n    pass')).toBe('hangs')
  }, 120_000)

  it('measures time that grows with the square of the input', async () => {
    const calm = challengeOf('longest-calm-stretch')
    const slow = `import sys\nwords = sys.stdin.read().split()\nn = int(words[0])\nseen = 0\nfor i in range(n):\n    for j in range(i, n):\n        seen += 1\nprint(seen)\n`
    const { cost } = await examine(
      calm,
      { language: 'python', sourceCode: slow },
      { run, smallInputsOf, budgetMs: 9_000 },
    )
    const [least = 0, ...others] = (cost?.cpuMs ?? expect.unreachable()).slice(1)
    for (const [index, ms] of others.entries()) expect(ms / (others[index - 1] ?? least)).toBeGreaterThan(2.5)
  }, 120_000)

  it('fails where the program cannot be run, and where nobody runs it', async () => {
    const tea = challengeOf('tea-for-everyone')
    const broken = { language: 'c' as const, sourceCode: 'int main() {' }
    await expect(examine(tea, broken, { run, smallInputsOf })).rejects.toThrow(CannotRun)
    const nobody = runsAt({ url: 'http://127.0.0.1:9', token: 'x' })
    await expect(examine(tea, broken, { run: nobody, smallInputsOf })).rejects.toThrow(CannotRun)
  }, 60_000)
})

describe('many inputs in one start', () => {
  it('do what they do in starts of their own', async () => {
    const sourceCode = `import sys\nfrom dataclasses import dataclass\n@dataclass\nclass Kept:\n    words: list\nkept = Kept(sys.stdin.read().split())\nif kept.words == ['crash']:\n    raise ValueError('no')\nif kept.words == ['exit']:\n    sys.exit(4)\nwhile kept.words == ['hang']:\n    pass\nprint(*kept.words, sep='\\n')\n`
    const inputs = ['a b\n', 'crash\n', 'hang\n', 'exit\n', '', 'ü\n']
    const options = { timeMs: 300, signal: never }
    const single = await run({ language: 'python', sourceCode }, inputs, options)
    const many = await pythonInBatches(run)({ language: 'python', sourceCode }, inputs, options)
    const said = (outcomes: typeof many) =>
      outcomes.map((outcome) => (outcome.kind === 'prints' ? outcome.output : outcome.kind))
    expect(said(many)).toEqual(['a\nb\n', 'crashes', 'hangs', 'crashes', '\n', 'ü\n'])
    expect(said(single)).toEqual(said(many))
  }, 60_000)
})
