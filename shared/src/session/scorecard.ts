import { z } from 'zod'
import { experienceLevelSchema } from '../vocabulary/hiring.ts'
import { hintRungSchema, interviewStepSchema, powerUpSchema } from '../vocabulary/interview.ts'
import { pointVerdictSchema } from './pointJudgement.ts'

/** What an interviewer would recommend, from best to worst. */
export const decisions = ['strong_hire', 'leaning_hire', 'leaning_no_hire', 'strong_no_hire'] as const
export const decisionSchema = z.enum(decisions)
export type HiringDecision = z.infer<typeof decisionSchema>
/** The same, as people write it: `Strong hire`. */
const spelledDecisionSchema = z
  .string()
  .transform((text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  )
  .pipe(decisionSchema)

export const decisionLabels: Record<HiringDecision, string> = {
  strong_hire: 'Strong hire',
  leaning_hire: 'Leaning hire',
  leaning_no_hire: 'Leaning no hire',
  strong_no_hire: 'Strong no hire',
}

/**
 * A quote is an exact substring of what was said or written in the commit `eventSeq`. `asked` says what a check had asked, where the quote answers
 * one: "Asked what B's update reports, said …".
 */
export const evidenceSchema = z.object({
  eventSeq: z.int().min(1),
  quote: z.string().min(1),
  asked: z.string().min(1).max(200).optional(),
})
export type Evidence = z.infer<typeof evidenceSchema>

/** Scores go from 1 to this. */
export const bestScore = 4

const capAt = { at: z.union([z.literal(1), z.literal(2), z.literal(3)]), question: z.int().min(1).optional() }

/**
 * The best score that was left, and why. `question` is where, in the lines of a session with several. The rule is `capsOn`
 * (`rules/caps.ts`).
 */
export const scoreCapSchema = z.discriminatedUnion('because', [
  z.object({ because: z.literal('hints'), ...capAt, rung: hintRungSchema }),
  z.object({ because: z.literal('power_up'), ...capAt, powerUp: powerUpSchema }),
  z.object({ because: z.literal('asked'), ...capAt }),
  z.object({ because: z.literal('no_test_passed'), ...capAt }),
  z.object({ because: z.literal('only_written'), ...capAt }),
])
export type ScoreCap = z.infer<typeof scoreCapSchema>

/**
 * A point that belongs to a dimension, and what became of it in the end. `not_understood` is also what nobody asked about and nobody spoke
 * of. A verdict that is not that has evidence.
 */
export const linePointSchema = z.object({
  title: z.string(),
  verdict: pointVerdictSchema,
  evidence: z.array(evidenceSchema),
})
export type LinePoint = z.infer<typeof linePointSchema>

/** One dimension of the rubric. A score of null means there wasn't enough evidence. It isn't an average. */
export const scorecardLineSchema = z.object({
  dimension: z.string(),
  weightPercent: z.number(),
  /** What somebody of this level and role is expected to be seen doing; missing in old scorecards. */
  expected: z.string().optional(),
  score: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(bestScore)]).nullable(),
  behaviours: z.array(z.string()),
  /** What capped the score; missing if nothing did, and in old scorecards, which say it among the behaviours. */
  caps: z.array(scoreCapSchema).optional(),
  evidence: z.array(evidenceSchema),
  /** What we looked for in this dimension, point by point; missing in old scorecards and in those by people. */
  points: z.array(linePointSchema).optional(),
  nextStep: z.string(),
})
export type ScorecardLine = z.infer<typeof scorecardLineSchema>

/**
 * What a person submits: a line for each dimension that they could judge, and their decision; without one it follows from the
 * scores. A score cites what was said or written: a message, code, or a note of their own. The rest of the scorecard is counted.
 */
export const submittedScorecardSchema = z.object({
  lines: z
    .array(
      scorecardLineSchema.omit({ weightPercent: true, expected: true, caps: true, points: true }).extend({
        behaviours: z.array(z.string().min(1).max(1_000)).max(20).default([]),
        evidence: z
          .array(evidenceSchema.extend({ quote: z.string().min(1).max(2_000) }))
          .max(20)
          .default([]),
        nextStep: z.string().max(2_000).default(''),
      }),
    )
    .min(1)
    .max(20),
  decision: spelledDecisionSchema.nullish(),
  summary: z.string().max(4_000).default(''),
  fixFirst: z.string().max(2_000).default(''),
})
export type SubmittedScorecard = z.infer<typeof submittedScorecardSchema>

/** A version of the code, as a scorecard lists it. `seq` is the commit that handed it in. The one that `counts` is scored. */
const handedInVersionSchema = z.object({
  seq: z.int().min(1),
  activeMs: z.number(),
  testsPassed: z.int().nullable(),
  testsTotal: z.int().nullable(),
  counts: z.boolean(),
  untouched: z.boolean(),
  bugNamed: z.boolean(),
})

/** A cost that the candidate stated: `said` as a growth such as `n log n`, `fits` null if nobody could tell, `seq` the commit. */
const statedCostSchema = z.object({
  said: z.string().nullable(),
  fits: z.boolean().nullable(),
  seq: z.int().min(1).optional(),
})

/** Counts, not judgements. Times are ms since the question's clock started; null if it never happened. */
export const objectiveSchema = z.object({
  testsPassed: z.int().nullable(),
  testsTotal: z.int().nullable(),
  /** How many of `testsTotal` were not run, as one before them ran out of time; missing where all were. */
  testsNotRun: z.int().min(1).optional(),
  firstRunAt: z.number().nullable(),
  phaseSeconds: z.partialRecord(interviewStepSchema, z.number()),
  hintRungs: z.array(hintRungSchema),
  /** The versions of the code that were handed in, in order; missing in old scorecards, and where a person judges. */
  handIns: z.array(handedInVersionSchema).optional(),
  /** What the candidate says the solution costs; missing if nothing was said and no assessment demands it, and before version 3. */
  costs: z.object({ time: statedCostSchema, space: statedCostSchema }).optional(),
})

export type Objective = z.infer<typeof objectiveSchema>
export type StatedCost = z.infer<typeof statedCostSchema>

export const rounds = ['telephone', 'coding', 'system_design', 'knowledge', 'behavioural'] as const
export const roundSchema = z.enum(rounds)
export type Round = z.infer<typeof roundSchema>

/** The judgement of one round. `decision` is null where too little happened to decide anything. */
export const scorecardSchema = z.object({
  sessionId: z.string(),
  round: roundSchema,
  rubricVersion: z.string(),
  level: experienceLevelSchema,
  assisted: z.boolean(),
  lines: z.array(scorecardLineSchema),
  objective: objectiveSchema,
  decision: decisionSchema.nullable(),
  /** One sentence that says why. */
  summary: z.string(),
  /** The one thing to fix first. */
  fixFirst: z.string(),
  source: z.enum(['ai', 'human', 'objective']),
})
export type Scorecard = z.infer<typeof scorecardSchema>

/** The judgement of a whole session: its rounds, and the lines weighed over them. */
export const sessionScorecardSchema = scorecardSchema.extend({ rounds: z.array(scorecardSchema).min(1) })
export type SessionScorecard = z.infer<typeof sessionScorecardSchema>
