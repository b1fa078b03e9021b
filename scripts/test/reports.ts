import { z } from 'zod'
import type { Outcome } from './outcome.ts'

const NOT_RUN = ['pending', 'skipped', 'todo', 'disabled']

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

/** Counts Vitest's JSON report; a spec file that fails before its first test is one failure. */
export function vitestOutcome(content: unknown): Outcome {
  const report = vitestReport.parse(content)
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: tests.filter(({ status }) => NOT_RUN.includes(status)).map(({ fullName }) => fullName),
  }
}

const playwrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(playwrightSuite),
})

/** Counts Playwright's JSON report; a test that passed only when tried again has failed. */
export function playwrightOutcome(content: unknown): Outcome {
  const { stats, suites } = playwrightReport.parse(content)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: suites.flatMap(skippedIn),
  }
}

function skippedIn({ specs, suites }: z.infer<typeof playwrightSuite>): string[] {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'skipped')).map(({ title }) => title)
  return [...here, ...(suites ?? []).flatMap(skippedIn)]
}
