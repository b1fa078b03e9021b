import { availableParallelism } from 'node:os'
import { type CodeExecutionRequestBody, codeExecutionBounds } from '@greenroom/shared/wire'
import { interleaved, report } from '../../../scripts/bench/report.ts'
import { median } from '../../../scripts/bench/row.ts'
import { limitsFor } from '../../src/executor/judge.ts'
import { withPrograms } from '../../src/executor/programs.ts'
import { startService } from './service.ts'
import { p50, prepareSetting } from './setting.ts'

// Measures whole submissions over HTTP: the service's overhead over a sandboxed run, how many submissions it handles,
// and a submission with twenty cases.
const rounds = 7
const runsEach = 15
const setting = await prepareSetting()
const service = await startService()
const { sandbox } = setting
const [slot] = sandbox.slots
if (slot === undefined) throw new Error('the sandbox has no slot')

async function medianOf(work: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runsEach; run += 1) times.push(await work())
  return median(times)
}

const python = await setting.prepared('python')
const sourceCode = 'print(sum(int(word) for word in input().split()))\n'
const oneCase = { stdin: '1 2 3\n', expected_output: '6' }
const one: CodeExecutionRequestBody = { language: 'python', sourceCode, testCases: [oneCase] }
const files = [{ name: 'main.py', executable: false, content: Buffer.from(sourceCode) }]

async function sandboxedMs(): Promise<number> {
  const { language, tool, isWarm, world } = python
  const limits = limitsFor(language, {})
  const command = language.run({ tool, isWarm, sourceFile: 'main.py', source: sourceCode, memoryMb: limits.memoryMb })
  const signal = new AbortController().signal
  const startedAt = performance.now()
  const use = { sandbox, slot: slot ?? { index: 0, group: null }, world, memoryMb: limits.memoryMb, files, signal }
  await withPrograms(use, (run) => run(command, Buffer.from(oneCase.stdin), limits))
  return performance.now() - startedAt
}
const overHttp = await interleaved(
  rounds,
  () => medianOf(async () => (await service.submit(one)).tookMs),
  () => medianOf(sandboxedMs),
)
report({
  what: 'one python case over HTTP, p50',
  unit: 'ms',
  ours: overHttp.ours,
  floor: { what: 'the same in a sandbox, without the service', rounds: overHttp.floor },
  reach: { of: 'difference', is: 'at most', bound: 5 },
})

const cores = availableParallelism()
/** The maximum number of cases in a submission. Starting the sandbox counts as part of the first case. */
const cases = codeExecutionBounds.testCases
const many: CodeExecutionRequestBody = { language: 'python', sourceCode, testCases: Array(cases).fill(oneCase) }
const pythonFile = setting.file('main.py', sourceCode)
const throughput = await interleaved(
  rounds,
  async () => {
    const startedAt = performance.now()
    await Promise.all(Array.from({ length: cores }, () => service.submit(many)))
    return (cores * cases * 1000) / (performance.now() - startedAt)
  },
  async () => {
    const runs = await setting.bare(cases, [python.tool('python3'), '-I', '-B', pythonFile], oneCase.stdin)
    return (cores * 1000) / median(runs.map(({ cpuMs }) => cpuMs))
  },
)
report({
  what: `python tests per second, ${cores} cores, submissions of ${cases} cases`,
  unit: '/s',
  ours: throughput.ours,
  floor: { what: 'cores ÷ processor time of bare python', rounds: throughput.floor },
  reach: { of: 'ratio', is: 'at least', bound: 0.85 },
})

const cppCases = 20
const cppSource =
  '#include <iostream>\nint main() { long long sum = 0, value; while (std::cin >> value) sum += value; std::cout << sum << "\\n"; }\n'
const twenty: CodeExecutionRequestBody = {
  language: 'cpp',
  sourceCode: cppSource,
  testCases: Array.from({ length: cppCases }, (_, index) => ({
    stdin: `${index} 1 2\n`,
    expected_output: `${index + 3}`,
  })),
}
const cpp = await setting.prepared('cpp')
const cppFile = setting.file('main.cpp', cppSource)
await setting.bare(1, [cpp.tool('g++'), '-std=gnu++20', '-O2', '-o', '/bench/a.out', cppFile])
const submissions = await interleaved(
  rounds,
  () => medianOf(async () => (await service.submit(twenty)).tookMs),
  async () => cppCases * p50(await setting.bare(cppCases * runsEach, ['/bench/a.out'], '1 1 2\n')),
)
report({
  what: `${cppCases}-case C++ submission over HTTP, compiled before, p50`,
  unit: 'ms',
  ours: submissions.ours,
  floor: { what: 'bare fork + exec of each case', rounds: submissions.floor },
  reach: { of: 'value', is: 'at most', bound: 60 },
  notes: [compilationsSaid(await service.metrics())],
})

const spinningCases = 40
const spins = { stdin: '1\n', expected_output: '1\n' }
const spinning: CodeExecutionRequestBody = {
  language: 'cpp',
  sourceCode: 'int main() { for (volatile int x = 0;;) x = x + 1; }\n',
  testCases: Array(spinningCases).fill(spins),
  limits: { timeMs: 2_000 },
  stopOnFirstTimeout: true,
}
const verdicts: number[] = []
for (let run = 0; run < 3; run += 1) verdicts.push((await service.judge(spinning)).tookMs)
report({
  what: `verdict of a ${spinningCases}-case submission that spins, limit 2 s, as the worker asks for it`,
  unit: 'ms',
  ours: verdicts,
  floor: null,
  reach: { of: 'value', is: 'at most', bound: 10_000 },
})

function compilationsSaid(metrics: string): string {
  const made = /^executor_compilations_total\{language="cpp",result="made"\} (\d+)/m.exec(metrics)?.[1]
  return `compiled ${made ?? 'an unknown number of'} time(s) in ${(rounds + 1) * runsEach} submissions`
}

await service.stop()
await setting.stop()
process.disconnect?.()
