import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Challenge, inNotation, inputsOf, loadChallenges } from '@greenroom/shared/content'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ExecutorUnderTest, startExecutorUnderTest } from '../executor/testing/executorUnderTest.ts'
import { checkClaim } from './claim.ts'
import { measureCost } from './cost.ts'
import { examine } from './examine.ts'
import { inBatches } from './inBatches.ts'
import { CannotRun, type RunProgram, runsAt } from './programRuns.ts'
import { openSmallInputs, type SmallInputsOf } from './smallInputs.ts'
import { warmSmallInputs } from './warmSmallInputs.ts'

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
  executor = await startExecutorUnderTest({ languages: ['python', 'c', 'javascript', 'java'] })
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
  it('finds the smallest input that it gets wrong, which isn’t a hidden case', async () => {
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
    // The next worker reuses the oracle's answers.
    expect(await readdir(folder)).toHaveLength(1)
  }, 120_000)

  it('appends the reading to a function, in batches as well', async () => {
    const berths = challengeOf('fewest-berths')
    const functions = {
      python: 'def fewest_berths(stays):\n    return len(stays)\n',
      javascript: 'function fewestBerths(stays) {\n  return stays.length\n}\n',
      java: 'public class Solution {\n    public int fewestBerths(int[][] stays) { return stays.length; }\n}\n',
    }
    for (const language of ['python', 'javascript', 'java'] as const) {
      const code = { language, sourceCode: functions[language] }
      const { search } = await examine(berths, code, { run, smallInputsOf })
      // So many inputs that the search must have run them in batches.
      expect(search?.searched, language).toBeGreaterThan(24)
      expect(search?.counterexample?.outcome, language).toMatchObject({
        kind: 'prints',
        output: expect.stringMatching(/^\d+\n$/),
      })
    }
  }, 120_000)

  it('leaves a right program alone', async () => {
    const tea = challengeOf('tea-for-everyone')
    const { search } = await examine(tea, program(tea, 'optimal.py'), { run, smallInputsOf })
    expect(search).toMatchObject({ wrong: 0, counterexample: null })
    expect(search?.searched).toBeGreaterThan(50)
  }, 120_000)

  it('detects a program that crashes or hangs', async () => {
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
    const measured = (cost?.cpuMs ?? expect.unreachable()).slice(1)
    expect(measured.length).toBeGreaterThan(1)
    // Compare the smallest with the largest, because single measurements on a busy machine say little.
    const [least = 0, most = 0] = [measured[0], measured.at(-1)]
    expect(most / least).toBeGreaterThan(2.5 ** (measured.length - 1))
  }, 120_000)

  it('fails if the program can’t be run, and if there is no executor', async () => {
    const tea = challengeOf('tea-for-everyone')
    const broken = { language: 'c' as const, sourceCode: 'int main() {' }
    await expect(examine(tea, broken, { run, smallInputsOf })).rejects.toThrow(CannotRun)
    const nobody = runsAt({ url: 'http://127.0.0.1:9', token: 'x' })
    await expect(examine(tea, broken, { run: nobody, smallInputsOf })).rejects.toThrow(CannotRun)
  }, 60_000)
})

it('asks the oracle in advance, once for each version, and waits for an absent executor', async () => {
  const tea = challengeOf('tea-for-everyone')
  const ahead = await mkdtemp(join(tmpdir(), 'greenroom-ahead-'))
  let asked = 0
  const counted: RunProgram = async (...each) => {
    asked++
    return run(...each)
  }
  const kept = async () => (await readdir(ahead)).some((name) => name.endsWith('.json'))
  const parts = { challenges: [tea], run: counted, folder: ahead, logger: pino({ level: 'silent' }) }
  const stop = warmSmallInputs(parts)
  await expect.poll(kept, { timeout: 60_000 }).toBe(true)
  await stop()
  expect(asked).toBeGreaterThan(0)
  const before = asked
  await warmSmallInputs(parts)()
  const pool = await openSmallInputs({ run: counted, folder: ahead })(tea, never)
  expect(pool?.pool.length).toBeGreaterThan(100)
  expect(asked).toBe(before)
  const nobody = warmSmallInputs({
    ...parts,
    folder: join(ahead, 'other'),
    run: runsAt({ url: 'http://127.0.0.1:9', token: 'x' }),
  })
  await nobody()
  await rm(ahead, { recursive: true })
}, 120_000)

