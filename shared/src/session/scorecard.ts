import { z } from 'zod'
import { experienceLevelSchema } from '../vocabulary/hiring.ts'
import { hintRungSchema, interviewStepSchema, powerUpSchema } from '../vocabulary/interview.ts'
import { pointVerdictSchema } from './pointJudgement.ts'

/** An interviewer's recommendations, from best to worst. */
export const decisions = ['strong_hire', 'leaning_hire', 'leaning_no_hire', 'strong_no_hire'] as const
export const decisionSchema = z.enum(decisions)
export type HiringDecision = z.infer<typeof decisionSchema>
/** A decision as people write it: `Strong hire`. */
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
 * A quote is an exact substring of a message or code in the commit `eventSeq`. `asked` is the check question that the
 * quote answers: "Asked what B's update reports, said …".
 */
export const evidenceSchema = z.object({
  eventSeq: z.int().min(1),
  quote: z.string().min(1),
  asked: z.string().min(1).max(200).optional(),
})
export type Evidence = z.infer<typeof evidenceSchema>

/** The highest score; the lowest is 1. */
export const bestScore = 4

const capAt = { at: z.union([z.literal(1), z.literal(2), z.literal(3)]), question: z.int().min(1).optional() }

/**
 * A limit on a dimension's score, and the reason for it. `question` is the question's number, in a session with several
 * questions. See `capsOn` (`rules/caps.ts`) for the rule.
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
 * A point of a dimension, and its final verdict. `not_understood` includes points that never came up. Any other verdict
 * has evidence.
 */
export const linePointSchema = z.object({
  title: z.string(),
  verdict: pointVerdictSchema,
  evidence: z.array(evidenceSchema),
})
export type LinePoint = z.infer<typeof linePointSchema>

/** One dimension of the rubric. A null score means there wasn't enough evidence. The score isn't an average. */
export const scorecardLineSchema = z.object({
  dimension: z.string(),
  weightPercent: z.number(),
  /** What we expect from candidates of this level and role; missing in old scorecards. */
  expected: z.string().optional(),
  score: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(bestScore)]).nullable(),
  behaviours: z.array(z.string()),
  /** What capped the score; missing if nothing did, and in old scorecards, which list caps among the behaviours. */
  caps: z.array(scoreCapSchema).optional(),
  evidence: z.array(evidenceSchema),
  /**
   * The points we looked for in this dimension, with their verdicts; missing in old scorecards and in those that people
   * write.
   */
  points: z.array(linePointSchema).optional(),
  nextStep: z.string(),
})
export type ScorecardLine = z.infer<typeof scorecardLineSchema>

/**
 * A human interviewer's scorecard: a line for each dimension they could judge, and their decision, which otherwise
 * follows from the scores. A score cites evidence: a message, code, or one of their own notes. The rest of the
 * scorecard is computed.
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

/**
 * A handed-in version of the code, as listed in a scorecard. `seq` is the commit of the hand-in. The version marked
 * `counts` is the one that was scored.
 */
const handedInVersionSchema = z.object({
  seq: z.int().min(1),
  activeMs: z.number(),
  testsPassed: z.int().nullable(),
  testsTotal: z.int().nullable(),
  counts: z.boolean(),
  untouched: z.boolean(),
  bugNamed: z.boolean(),
})

/**
 * A cost stated by the candidate. `said` is a growth such as `n log n`; `fits` is null if unclear; `seq` is the commit.
 */
const statedCostSchema = z.object({
  said: z.string().nullable(),
  fits: z.boolean().nullable(),
  seq: z.int().min(1).optional(),
})

/**
 * Counts and times rather than judgements. Times are ms since the question's clock started, or null for something that
 * never happened.
 */
export const objectiveSchema = z.object({
  testsPassed: z.int().nullable(),
  testsTotal: z.int().nullable(),
  /**
   * How many of the `testsTotal` tests were not run, because an earlier test ran out of time; missing if all tests were
   * run.
   */
  testsNotRun: z.int().min(1).optional(),
  firstRunAt: z.number().nullable(),
  phaseSeconds: z.partialRecord(interviewStepSchema, z.number()),
  hintRungs: z.array(hintRungSchema),
  /** The handed-in versions of the code, in order; missing in old scorecards, and in those that people write. */
  handIns: z.array(handedInVersionSchema).optional(),
  /** The candidate's stated costs of the solution; missing if none were stated or required, and before version 3. */
  costs: z.object({ time: statedCostSchema, space: statedCostSchema }).optional(),
})

export type Objective = z.infer<typeof objectiveSchema>
export type StatedCost = z.infer<typeof statedCostSchema>

export const rounds = ['telephone', 'coding', 'system_design', 'knowledge', 'behavioural'] as const
export const roundSchema = z.enum(rounds)
export type Round = z.infer<typeof roundSchema>

/** The scorecard of one round. `decision` is null if too little happened to decide. */
export const scorecardSchema = z.object({
  sessionId: z.string(),
  round: roundSchema,
  rubricVersion: z.string(),
  level: experienceLevelSchema,
  assisted: z.boolean(),
  lines: z.array(scorecardLineSchema),
  objective: objectiveSchema,
  decision: decisionSchema.nullable(),
  /** The reason, in one sentence. */
  summary: z.string(),
  /** The one thing to fix first. */
  fixFirst: z.string(),
  source: z.enum(['ai', 'human', 'objective']),
})
export type Scorecard = z.infer<typeof scorecardSchema>

/** The scorecard of a whole session: its rounds, and their weighted lines. */
export const sessionScorecardSchema = scorecardSchema.extend({ rounds: z.array(scorecardSchema).min(1) })
export type SessionScorecard = z.infer<typeof sessionScorecardSchema>
