import type { CodeFacts, TestCount } from '@greenroom/shared/session'
import type { InterviewStep } from '@greenroom/shared/vocabulary'

/** What the prompter goes by: facts of the interview, as far as the interviewer may see them. */
export type Standing = {
  step: InterviewStep
  /** How the candidate is called. */
  name: string
  /** What the interviewer and the candidate have said to each other about this question. */
  said: readonly string[]
  heard: readonly string[]
  /** How long the candidate has neither written nor typed, in ms; 0 while the clock stands. */
  silentMs: number
  /** What is left of the step's share of the time, in ms; negative beyond it, null if the clock stands. */
  stepLeftMs: number | null
  tests: TestCount | null
  facts: CodeFacts | null
  hintRung: number
  hintCount: number
}

/** So long a silence is worth a question. */
export const longSilenceMs = 2 * 60_000

const costs = /\bO\s?\(|\blog\b|\blinear\b|\bquadratic\b|\bconstant\b|n\^2|n²|\bexponential\b/i

/** Whether the candidate named a cost, as far as it was written. */
export const hasNamedCost = ({ heard }: Pick<Standing, 'heard'>): boolean => heard.some((each) => costs.test(each))

/** Whether the candidate asked for anything. */
export const hasAsked = ({ heard }: Pick<Standing, 'heard'>): boolean => heard.some((each) => each.includes('?'))

/** The smallest input that the latest version gets wrong, in one line; null if there is none, or it is too long to say. */
export function failingInput({ facts }: Pick<Standing, 'facts'>): string | null {
  if (facts === null || facts.counterexample === null) return null
  const line = facts.counterexample.rows.map(({ name, value }) => `${name} = ${value}`).join(', ')
  return line.length <= longestInput ? line : null
}

const longestInput = 120
