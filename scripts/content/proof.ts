import { type Challenge, presentable, wholeProgram } from '../../shared/src/content/index.ts'
import { limitsIn } from '../../shared/src/rules/index.ts'
import { type ProgrammingLanguage, programmingLanguages, type TestCase } from '../../shared/src/vocabulary/index.ts'
import { codeExecutionBounds } from '../../shared/src/wire/index.ts'
import type { Execution, Runner } from './runner.ts'

/**
 * The result of running programs: the problems, how many programs did what they should, and which ones this machine
 * couldn't run.
 */
export type Proof = { findings: string[]; sound: number; unproven: string[] }
export type SolutionProof = Proof & {
  /** Processor time of the slowest optimal solution on its slowest case. */
  slowestMs: number
  /** Whether brute force runs out of time, as it should, or why it needn't. */
  bruteForce: string
}

export type MistakeProof = Proof & {
  /** One line for each wrong solution: how it was caught, and the category of the first case that caught it. */
  caught: string[]
}

/** Inputs up to this size come first: they find most mistakes, and brute force can handle them. */
export const smallInputBytes = 16 * 1024

/** How long brute force may take on a small input. If it can answer at all, this is enough. */
export const bruteForceMs = 500

/** Splits cases by the size of their input. */
export function casesOf(cases: readonly TestCase[]): { small: TestCase[]; large: TestCase[] } {
  const all = cases.map(({ stdin, expected_output }) => ({ stdin, expected_output }))
  const isSmall = ({ stdin }: TestCase) => stdin.length <= smallInputBytes
  return { small: all.filter(isSmall), large: all.filter((each) => !isSmall(each)) }
}

export type Failure = { status: string; text: string; stdin: string }

/** Says why the compiler or a case rejected a program; null if neither did. */
export function failureIn({ compilation, testCases }: Execution): Failure | null {
  if (compilation.status !== 'ACCEPTED')
    return { status: 'COMPILATION_ERROR', text: `does not compile: ${compilation.output.slice(0, 500)}`, stdin: '' }
  const failed = testCases.find(({ status }) => status !== 'ACCEPTED')
  if (failed === undefined) return null
  const { status, stdin, actual_output, expected_output, stderr } = failed
  const [input, printed, expected] = [stdin, actual_output, expected_output].map((text) =>
    JSON.stringify(text?.slice(0, 80)),
  )
  return {
    status,
    stdin,
    text: `${status} for ${input}: printed ${printed}, expected ${expected} ${stderr.slice(0, 300)}`,
  }
}

const sourceOf = (challenge: Challenge, file: string): string => challenge.programs[file] ?? ''

/**
 * Runs the solutions. An optimal one has to pass every case within a third of the time limit. Brute force has to pass
 * every small case that it finishes in time, which makes it the oracle for expected outputs.
 */
export async function proveSolutions(challenge: Challenge, runner: Runner): Promise<SolutionProof> {
  const proof: SolutionProof = { findings: [], sound: 0, unproven: [], slowestMs: 0, bruteForce: 'too slow' }
  const { small, large } = casesOf([...challenge.testCases, ...challenge.hiddenTestCases])
  for (const { file, language, kind, fits } of challenge.solutions) {
    if (!runner.languages.has(language)) {
      proof.unproven.push(`${file} (${language})`)
      continue
    }
    const limits = limitsIn(language, challenge.limits)
    const sourceCode = sourceOf(challenge, file)
    const result =
      kind === 'optimal'
        ? await runner.run({ language, sourceCode, testCases: [...small, ...large], limits })
        : await runner.run({ language, sourceCode, testCases: small, limits: { ...limits, timeMs: bruteForceMs } })
    const inTime = result.testCases.filter(({ status }) => kind === 'optimal' || status !== 'TIME_LIMIT_EXCEEDED')
    const failure = failureIn({ ...result, testCases: inTime })
    if (failure !== null) proof.findings.push(`${file} ${failure.text}`)
    else proof.sound++
    if (kind !== 'optimal') {
      const isTooSlow = await runsOutOfTime({ language, sourceCode }, challenge, runner)
      if (!isTooSlow) proof.bruteForce = 'fits'
      if (!isTooSlow && fits === undefined)
        proof.findings.push(`${file} passes the largest cases in time, and nothing says why it may (“fits”)`)
      if (isTooSlow && fits !== undefined)
        proof.findings.push(`${file} runs out of time, and “fits” says that it does not`)
      continue
    }
    const slowestMs = Math.max(...result.testCases.map(({ timeMs }) => timeMs))
    proof.slowestMs = Math.max(proof.slowestMs, slowestMs)
    if (slowestMs > limits.timeMs / 3)
      proof.findings.push(`${file} takes ${slowestMs} ms, more than a third of ${limits.timeMs} ms`)
  }
  return proof
}

/**
 * How many times over the limit a program must be if it is meant to be too slow: it has to be too slow on a faster
 * machine as well.
 */
const tooSlowBy = 2

/** The largest cases show whether a program is fast enough. */
const largestCount = 4

