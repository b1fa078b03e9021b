import type { Competency, PublicChallenge } from '../session/publicChallenge.ts'
import type { ChallengeType } from '../vocabulary/interview.ts'
import type { ItemTypes } from './kinds/all.ts'
import type { Check } from './kinds/check.ts'
import type { Versioned } from './library.ts'

/** A figure of a back-of-the-envelope estimate, with its unit. */
export type Estimate = { what: string; result: number; unit: string }

/** A point that a good answer makes. An `essential` one belongs to a right answer; a `depth` one goes beyond it. */
export type SpokenPoint = {
  point: string
  signs: readonly string[]
  /** The same in plain words (`plainSigns`). */
  plainly?: readonly string[] | undefined
  /** Signs that somebody believes the opposite, in plain words. */
  denied?: readonly string[] | undefined
  /** More signs, for a whiteboard or notes. */
  written?: readonly string[] | undefined
  /**
   * The part of the question that it answers. A right answer has something of each part; null if it belongs to none.
   */
  side?: string | undefined
  weight: 'essential' | 'depth'
  /** The dimension of the rubric that it counts for, if the kind has dimensions of its own. */
  dimension: string | null
  /** A question that asks for it without giving it away, if its author wrote one. */
  question: string | null
  /** A check for an explanation that was not understood; missing if its author wrote none. */
  checks?: readonly Check[] | undefined
}

/**
 * A question that is answered in words, for the interviewer. Never leaves the server; clients get `presentableSpoken`.
 */
export type SpokenQuestion = Omit<
  Versioned<ItemTypes['knowledge']>,
  'challengeType' | 'keyPoints' | 'durationInMinutes'
> & {
  challengeType: ChallengeType
  durationInMinutes: number
  /** For a story from the candidate's own work: what it should show; missing for every other kind. */
  competency?: Competency | undefined
  /** Markdown: everything the candidate reads. */
  statement: string
  points: readonly SpokenPoint[]
  /** The requirements of a system, for a candidate who asks. Empty for every other kind. */
  requirements: readonly string[]
  /** Estimates to make before a system is drawn. Empty for every other kind. */
  estimates: readonly Estimate[]
  examples: PublicChallenge['examples']
}
