import type { Competency, PublicChallenge } from '../session/publicChallenge.ts'
import type { ChallengeType } from '../vocabulary/interview.ts'
import type { ItemTypes } from './kinds/all.ts'
import type { Check } from './kinds/check.ts'
import type { Versioned } from './library.ts'

/** A figure in a back-of-the-envelope estimate, with its unit. */
export type Estimate = { what: string; result: number; unit: string }

/** A point that a good answer makes. An `essential` point is part of a right answer; a `depth` point goes beyond it. */
export type SpokenPoint = {
  point: string
  signs: readonly string[]
  /** The signs in free wording (`plainSigns`). */
  plainly?: readonly string[] | undefined
  /** Signs, in free wording, that the candidate believes the opposite. */
  denied?: readonly string[] | undefined
  /** Additional signs for text on a whiteboard or in notes. */
  written?: readonly string[] | undefined
  /**
   * The part of the question that the point answers; missing if the question has no parts. A right answer covers every
   * part.
   */
  side?: string | undefined
  weight: 'essential' | 'depth'
  /** The rubric dimension that the point counts towards; null if this kind of question has no dimensions. */
  dimension: string | null
  /** A question that asks for the point without giving it away; null if the author wrote none. */
  question: string | null
  /** The checks to ask if we didn't understand the candidate's explanation; missing if the author wrote none. */
  checks?: readonly Check[] | undefined
}

/** A question answered in words, for the interviewer. Never leaves the server; clients get `presentableSpoken`. */
export type SpokenQuestion = Omit<
  Versioned<ItemTypes['knowledge']>,
  'challengeType' | 'keyPoints' | 'durationInMinutes'
> & {
  challengeType: ChallengeType
  durationInMinutes: number
  /** What a story from the candidate's own work should show; missing for every other kind. */
  competency?: Competency | undefined
  /** Markdown: everything the candidate reads. */
  statement: string
  points: readonly SpokenPoint[]
  /** A system's requirements, for a candidate who asks. Empty for every other kind. */
  requirements: readonly string[]
  /** Estimates to make before a system is drawn. Empty for every other kind. */
  estimates: readonly Estimate[]
  examples: PublicChallenge['examples']
}
