import { interleaved, report } from '../../../scripts/bench/report.ts'
import { median } from '../../../scripts/bench/row.ts'
import { compile } from '../../src/executor/compile.ts'
import { limitsFor } from '../../src/executor/judge.ts'
import { withPrograms } from '../../src/executor/programs.ts'
import { p50, prepareSetting } from './setting.ts'

// Measures the sandbox's overhead for a program that does almost nothing, and for Python.
const rounds = 7
const runsEach = 40
const setting = await prepareSetting()
const { sandbox } = setting
const signal = new AbortController().signal
const [slot] = sandbox.slots
if (slot === undefined) throw new Error('the sandbox has no slot')

const c = await setting.prepared('c')
const source = 'int main(void) { return 0; }\n'
const compiled = await compile({ sandbox, slot, prepared: c, source, signal })
const [program] = compiled.files
if (program === undefined) throw new Error(`the program was not compiled: ${compiled.output}`)
const sourceFile = setting.file('main.c', source)
const compiler = c.tool('gcc')
await setting.bare(1, [compiler, '-O2', '-o', '/bench/a.out', sourceFile])

/**
 * Runs a program many times in one sandbox. Returns the time of the first run, which includes starting the sandbox, and
 * the times of the other runs.
 */
async function sandboxed(of: typeof c, files: typeof compiled.files, stdin: string) {
  const { language, tool, isWarm, world } = of
  const limits = limitsFor(language, {})
  const command = language.run({
    tool,
    isWarm,
    sourceFile: language.sourceFile(''),
    source: '',
    memoryMb: limits.memoryMb,
  })
  const times: number[] = []
  let from = performance.now()
  await withPrograms(
    { sandbox, slot: slot ?? { index: 0, group: null }, world, memoryMb: limits.memoryMb, files, signal },
    async (run) => {
      for (let count = 0; count < runsEach; count += 1) {
        const { exitCode, verdict } = await run(command, Buffer.from(stdin), limits)
        if (verdict !== 'ended' || exitCode !== 0) throw new Error(`the program ended with ${verdict}, ${exitCode}`)
        times.push(performance.now() - from)
        from = performance.now()
      }
    },
  )
  const [first = Number.NaN, ...others] = times
  return { first, others: median(others) }
}

const firsts: number[] = []
const small = await interleaved(
  rounds,
  async () => {
    const { first, others } = await sandboxed(c, compiled.files, '')
    firsts.push(first)
    return others
  },
  async () => p50(await setting.bare(runsEach, ['/bench/a.out'])),
)
const floor = { what: 'bare fork + exec of the same program', rounds: small.floor }
report({
  what: 'sandbox, one test case inside a submission, p50',
  unit: 'ms',
  ours: small.ours,
  floor,
  reach: { of: 'difference', is: 'at most', bound: 1.5 },
})
report({
  what: 'sandbox, the first test case of a submission',
  unit: 'ms',
  ours: firsts.slice(1),
  floor,
  reach: { of: 'difference', is: 'at most', bound: 8 },
})

const python = await setting.prepared('python')
const pythonSource = 'print(sum(int(word) for word in input().split()))\n'
const pythonFile = setting.file('main.py', pythonSource)
const files = [{ name: 'main.py', executable: false, content: Buffer.from(pythonSource) }]
const pythons = await interleaved(
  rounds,
  async () => (await sandboxed(python, files, '1 2 3\n')).others,
  async () => p50(await setting.bare(runsEach, [python.tool('python3'), '-I', '-B', pythonFile], '1 2 3\n')),
)
report({
  what: 'python test inside a submission, p50',
  unit: 'ms',
  ours: pythons.ours,
  floor: { what: 'bare python', rounds: pythons.floor },
  reach: { of: 'ratio', is: 'at most', bound: 1.15 },
  notes: [`with ${setting.toolchain}`],
})
await setting.stop()
process.disconnect?.()
