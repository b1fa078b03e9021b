import { basename, posix, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { FAILED, type Outcome, type SpecRun } from './outcome.ts'

const NOT_RUN = ['pending', 'skipped', 'todo', 'disabled']

const vitestFile = z.object({
  name: z.string(),
  startTime: z.number(),
  endTime: z.number(),
  status: z.string(),
  assertionResults: z.array(
    z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
  ),
  message: z.string().optional(),
})
type VitestFile = z.infer<typeof vitestFile>

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(vitestFile),
})

/**
 * Describes a failed test and its message in one line. People read it at the end of a long run, often without the rest
 * of the output.
 */
const failureNote = (name: string, message: string | undefined): string => [FAILED, name, saidIn(message)].join('')

const LONGEST_NOTE = 1_000
/** A long counterexample would hide the cause, which comes after it. */
const LONGEST_LINE = 300

/** If a property fails, further lines contain its seed, counterexample and cause. The stack after that adds nothing. */
function saidIn(message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split(/^ +at /m, 1)
    .flatMap((said) => said.split('\n'))
    .map((line) => line.trim().slice(0, LONGEST_LINE))
    .filter((line) => line !== '' && !line.startsWith('Hint:'))
  return lines.length === 0 ? '' : `: ${lines.join(' | ').slice(0, LONGEST_NOTE)}`
}

/**
 * Counts Vitest's JSON report. A spec file that fails before its first test is one failure, and so is one whose process
 * crashed.
 * @param crashes errors outside of tests, which the report leaves out (`crashReporter.ts`)
 */
export function vitestOutcome(content: unknown, checkout: string, crashes: readonly string[] = []): Outcome {
  const report = vitestReport.parse(content)
  const specs = report.testResults.map(({ name, startTime, endTime, status, assertionResults }): SpecRun => {
    const count = (matches: (status: string) => boolean) =>
      assertionResults.filter((assertion) => matches(assertion.status)).length
    const failed = count((each) => each === 'failed')
    return {
      file: relative(checkout, name),
      seconds: (endTime - startTime) / 1_000,
      passed: count((each) => each === 'passed'),
      failed: failed === 0 && status === 'failed' ? 1 : failed,
      notRun: count((each) => NOT_RUN.includes(each)),
    }
  })
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    passed: report.numPassedTests,
    failed: specs.reduce((total, { failed }) => total + failed, 0),
    skipped: tests.filter(({ status }) => NOT_RUN.includes(status)).map(({ fullName }) => fullName),
    specs,
    notes: report.testResults.flatMap((file) => vitestFailures(file, crashes)),
  }
}

function vitestFailures(file: VitestFile, crashes: readonly string[]): string[] {
  const { name, status, assertionResults, message } = file
  const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
  if (failed.length === 0)
    return status === 'failed' ? [failureNote(basename(name), message || endOf(file, crashes))] : []
  return failed.map(({ fullName, failureMessages }) => failureNote(fullName, failureMessages?.[0]))
}

/** If a file's process crashes, Vitest calls the file failed without a message, and its remaining tests pending. */
function endOf({ name, assertionResults }: VitestFile, crashes: readonly string[]): string {
  const why = crashes.find((crash) => crash.includes(name)) ?? 'its process ended before its tests'
  const left = assertionResults.filter(({ status }) => NOT_RUN.includes(status))
  return left[0] === undefined ? why : `${why}; ${left.length} tests not finished, the first “${left[0].fullName}”`
}

/**
 * How many browser tests of a run may need a retry. Among many hundreds, a busy machine occasionally delays one; more
 * than this is a fault.
 */
const MAX_FLAKY = 2

const playwrightSuite = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(
            z.object({ duration: z.number(), error: z.object({ message: z.string().optional() }).optional() }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})
type PlaywrightSuite = z.infer<typeof playwrightSuite>

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(playwrightSuite),
})

/** Counts Playwright's JSON report. Lists tests that passed only on a retry; if there are many, they count as failed. */
export function playwrightOutcome(content: unknown, checkout: string): Outcome {
  const { config, stats, suites } = playwrightReport.parse(content)
  const folder = relative(checkout, config.rootDir)
  const isTolerated = stats.flaky <= MAX_FLAKY
  const failed = isTolerated ? ['unexpected'] : ['unexpected', 'flaky']
  return {
    passed: stats.expected + (isTolerated ? stats.flaky : 0),
    failed: stats.unexpected + (isTolerated ? 0 : stats.flaky),
    skipped: suites.flatMap(skippedIn),
    specs: suites.map((suite) => specRun(posix.join(folder, suite.file), suite, failed)),
    notes: suites.flatMap((suite) => playwrightNotes(suite, failed)),
  }
}

const specsIn = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsIn),
]

function skippedIn(suite: PlaywrightSuite): string[] {
  const left = specsIn(suite).filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
  return left.map(({ title }) => title)
}

function playwrightNotes(suite: PlaywrightSuite, failed: readonly string[]): string[] {
  return specsIn(suite).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky' || failed.includes(status))
      .map(({ status, results }) => {
        const note = failureNote(title, results.find(({ error }) => error)?.error?.message)
        return failed.includes(status) ? note : note.replace(FAILED, 'passed on its second try: ')
      }),
  )
}

function specRun(file: string, suite: PlaywrightSuite, failed: readonly string[]): SpecRun {
  const tests = specsIn(suite).flatMap((spec) => spec.tests)
  const count = (...statuses: string[]) => tests.filter(({ status }) => statuses.includes(status)).length
  const ms = tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0)
  return {
    file,
    seconds: ms / 1_000,
    passed: count('expected', 'flaky') - count(...failed.filter((status) => status === 'flaky')),
    failed: count(...failed),
    notRun: count('skipped'),
  }
}
