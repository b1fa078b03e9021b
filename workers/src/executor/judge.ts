import { constants } from 'node:os'
import { codeExecutionBounds, type ExecutionTestCase, type TestCaseResult } from '@greenroom/shared/wire'
import { sameOutput } from './compare.ts'
import type { Language } from './languages/language.ts'
import type { ProgramReport, RunLimits } from './programs.ts'

// If a signal has two names, the first one is the common one: SIGABRT, not SIGIOT.
const signalNames = new Map(
  Object.entries(constants.signals)
    .reverse()
    .map(([name, number]) => [number, name]),
)

/**
 * The shortest wall time limit, in ms. Above it, the wall limit is three times the processor limit (contract of the
 * executor).
 */
const leastWallMs = 2_000

type RequestedLimits = { timeMs?: number | undefined; memoryMb?: number | undefined; outputKb?: number | undefined }

/** The limits of one test case, with the language's and the contract's defaults. */
export function limitsFor(language: Language, requested: RequestedLimits = {}): RunLimits {
  const cpuMs = requested.timeMs ?? codeExecutionBounds.timeMs.default
  return {
    cpuMs,
    wallMs: Math.max(leastWallMs, 3 * cpuMs),
    memoryMb: requested.memoryMb ?? language.memoryMb,
    outputBytes: (requested.outputKb ?? codeExecutionBounds.outputKb.default) * 1024,
    stackMb: language.stackMb,
  }
}

type Ruling = Pick<TestCaseResult, 'status' | 'reason'>

/**
 * The errors with which the system may refuse to start even a correct program, because it is short of resources at that
 * moment.
 */
const passing = [constants.errno.EAGAIN, constants.errno.EMFILE, constants.errno.ENFILE, constants.errno.ETXTBSY]

/**
 * Whether a report tells us nothing about the program, because the sandbox failed for any reason. `isOurs` is true for
 * our own programs, interpreters and compilers: if one of these doesn't start, it can't be the source's fault.
 */
export function isUnexplained({ verdict, errorNumber, outOfMemory }: ProgramReport, isOurs: boolean): boolean {
  if (outOfMemory) return false
  return verdict === 'broken' || (verdict === 'not-started' && (isOurs || passing.includes(errorNumber)))
}

/**
 * Determines a program's status (spec §3, code-result statuses). Without an expected output, the output isn't judged.
 */
export function rule(language: Language, report: ProgramReport, expected: string | null, cpuMs: number): Ruling {
  const plain = (status: TestCaseResult['status']): Ruling => ({ status, reason: null })
  if (isUnexplained(report, language.compile === undefined)) return plain('INTERNAL_ERROR')
  if (report.verdict === 'not-started' && !report.outOfMemory) return plain('EXEC_FORMAT_ERROR')
  if (report.outOfMemory) return { status: 'RUNTIME_ERROR', reason: 'memory' }
  if (report.verdict === 'output') return { status: 'RUNTIME_ERROR', reason: 'output' }
  if (report.verdict === 'cpu' || report.verdict === 'wall') return plain('TIME_LIMIT_EXCEEDED')
  if (report.cpuMs > cpuMs || report.signal === constants.signals.SIGXCPU) return plain('TIME_LIMIT_EXCEEDED')
  if (report.signal !== 0 || report.exitCode !== 0) {
    const outOfMemory = language.outOfMemory?.test(report.stderr.toString()) ?? false
    return { status: 'RUNTIME_ERROR', reason: outOfMemory ? 'memory' : null }
  }
  const isRight = expected === null || sameOutput(report.stdout, Buffer.from(expected))
  return plain(isRight ? 'ACCEPTED' : 'WRONG_ANSWER')
}

/** The parts of a result that a caller is shown at most. */
export type Shown = { outputBytes: number; characters: number }

/** The most bytes that a character of UTF-16 takes in UTF-8. */
const bytesPerCharacter = 3

/** Builds the result of one test case. Shows only the beginning of its texts, but compares the whole output. */
export function resultOf(
  language: Language,
  report: ProgramReport,
  { stdin, expected_output }: ExecutionTestCase,
  { cpuMs }: RunLimits,
  { outputBytes, characters }: Shown,
): TestCaseResult {
  const bytes = characters * bytesPerCharacter
  const shownBytes = Math.min(outputBytes, bytes)
  const result = {
    ...rule(language, report, expected_output, cpuMs),
    stdin,
    expected_output,
    actual_output: report.stdout.toString('utf8', 0, shownBytes),
    stderr: report.stderr.toString('utf8', 0, bytes),
    exitCode: report.signal === 0 && report.verdict === 'ended' ? report.exitCode : null,
    signal: report.signal === 0 ? null : (signalNames.get(report.signal) ?? `SIG${report.signal}`),
    timeMs: report.cpuMs,
    wallMs: report.wallMs,
    memoryKb: report.memoryKb,
    truncated:
      report.stdoutCut || report.stderrCut || report.stdout.length > shownBytes || report.stderr.length > bytes,
  }
  return shortened(result, characters)
}

/** A result with only the beginning of its texts. */
export function shortened(result: TestCaseResult, characters: number): TestCaseResult {
  const { stdin, expected_output, actual_output, stderr } = result
  const isLong = [stdin, expected_output, actual_output, stderr].some(
    (text) => text !== null && text.length > characters,
  )
  if (!isLong) return result
  return {
    ...result,
    stdin: stdin.slice(0, characters),
    expected_output: expected_output === null ? null : expected_output.slice(0, characters),
    actual_output: actual_output.slice(0, characters),
    stderr: stderr.slice(0, characters),
    truncated: true,
  }
}

/** The result of a test case that wasn't run. */
export function resultWithoutRun(status: TestCaseResult['status'], testCase: ExecutionTestCase): TestCaseResult {
  return {
    status,
    ...testCase,
    actual_output: '',
    stderr: '',
    exitCode: null,
    signal: null,
    timeMs: 0,
    wallMs: 0,
    memoryKb: 0,
    truncated: false,
    reason: null,
  }
}
