import { type CardKind, cardKindSchema, type Observation, skillSchema } from '@greenroom/shared/learning'
import { contentDomainSchema } from '@greenroom/shared/vocabulary'
import { type ReviewGrade, reviewGradeSchema, reviewVerdictSchema } from '@greenroom/shared/wire'
import { z } from 'zod'
import { memorySchema } from './schedule.ts'

const givenAnswerSchema = z.object({
  /** The card's revision that the answer was given to. */
  rev: z.int(),
  chosen: z.array(z.int()),
  text: z.string(),
  verdict: reviewVerdictSchema,
  /** The chance of being right by guessing. */
  guess: z.number(),
})

const lastGradeSchema = z.object({
  gradeId: z.string(),
  grade: reviewGradeSchema,
  /** ms since 1970. */
  at: z.number(),
  minutes: z.number(),
  /** The answer as the server judged it; missing for a card that people grade themselves. */
  answer: givenAnswerSchema.optional(),
  /** The card before the grade, to undo it. */
  before: z.object({ memory: memorySchema, dueAt: z.number(), gradedAt: z.number().nullable() }),
})

/** A learner's card. Times in ms since 1970. */
export const cardRecordSchema = z.object({
  /** `{userId}/{card's id}` */
  id: z.string(),
  userId: z.int(),
  cardId: z.string(),
  /** Changes with every change of the card, so that if two tabs change it, one wins. */
  rev: z.int(),
  kind: cardKindSchema,
  skill: skillSchema.nullable(),
  /** Decided when the card was added; missing in older cards until the next sweep. */
  domain: contentDomainSchema.optional(),
  front: z.string().optional(),
  back: z.string().optional(),
  addedAt: z.number(),
  memory: memorySchema,
  /** When it is due; null while it is put away. */
  dueAt: z.number().nullable(),
  gradedAt: z.number().nullable(),
  answer: givenAnswerSchema.nullable(),
  last: lastGradeSchema.nullable(),
  /** When the last grade starts to count; null once it does. */
  settleAt: z.number().nullable(),
  /**
   * Where the card came from, such as a session in which it was missed, latest last. Makes adding it again idempotent.
   */
  from: z.array(z.string()),
})
export type CardRecord = z.infer<typeof cardRecordSchema>
export type LastGrade = z.infer<typeof lastGradeSchema>
export type GivenAnswer = z.infer<typeof givenAnswerSchema>

/** How hard it is to know each kind of card, on the scale of abilities (`Observation`). */
const difficulties: Record<CardKind, number> = {
  concept: -1.2,
  quiz: -0.6,
  point: 0,
  behaviour: 0,
  counterexample: 0,
  diagnostic: 0,
}
const outcomes: Record<ReviewGrade, number> = { again: 0, hard: 0.5, good: 1, easy: 1 }
const outcomeOf = { right: 1, half: 0.5, wrong: 0 } as const
/**
 * The weight of what people say about themselves, and that of knowing how to behave, which is much less than doing it.
 */
const selfWeight = 0.5
const behaviourWeight = 0.2

/** What a grade says about the card's skill. */
export function observationsOf({ kind, skill }: CardRecord, { grade, answer }: LastGrade): Observation[] {
  if (skill === null) return []
  const weight = kind === 'behaviour' ? behaviourWeight : answer === undefined ? selfWeight : 1
  const outcome = answer === undefined ? outcomes[grade] : outcomeOf[answer.verdict]
  return [{ skill, source: 'review', outcome, difficulty: difficulties[kind], guess: answer?.guess ?? 0, weight }]
}
