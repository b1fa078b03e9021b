import type { Competency, PublicChallenge } from '../session/publicChallenge.ts'
import type { ChallengeType } from '../vocabulary/interview.ts'
import type { ItemTypes } from './kinds/all.ts'
import type { Check } from './kinds/check.ts'
import type { Versioned } from './library.ts'

/** A figure on the back of an envelope, and its unit. */
export type Estimate = { what: string; result: number; unit: string }

/** A point that a good answer makes. An `essential` one belongs to a right answer; `depth` is what goes beyond it. */
export type SpokenPoint = {
  point: string
  signs: readonly string[]
  /** The same in plain words (`plainSigns`). */
  plainly?: readonly string[] | undefined
  /** By what one hears that somebody believes the opposite, in plain words. */
  denied?: readonly string[] | undefined
  /** What shows it on a whiteboard or in notes, besides its signs. */
  written?: readonly string[] | undefined
  /** The part of the question that it answers. A right answer has something of each part; null where it belongs to none. */
  side?: string | undefined
  weight: 'essential' | 'depth'
  /** The dimension of the rubric that it tells about, where the kind has dimensions of its own. */
  dimension: string | null
  /** What asks for it without giving it away, where its author wrote that down. */
  question: string | null
  /** What settles it where its explanation was not understood; missing where its author wrote none. */
  checks?: readonly Check[] | undefined
}

/** A question that is answered in words, as an interviewer works from it. It never leaves the server; `presentableSpoken` is what does. */
export type SpokenQuestion = Omit<
  Versioned<ItemTypes['knowledge']>,
  'challengeType' | 'keyPoints' | 'durationInMinutes'
> & {
  challengeType: ChallengeType
  durationInMinutes: number
  /** What a story of one's own work is asked for; missing for every other kind. */
  competency?: Competency | undefined
  /** Markdown: all that the candidate reads. */
  statement: string
  points: readonly SpokenPoint[]
  /** What a system has to do, and how well: said to who asks for it. Empty for every other kind. */
  requirements: readonly string[]
  /** What can be worked out about a system before it is drawn. Empty for every other kind. */
  estimates: readonly Estimate[]
  examples: PublicChallenge['examples']
}
