import type { CodeFacts, TestCount } from '@greenroom/shared/session'
import type { InterviewStep } from '@greenroom/shared/vocabulary'

/** The facts that suggestions are based on, limited to what the interviewer may see. */
export type Standing = {
  step: InterviewStep
  /** The candidate's name. */
  name: string
  /** The messages between interviewer and candidate about this question. */
  said: readonly string[]
  heard: readonly string[]
  /** How long the candidate has neither written nor typed, in ms; 0 while the clock is stopped. */
  silentMs: number
  /** How much is left of the step's share of the time, in ms; negative when it's exceeded, null if the clock is stopped. */
  stepLeftMs: number | null
  tests: TestCount | null
  facts: CodeFacts | null
  hintRung: number
  hintCount: number
}

/** A silence this long deserves a question. */
export const longSilenceMs = 2 * 60_000

const costs = /\bO\s?\(|\blog\b|\blinear\b|\bquadratic\b|\bconstant\b|n\^2|n²|\bexponential\b/i

/** Whether the candidate named a cost in writing. */
export const hasNamedCost = ({ heard }: Pick<Standing, 'heard'>): boolean => heard.some((each) => costs.test(each))

/** Whether the candidate asked for anything. */
export const hasAsked = ({ heard }: Pick<Standing, 'heard'>): boolean => heard.some((each) => each.includes('?'))

/** The smallest input that the latest version gets wrong, on one line; null if there is none, or it is too long to say. */
export function failingInput({ facts }: Pick<Standing, 'facts'>): string | null {
  if (facts === null || facts.counterexample === null) return null
  const line = facts.counterexample.rows.map(({ name, value }) => `${name} = ${value}`).join(', ')
  return line.length <= longestInput ? line : null
}

const longestInput = 120
