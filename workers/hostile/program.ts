import type { CodeResultStatus, LimitReason, ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import type { CodeExecutionResponse, ExecutionLimits, TestCaseResult } from '@greenroom/shared/wire'
import type { Bait } from './bait.ts'

/** A malicious program, and its permitted outcomes. */
export type HostileProgram = {
  /** Its aim; unique per language. */
  name: string
  language: ProgrammingLanguage
  source: string | ((bait: Bait) => string)
  /** If missing: one test case without input that expects `end`. */
  testCases?: readonly HostileTestCase[] | ((bait: Bait) => readonly HostileTestCase[])
  /** If missing: small ones, with 1 s of processor time. */
  limits?: ExecutionLimits
  /** The permitted statuses of every test case. INTERNAL_ERROR is never permitted. */
  expected: CodeResultStatus | readonly CodeResultStatus[]
  /** The limit that must have ended every test case. */
  reason?: LimitReason | null
  /** The required output of every test case: the whole output, or a pattern in it. */
  output?: string | RegExp
  /** Must not occur in any output, including the compiler's. The secrets no program may see are always checked. */
  never?: RegExp
  /** Required output of the compiler. */
  compilerOutput?: RegExp
  /** Takes as long as a compiler may, so several of these run side by side. */
  isSlow?: true
  /** Anything else that must hold for every test case. */
  testCase?: (result: TestCaseResult) => boolean
}

export type HostileTestCase = { stdin?: string; expected_output: string }

/**
 * Most contained programs print a line for everything they managed to do but shouldn't have, and this at the end. They
 * pass if they print nothing else.
 */
const contained = 'end'

export const titleOf = ({ name, language }: HostileProgram): string => `${name} (${language})`

export const testCasesOf = ({ testCases }: HostileProgram, bait: Bait): readonly HostileTestCase[] =>
  (typeof testCases === 'function' ? testCases(bait) : testCases) ?? [{ expected_output: contained }]

/** Matches text no program may ever print: the bait's secret, or a line from the host's list of users. */
const secretsOf = (bait: Bait): RegExp => new RegExp(`${bait.secret}|^root:[^:\\n]*:\\d`, 'm')

/** Lists everything wrong with the answer to a hostile program; empty if it is right. */
export function complaintsAbout(
  program: HostileProgram,
  { compilation, testCases }: CodeExecutionResponse['results'],
  bait: Bait,
): string[] {
  const { expected, reason, output, never, compilerOutput } = program
  const allowed = typeof expected === 'string' ? [expected] : expected
  const wrong: string[] = []
  const seen = JSON.stringify(allowed)
  const asked = testCasesOf(program, bait).length
  if (testCases.length !== asked) wrong.push(`${testCases.length} of ${asked} test cases are listed`)
  for (const result of testCases) {
    const shown = JSON.stringify({ ...result, stdin: undefined, expected_output: undefined }).slice(0, 600)
    if (!allowed.includes(result.status) || result.status === 'INTERNAL_ERROR')
      wrong.push(`${result.status} instead of ${seen}: ${shown}`)
    if (reason !== undefined && result.reason !== reason) wrong.push(`reason ${result.reason} instead of ${reason}`)
    const isPrinted = typeof output === 'string' ? result.actual_output === output : output?.test(result.actual_output)
    if (isPrinted === false) wrong.push(`another output than ${output}: ${shown}`)
    if (program.testCase?.(result) === false) wrong.push(`not what it has to show: ${shown}`)
    for (const text of [result.actual_output, result.stderr]) {
      if (secretsOf(bait).test(text)) wrong.push(`it shows what it should never see: ${shown}`)
      if (never?.test(text)) wrong.push(`it shows ${never}: ${shown}`)
    }
  }
  const said = compilation.output
  if (compilation.status === 'INTERNAL_ERROR') wrong.push('the compilation ended with INTERNAL_ERROR')
  if (compilerOutput?.test(said) === false)
    wrong.push(`the compiler does not say ${compilerOutput}: ${said.slice(0, 300)}`)
  if (never?.test(said) || secretsOf(bait).test(said)) wrong.push(`the compiler shows a secret: ${said.slice(0, 300)}`)
  if (Buffer.byteLength(said) > 64 * 1024) wrong.push(`the compiler's output has ${Buffer.byteLength(said)} bytes`)
  return wrong
}