async function runsOutOfTime(
  program: { language: ProgrammingLanguage; sourceCode: string },
  { testCases, hiddenTestCases, limits }: Challenge,
  runner: Runner,
): Promise<boolean> {
  const { small, large } = casesOf([...testCases, ...hiddenTestCases])
  const largest = [...large, ...small]
    .sort((one, other) => other.stdin.length - one.stdin.length)
    .slice(0, largestCount)
    .map(({ stdin }) => ({ stdin, expected_output: null }))
  const result = await runner.run({
    ...program,
    testCases: largest,
    limits: limitsIn(program.language, limits),
    stopOnFirstTimeout: true,
  })
  return result.testCases.some(({ status }) => status === 'TIME_LIMIT_EXCEEDED')
}

/**
 * How many hidden cases have to catch each wrong solution. A single one might be lost with the next change to the
 * cases.
 */
const leastCatches = 2

/** Runs the wrong solutions. Each has to compile, and at least two hidden cases have to catch it. */
export async function proveMistakes(challenge: Challenge, runner: Runner): Promise<MistakeProof> {
  const proof: MistakeProof = { findings: [], sound: 0, unproven: [], caught: [] }
  const { small, large } = casesOf(challenge.hiddenTestCases)
  for (const { file, language, mistake, time } of challenge.wrongSolutions) {
    if (!runner.languages.has(language)) {
      proof.unproven.push(`${file} (${language})`)
      continue
    }
    const limits = limitsIn(language, challenge.limits)
    const program = { language, sourceCode: sourceOf(challenge, file), limits, stopOnFirstFailure: true }
    if (time !== undefined && large.length === 0) {
      proof.findings.push(
        `${file} takes ${time}, but no hidden case has more than ${smallInputBytes} bytes to show it in; add one, or leave out “time”`,
      )
      continue
    }
    if (time !== undefined) {
      // Right but too slow: no small case may catch it, but a large one must, by a wide margin.
      const timeMs = Math.min(tooSlowBy * limits.timeMs, codeExecutionBounds.timeMs.max)
      const failure = failureIn(await runner.run({ ...program, testCases: small }))
      const slow = failureIn(await runner.run({ ...program, testCases: large, limits: { ...limits, timeMs } }))
      const inLarge = await firstFailures(program, [large], runner)
      if (failure !== null) proof.findings.push(`${file} is said to be right and too slow, and ${failure.text}`)
      else if (slow?.status !== 'TIME_LIMIT_EXCEEDED')
        proof.findings.push(`${file} takes ${time} and ends within ${timeMs} ms: ${slow?.text ?? 'it passes'}`)
      else if (inLarge.length < leastCatches)
        proof.findings.push(`${file} is too slow in one hidden case alone: ${mistake}`)
      else {
        proof.sound++
        proof.caught.push(`${file}: ${time} needs more than ${timeMs} ms`)
      }
      continue
    }
    const failures = await firstFailures(program, [small, large], runner)
    const [failure] = failures
    if (failure === undefined) proof.findings.push(`${file} is caught by no hidden case: ${mistake}`)
    else if (failure.status === 'COMPILATION_ERROR') proof.findings.push(`${file} ${failure.text}`)
    else {
      const categories = failures.map(
        ({ stdin }) => challenge.hiddenTestCases.find((each) => each.stdin === stdin)?.category ?? 'no hidden case',
      )
      if (failures.length < leastCatches)
        proof.findings.push(`${file} is caught by one hidden case alone, “${categories[0]}”: ${mistake}`)
      else proof.sound++
      proof.caught.push(`${file}: ${failure.status} in “${categories.join('” and “')}”`)
    }
  }
  return proof
}

type Program = Omit<Parameters<Runner['run']>[0], 'testCases'>

/**
 * Finds the first cases that reject a program, up to the number needed. A program that doesn't compile is rejected
 * once.
 */
async function firstFailures(program: Program, inTurn: readonly TestCase[][], runner: Runner): Promise<Failure[]> {
  const failures: Failure[] = []
  for (const cases of inTurn) {
    let left = cases
    while (left.length > 0 && failures.length < leastCatches) {
      const result = await runner.run({ ...program, testCases: left })
      const failure = failureIn(result)
      if (failure === null) break
      failures.push(failure)
      if (failure.status === 'COMPILATION_ERROR') return failures
      left = left.slice(1 + result.testCases.findIndex(({ status }) => status !== 'ACCEPTED'))
    }
  }
  return failures
}

/**
 * Compiles and runs the stubs with the code that reads their input. Each has to read all of it and end by itself,
 * whatever it prints.
 */
export async function proveStubs(
  challenge: Challenge,
  runner: Runner,
  languages: readonly ProgrammingLanguage[] = programmingLanguages,
): Promise<Proof> {
  const proof: Proof = { findings: [], sound: 0, unproven: [] }
  for (const language of languages) {
    if (!runner.languages.has(language)) {
      proof.unproven.push(`stubs (${language})`)
      continue
    }
    const sourceCode = wholeProgram(presentable(challenge, language).code_stub, challenge.signature, language)
    const { compilation, testCases } = await runner.run({
      language,
      sourceCode,
      testCases: challenge.testCases.slice(0, 1),
    })
    const [ran] = testCases
    if (compilation.status === 'ACCEPTED' && ran?.exitCode === 0) proof.sound++
    else proof.findings.push(`the ${language} stub ends with ${ran?.exitCode}: ${compilation.output}${ran?.stderr}`)
  }
  return proof
}
