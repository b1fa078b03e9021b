import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type CodeExecutionRequestBody,
  codeExecutionPaths,
  codeExecutionResponseSchema,
  languageListSchema,
} from '@greenroom/shared'
import { startProgram } from '../../scripts/bench/program.ts'
import { interleaved, report } from '../../scripts/bench/report.ts'
import { median } from '../../scripts/bench/row.ts'
import { freePort } from '../../scripts/supervise/freePort.ts'
import { hostToolchain } from '../src/executor/toolchains/toolchain.ts'

const rounds = 7
const runsEach = 15
const token = 'a-secret-of-the-benches-0123456789abcdef'

const folder = mkdtempSync(join(tmpdir(), 'greenroom-bench-'))
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
const executor = await startProgram({
  file: 'workers/src/main.ts',
  args: ['executor'],
  env: { NODE_ENV: 'development', EXECUTOR_PORT: String(port), EXECUTOR_TOKEN: token, LOG_LEVEL: 'warn' },
  logFile: join(folder, 'executor.log'),
})
// The list comes when every language has been proven, so that nothing else runs beside what is measured.
const listed = await fetch(`${url}${codeExecutionPaths.languages}`, { headers })
const languages = languageListSchema.parse(await listed.json())
const isThere = (name: string) => languages.some(({ language, available }) => language === name && available)

async function submissionMs(body: CodeExecutionRequestBody): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(`${url}${codeExecutionPaths.testCaseResults}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  const tookMs = performance.now() - startedAt
  if (answer.status !== 201) throw new Error(`${answer.status} instead of 201: ${text}`)
  const { results } = codeExecutionResponseSchema.parse(JSON.parse(text))
  if (!results.allTestCasesPassed) throw new Error(`the program does not pass: ${text.slice(0, 500)}`)
  return tookMs
}

/** Forks and executes a program, gives it its input, and waits for its end. */
async function bareMs(command: string, args: string[], stdin: string): Promise<number> {
  const startedAt = performance.now()
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], env: { PATH: process.env.PATH } })
  child.stdout.resume()
  child.stdin.end(stdin)
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))))
  })
  return performance.now() - startedAt
}

async function p50(work: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runsEach; run += 1) times.push(await work())
  return median(times)
}

const python = hostToolchain.find('python3')
if (python !== undefined && isThere('python')) {
  const sourceCode = 'print(sum(int(word) for word in input().split()))\n'
  const file = join(folder, 'main.py')
  writeFileSync(file, sourceCode)
  const body: CodeExecutionRequestBody = {
    language: 'python',
    sourceCode,
    testCases: [{ stdin: '1 2 3\n', expected_output: '6' }],
  }
  const measured = await interleaved(
    rounds,
    () => p50(() => submissionMs(body)),
    () => p50(() => bareMs(python, ['-I', '-B', file], '1 2 3\n')),
  )
  report({
    what: 'one python case over HTTP, p50',
    unit: 'ms',
    ours: measured.ours,
    floor: { what: 'bare fork + exec of the same program', rounds: measured.floor },
    // The first case of a submission (8 ms), its 1.15× of about 11 ms, and what the service adds to it (5 ms).
    reach: { of: 'difference', is: 'at most', bound: 15 },
  })
} else console.log('No row for python: it is not available here.')

const compiler = hostToolchain.find('g++')
if (compiler !== undefined && isThere('cpp')) {
  const cases = 20
  const sourceCode =
    '#include <iostream>\nint main() { long long sum = 0, value; while (std::cin >> value) sum += value; std::cout << sum << "\\n"; }\n'
  const testCases = Array.from({ length: cases }, (_, index) => ({
    stdin: `${index} 1 2\n`,
    expected_output: `${index + 3}`,
  }))
  const body: CodeExecutionRequestBody = { language: 'cpp', sourceCode, testCases }
  const source = join(folder, 'main.cpp')
  const program = join(folder, 'a.out')
  writeFileSync(source, sourceCode)
  await bareMs(compiler, ['-std=gnu++20', '-O2', '-o', program, source], '')
  const allCasesMs = async () => {
    let sum = 0
    for (const { stdin } of testCases) sum += await bareMs(program, [], stdin)
    return sum
  }
  const measured = await interleaved(
    rounds,
    () => p50(() => submissionMs(body)),
    () => p50(allCasesMs),
  )
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text()
  const compiled = /language="cpp",outcome="[a-z]+",compiled="now"\} (\d+)/.exec(metrics)?.[1] ?? '0'
  report({
    what: `${cases}-case C++ submission over HTTP, compiled before, p50`,
    unit: 'ms',
    ours: measured.ours,
    floor: { what: 'bare fork + exec of each case', rounds: measured.floor },
    reach: { of: 'value', is: 'at most', bound: 60 },
    notes: [`compiled ${compiled} time in ${(rounds + 1) * runsEach} submissions`],
  })
} else console.log('No row for C++: it is not available here.')

await executor.stop()
rmSync(folder, { recursive: true })
process.disconnect?.()
