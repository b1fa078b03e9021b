import { z } from 'zod'
import type { Outcome } from './outcome.ts'

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

/** Counts Vitest's JSON report; a spec file that fails before its first test is one failure. */
export function vitestOutcome(content: unknown): Outcome {
  const report = vitestReport.parse(content)
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
})

/** Counts Playwright's JSON report; a test that passed only when tried again has failed. */
export function playwrightOutcome(content: unknown): Outcome {
  const { stats } = playwrightReport.parse(content)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}