describe('a claim about an input', () => {
  it('is compared with a run, with the right output if that is known, unless a limit excludes the input', async () => {
    const tea = challengeOf('tea-for-everyone')
    const parts = { run, smallInputsOf, signal: AbortSignal.timeout(60_000) }
    const [example] = tea.testCases
    const known = (await smallInputsOf(tea, never))?.pool[40]?.input.stdin
    if (example === undefined || known === undefined) throw new Error('there are no inputs')
    const said = (stdin: string) =>
      inNotation(stdin, tea, 'python')
        .map(({ name, value }) => `${name} = ${value}`)
        .join(', ')
    const wrong = program(tea, 'wrong_negative.py')
    const right = program(tea, 'optimal.py')
    for (const stdin of [example.stdin, known]) {
      const checked = await checkClaim(`With ${said(stdin)} it returns 4.`, tea, right, parts)
      if (checked === null || !('claim' in checked)) throw new Error('it was not run')
      expect(checked.claim).toMatchObject({ rows: inNotation(stdin, tea, 'python'), does: 'prints' })
      expect(checked.claim.prints).toBe(checked.claim.right)
      expect(await checkClaim(`With ${said(stdin)} it is slow.`, tea, wrong, parts)).toBeNull()
    }
    const own = await checkClaim('With [700, 900], [11, 13] and 41 it returns 4.', tea, right, parts)
    expect(own).toMatchObject({ claim: { does: 'prints', prints: expect.stringMatching(/^\d+$/) } })
    expect(own).not.toHaveProperty('claim.right')
    const beyond = 'With [-5], [0] and 99999999999999 it returns 4.'
    expect(await checkClaim(beyond, tea, right, parts)).toEqual({ excludedBy: expect.stringContaining('warmUps') })
  }, 120_000)

  it('is requested from a right program with its own input, and from no wrong one', async () => {
    const tea = challengeOf('tea-for-everyone')
    const { probe } = await examine(tea, program(tea, 'optimal.py'), { run, smallInputsOf })
    expect(probe?.rows.map(({ name }) => name)).toEqual(['warm_ups', 'brew_times', 'guests'])
    expect(probe?.prints).toMatch(/^\d+$/)
    expect((await examine(tea, program(tea, 'wrong_negative.py'), { run, smallInputsOf })).probe).toBeNull()
  }, 120_000)
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
    'behave as in separate starts, in %s',
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

  describe('in Java, which takes long to start', () => {
    const sourceCode = `import java.util.*;
public class Main {
  static final List<String> kept = new ArrayList<>();
  public static void main(String[] arguments) {
    Scanner in = new Scanner(System.in);
    while (in.hasNext()) kept.add(in.next());
    if (kept.equals(List.of("crash"))) throw new IllegalStateException("no");
    if (kept.equals(List.of("exit"))) System.exit(4);
    while (kept.equals(List.of("hang"))) Thread.onSpinWait();
    System.out.println(String.join("\\n", kept));
  }
}
`
    const program = { language: 'java' as const, sourceCode }
    const options = { timeMs: 2_000, signal: never }
    const said = (outcomes: Awaited<ReturnType<RunProgram>>) =>
      outcomes.map((outcome) => (outcome.kind === 'prints' ? outcome.output : outcome.kind))

    it('keep nothing in statics, crash separately and stop at a hang', async () => {
      const few = ['a b\n', 'crash\n', '\n', 'c\n', 'hang\n', 'd\n']
      expect(said(await inBatches(run)(program, few, options))).toEqual(['a\nb\n', 'crashes', '\n', 'c\n', 'hangs'])
      expect(said(await run(program, few.slice(0, 4), options))).toEqual(['a\nb\n', 'crashes', '\n', 'c\n'])
    }, 120_000)

    it('cost one start', async () => {
      const many = Array.from({ length: 60 }, (_, index) => `${index}\n`)
      let starts = 0
      const counted: RunProgram = (asked, inputs, with_) => {
        starts += inputs.length
        return run(asked, inputs, with_)
      }
      const outcomes = await inBatches(counted)(program, many, options)
      expect(starts).toBe(1)
      // On a busy machine, fewer of the inputs run within the time limit.
      expect(outcomes.length).toBeGreaterThan(5)
      expect(said(outcomes)).toEqual(many.slice(0, outcomes.length))
    }, 120_000)

    it('are run one by one if a program ends its process', async () => {
      const outcomes = await inBatches(run)(program, ['a\n', 'exit\n', 'b\n'], options)
      expect(said(outcomes)).toEqual(['a\n', 'crashes', 'b\n'])
    }, 120_000)

    it('are enough to find a bug', async () => {
      const tea = challengeOf('tea-for-everyone')
      const first = 'public class Main { public static void main(String[] a) { System.out.println(0); } }'
      const { search } = await examine(tea, { language: 'java', sourceCode: first }, { run, smallInputsOf })
      expect(search?.counterexample?.outcome).toMatchObject({ kind: 'prints', output: '0\n' })
      expect(search?.counterexample?.right.trim()).not.toBe('0')
    }, 120_000)
  })

  it('may be read through events', async () => {
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
