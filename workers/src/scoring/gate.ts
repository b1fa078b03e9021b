import type { TestRunResults } from '@greenroom/shared/session'

/**
 * Whether what a hire needs besides the scores was there, and what decided that. `isOpen` where it could not be judged; `isFinal` where
 * nothing else can matter.
 */
export type Gate = {
  passed: boolean
  because: GateReason
  isOpen?: boolean | undefined
  isFinal?: boolean | undefined
}

export type GateReason =
  /** All that a hire needs was there. */
  | { kind: 'met' }
  | { kind: 'skipped' }
  /** These dimensions are lower than a hire allows. */
  | { kind: 'below'; dimensions: string[] }
  /** Nothing of the candidate's own was handed in or left. */
  | { kind: 'no_code' }
  /** The tests never gave a result. */
  | { kind: 'no_result' }
  | ({ kind: 'tests' } & Pick<TestRunResults, 'passed' | 'total'>)
  /** Some tests failed, and the candidate found out why without help. */
  | ({ kind: 'found_bug' } & Pick<TestRunResults, 'passed' | 'total'>)
  /** Of an efficient algorithm: it is wrong, whatever the size of the input. */
  | ({ kind: 'incorrect' } & Pick<TestRunResults, 'passed' | 'total'>)
  /** Of an efficient algorithm: it is right, and too slow or too large for large inputs. */
  | ({ kind: 'inefficient' } & Pick<TestRunResults, 'passed' | 'total'>)
  /** Of an efficient algorithm: what it costs was not stated, in time or in space. */
  | { kind: 'no_costs' }
  /** Of several questions none was worked on. */
  | { kind: 'untouched' }
  /** Of several questions this one, which counts from 1, decided it. */
  | { kind: 'question'; number: number }
