import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Challenge, inputsOf, loadChallenges } from '@greenroom/shared/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ExecutorUnderTest, startExecutorUnderTest } from '../executor/testing/executorUnderTest.ts'
import { measureCost } from './cost.ts'
import { examine } from './examine.ts'
import { inBatches } from './inBatches.ts'
import { CannotRun, type RunProgram, runsAt } from './programRuns.ts'
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
  executor = await startExecutorUnderTest({ languages: ['python', 'c', 'javascript'] })
  await executor.languages()
  run = runsAt({ url: executor.url, token: 'a token for tests' })
  folder = await mkdtemp(join(tmpdir(), 'greenroom-small-inputs-'))
  smallInputsOf = openSmallInputs({ run: inBatches(run), folder })
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
    const inputs = inputsOf(calm) ?? expect.unreachable()
    const cost = await measureCost(
      { language: 'python', sourceCode: slow },
      { inputs, run, timeMs: 2_000, memoryMb: 256, signal: never, spentMs: () => 0, untilMs: 1 },
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
  const inputs = ['a b\n', 'crash\n', 'exit\n', '\n', 'ü\n', 'hang\n']
  const programs = {
    python: `import sys
from dataclasses import dataclass
@dataclass
class Kept:
    words: list
kept = Kept(sys.stdin.read().split())
if kept.words == ['crash']:
    raise ValueError('no')
if kept.words == ['exit']:
    sys.exit(4)
while kept.words == ['hang']:
    pass
print(*kept.words, sep='\\n')
`,
    javascript: `const words = require('fs').readFileSync(0, 'utf8').split(/\\s+/).filter(Boolean)
if (words[0] === 'crash') throw new Error('no')
if (words[0] === 'exit') process.exit(4)
while (words[0] === 'hang') {}
console.log(words.join('\\n'))
`,
  }

  it.each(['python', 'javascript'] as const)(
    'do what they do in starts of their own, in %s',
    async (language) => {
      const program = { language, sourceCode: programs[language] }
      const options = { timeMs: 400, signal: never }
      const single = await run(program, inputs, options)
      const many = await inBatches(run)(program, inputs, options)
      const said = (outcomes: typeof many) =>
        outcomes.map((outcome) => (outcome.kind === 'prints' ? outcome.output : outcome.kind))
      expect(said(many)).toEqual(['a\nb\n', 'crashes', 'crashes', '\n', 'ü\n', 'hangs'])
      expect(said(single)).toEqual(said(many))
    },
    60_000,
  )

  it('may be read by events', async () => {
    const sourceCode = `const lines = []
require('readline').createInterface({ input: process.stdin }).on('line', (line) => lines.push(line)).on('close', () => console.log(lines.length))
`
    const many = await inBatches(run)({ language: 'javascript', sourceCode }, ['a\nb\n', 'c\n'], {
      timeMs: 400,
      signal: never,
    })
    expect(many).toMatchObject([{ output: '2\n' }, { output: '1\n' }])
  }, 60_000)
})
