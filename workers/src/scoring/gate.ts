import type { TestRunResults } from '@greenroom/shared/session'

/**
 * Whether the candidate met a hire's requirements besides the scores, and the deciding reason. `isOpen` means that this
 * couldn't be judged; `isFinal` means that nothing else can matter.
 */
export type Gate = {
  passed: boolean
  because: GateReason
  isOpen?: boolean | undefined
  isFinal?: boolean | undefined
}

export type GateReason =
  /** The candidate meets every requirement for a hire. */
  | { kind: 'met' }
  | { kind: 'skipped' }
  /** The listed dimensions are below the requirements for a hire. */
  | { kind: 'below'; dimensions: string[] }
  /** The candidate didn't hand anything in, and left no code of their own. */
  | { kind: 'no_code' }
  /** The tests gave no result. */
  | { kind: 'no_result' }
  | ({ kind: 'tests' } & Pick<TestRunResults, 'passed' | 'total'>)
  /** Some tests failed, and the candidate found the cause without help. */
  | ({ kind: 'found_bug' } & Pick<TestRunResults, 'passed' | 'total'>)
  /** Efficient algorithm: wrong for inputs of any size. */
  | ({ kind: 'incorrect' } & Pick<TestRunResults, 'passed' | 'total'>)
  /** Efficient algorithm: right, but needs too much time or memory for large inputs. */
  | ({ kind: 'inefficient' } & Pick<TestRunResults, 'passed' | 'total'>)
  /** Efficient algorithm: the candidate didn't state time and memory. */
  | { kind: 'no_costs' }
  /** Several questions: the candidate didn't work on any of them. */
  | { kind: 'untouched' }
  /** Several questions: this one (counted from 1) decided the result. */
  | { kind: 'question'; number: number }
