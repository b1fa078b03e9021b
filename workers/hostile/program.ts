import type { CodeResultStatus, LimitReason, ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import type { CodeExecutionResponse, ExecutionLimits, TestCaseResult } from '@greenroom/shared/wire'
import type { Bait } from './bait.ts'

/** A program that means harm, and all that may become of it. */
export type HostileProgram = {
  /** What it tries; unique together with its language. */
  name: string
  language: ProgrammingLanguage
  source: string | ((bait: Bait) => string)
  /** One test case without input that expects `end` where nothing is said. */
  testCases?: readonly HostileTestCase[] | ((bait: Bait) => readonly HostileTestCase[])
  /** Small ones where nothing is said: 1 s of processor time. */
  limits?: ExecutionLimits
  /** What every test case may end with. INTERNAL_ERROR is never among them. */
  expected: CodeResultStatus | readonly CodeResultStatus[]
  /** Which limit ended every test case. */
  reason?: LimitReason | null
  /** What every test case prints: all of it, or a pattern in it. */
  output?: string | RegExp
  /** What no output may hold, the compiler's included. What nobody may ever see is looked for in any case. */
  never?: RegExp
  /** What the compiler says. */
  compilerOutput?: RegExp
  /** Takes as long as a compiler may: such ones run side by side. */
  isSlow?: true
  /** Anything else that every test case has to show. */
  testCase?: (result: TestCaseResult) => boolean
}

export type HostileTestCase = { stdin?: string; expected_output: string }

/**
 * Most programs that are contained print a line for whatever they should not have been able to do, and this at the end:
 * they are accepted when it is all that they print.
 */
const contained = 'end'

export const titleOf = ({ name, language }: HostileProgram): string => `${name} (${language})`

export const testCasesOf = ({ testCases }: HostileProgram, bait: Bait): readonly HostileTestCase[] =>
  (typeof testCases === 'function' ? testCases(bait) : testCases) ?? [{ expected_output: contained }]

/** What no program may ever print: what lies in wait for it, or a line of the host's list of users. */
const secretsOf = (bait: Bait): RegExp => new RegExp(`${bait.secret}|^root:[^:\\n]*:\\d`, 'm')

/** Says in words, for people, what is wrong with the answer to a hostile program; an empty list is a right answer. */
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
