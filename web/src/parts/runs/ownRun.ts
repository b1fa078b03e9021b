import {
  isJudged,
  type Question,
  type TestCaseOutcome,
  type TestRun,
  type TestRunResults,
} from '@greenroom/shared/session'
import { resultTexts, roomTexts as texts } from '../room/texts.ts'

export type Verdict = keyof typeof resultTexts

/** The latest run that the candidate started and can see; hidden runs are the interviewer's. */
export const latestOwnRun = (question: Question): TestRun | undefined =>
  question.runs.filter(({ purpose }) => purpose !== 'hidden').sort((a, b) => b.requestedAt - a.requestedAt)[0]

/** Converts a run's result to a verdict. */
export function verdictOf({ outcome }: TestRun): Verdict {
  switch (outcome.status) {
    case 'IN_QUEUE':
    case 'PENDING':
      return outcome.status
    case 'REJECTED_INSUFFICIENT_TOKENS':
      return 'OUT_OF_TOKENS'
    case 'COMPLETED':
      return outcome.results === null ? 'INTERNAL_ERROR' : verdictOfResults(outcome.results)
  }
}

function verdictOfResults({ allTestCasesPassed, compilation, testCases }: TestRunResults): Verdict {
  if (allTestCasesPassed) return testCases.length > 0 && !testCases.some(isJudged) ? 'RAN' : 'ACCEPTED'
  if (compilation.status !== 'ACCEPTED') return compilation.status
  return testCases.find(isFailed)?.status ?? 'WRONG_ANSWER'
}

/** Converts a case's result to a verdict. */
export function verdictOfCase(outcome: TestCaseOutcome): Verdict {
  if (outcome.notRun) return 'NOT_RUN'
  return outcome.status === 'ACCEPTED' && !isJudged(outcome) ? 'RAN' : outcome.status
}

/** Also true for a case that wasn't run, because that doesn't count as passed. */
export const isFailed = ({ status }: TestCaseOutcome): boolean => status !== 'ACCEPTED'

/** Describes the run in one sentence: how many cases pass, and the first one that doesn't. */
export function sentenceOfRun(run: TestRun): string {
  const verdict = verdictOf(run)
  if (run.outcome.status !== 'COMPLETED' || run.outcome.results === null) return resultTexts[verdict].sentence
  const { testCases } = run.outcome.results
  // A run on the candidate's own input can't pass or fail.
  const judged = testCases.filter(isJudged)
  const [passed, total] = [judged.filter((outcome) => !isFailed(outcome)).length, judged.length]
  if (verdict === 'ACCEPTED') return texts.allPass(total)
  const nothingWasExpected = testCases.length > 0 && total === 0
  if (nothingWasExpected || verdict === 'COMPILATION_ERROR' || verdict === 'EXEC_FORMAT_ERROR')
    return resultTexts[verdict].sentence
  const first = testCases.findIndex((outcome) => isFailed(outcome) && !outcome.hidden)
  const notRun = judged.filter((outcome) => outcome.notRun).length
  return [
    texts.passed(passed, total),
    ...(notRun > 0 ? [texts.notRun(notRun)] : []),
    ...(first < 0 ? [] : [texts.firstFailure(first + 1)]),
  ].join(' ')
}

export type Kind = { name: string; passed: number; notRun: number; total: number }

/** Hidden cases by category: how many pass and how many weren't run in each, and nothing else. */
export function hiddenKinds(testCases: readonly TestCaseOutcome[]): Kind[] {
  const kinds = new Map<string, Kind>()
  for (const outcome of testCases.filter(({ hidden }) => hidden)) {
    const name = outcome.category ?? texts.otherKind
    const kind = kinds.get(name) ?? { name, passed: 0, notRun: 0, total: 0 }
    kinds.set(name, {
      name,
      passed: kind.passed + (isFailed(outcome) ? 0 : 1),
      notRun: kind.notRun + (outcome.notRun ? 1 : 0),
      total: kind.total + 1,
    })
  }
  return [...kinds.values()]
}
