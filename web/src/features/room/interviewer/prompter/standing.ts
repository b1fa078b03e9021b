import type { CodeFacts, TestCount } from '@greenroom/shared/session'
import type { InterviewStep } from '@greenroom/shared/vocabulary'

/** The facts behind the suggestions, limited to what the interviewer can see. */
export type Standing = {
  step: InterviewStep
  /** The candidate's name. */
  name: string
  /** The interviewer's and the candidate's messages to each other about this question. */
  said: readonly string[]
  heard: readonly string[]
  /** Time since the candidate last wrote or typed anything, in ms; 0 while the clock is stopped. */
  silentMs: number
  /** What's left of the step's share of the time, in ms; negative if overrun, null while the clock is stopped. */
  stepLeftMs: number | null
  tests: TestCount | null
  facts: CodeFacts | null
  hintRung: number
  hintCount: number
}

/** A silence of this length calls for a question. */
export const longSilenceMs = 2 * 60_000

const costs = /\bO\s?\(|\blog\b|\blinear\b|\bquadratic\b|\bconstant\b|n\^2|n²|\bexponential\b/i

/** Whether the candidate has written down a cost. */
export const hasNamedCost = ({ heard }: Pick<Standing, 'heard'>): boolean => heard.some((each) => costs.test(each))

/** Whether the candidate has asked any questions. */
export const hasAsked = ({ heard }: Pick<Standing, 'heard'>): boolean => heard.some((each) => each.includes('?'))

/**
 * The smallest input that the latest version gets wrong, on one line; null if there is none or it's too long to read
 * out.
 */
export function failingInput({ facts }: Pick<Standing, 'facts'>): string | null {
  if (facts === null || facts.counterexample === null) return null
  const line = facts.counterexample.rows.map(({ name, value }) => `${name} = ${value}`).join(', ')
  return line.length <= longestInput ? line : null
}

const longestInput = 120
