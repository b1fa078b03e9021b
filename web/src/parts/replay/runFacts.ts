import { isJudged, type Question, type TestCaseOutcome, type TestRun } from '@greenroom/shared/session'
import { replayTexts as texts } from './texts.ts'

/** Describes a run's result in a word or a sentence. */
export function sentenceOf({ purpose, outcome }: Pick<TestRun, 'purpose' | 'outcome'>): string {
  if (outcome.status === 'REJECTED_INSUFFICIENT_TOKENS') return texts.runRejected
  if (outcome.status !== 'COMPLETED') return texts.runUnderWay
  const { results } = outcome
  if (results === null) return texts.runFailed
  const { passed, total, testCases, compilation } = results
  if (compilation.status !== 'ACCEPTED') return texts.runNotCompiled
  if (testCases.length > 0 && !testCases.some(isJudged)) return texts.runOwnInput
  const counted =
    purpose === 'hidden' || purpose === 'submission' ? texts.runResult(passed, total) : texts.runVisible(passed, total)
  const notRun = testCases.filter((each) => each.notRun).length
  return notRun === 0 ? counted : `${counted} ${texts.runNotRun(notRun)}`
}

/** A question's latest run. */
export const latestOf = (question: Question | undefined): TestRun | undefined =>
  question?.runs.toSorted((a, b) => a.requestedAt - b.requestedAt).at(-1)

/** Finds the first failed case whose input is visible. */
export function firstFailureOf({ outcome }: TestRun): TestCaseOutcome | undefined {
  const results = outcome.status === 'COMPLETED' ? outcome.results : null
  return results?.testCases.find((each) => !each.hidden && isJudged(each) && each.status !== 'ACCEPTED' && !each.notRun)
}

/** The compiler's output, if the program didn't compile. */
export function compilerWordsOf({ outcome }: TestRun): string {
  const results = outcome.status === 'COMPLETED' ? outcome.results : null
  return results === null || results.compilation.status === 'ACCEPTED' ? '' : results.compilation.output.trim()
}
