import { reviewRules } from '@greenroom/shared/rules'
import { type ReviewGrade, reviewGrades } from '@greenroom/shared/wire'
import { createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs'
import { z } from 'zod'

/** What FSRS remembers about a card. `due` and `lastReview` in ms since 1970. */
export const memorySchema = z.object({
  due: z.number(),
  stability: z.number(),
  difficulty: z.number(),
  scheduledDays: z.number(),
  reps: z.int(),
  lapses: z.int(),
  state: z.enum(State),
  lastReview: z.number().nullable(),
})
export type Memory = z.infer<typeof memorySchema>

/**
 * Whole days only, so that a card comes up once in a sitting. Without randomness, so that two engines compute the same
 * plan.
 */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, request_retention: 0.9 })

const ratings: Record<ReviewGrade, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}
const halfADayMs = 12 * 60 * 60_000

/** The memory of a card that was never reviewed. */
export function newMemory(at: number): Memory {
  const { stability, difficulty, state } = createEmptyCard(at)
  return { due: at, stability, difficulty, scheduledDays: 0, reps: 0, lapses: 0, state, lastReview: null }
}

/** The memory after a grade at `at` (ms since 1970). */
export function graded(memory: Memory, grade: ReviewGrade, at: number): Memory {
  const { lastReview, scheduledDays, ...rest } = memory
  const { card } = scheduler.next(
    {
      ...rest,
      ...{ elapsed_days: 0, scheduled_days: scheduledDays, learning_steps: 0 },
      ...(lastReview === null ? {} : { last_review: lastReview }),
    },
    // A clock that was set back must not make the scheduler fail.
    Math.max(at, lastReview ?? 0),
    ratings[grade],
  )
  const { stability, difficulty, scheduled_days, reps, lapses, state, due, last_review } = card
  return {
    ...{ due: due.getTime(), stability, difficulty, scheduledDays: scheduled_days, reps, lapses, state },
    lastReview: last_review?.getTime() ?? at,
  }
}

/**
 * When a card graded at `at` comes back: some hours before FSRS says, so that an evening's card is there the next day.
 */
export const comesBackAt = ({ due }: Memory, at: number): number => Math.max(at + halfADayMs, due - reviewRules.earlyMs)

/** When the card comes back after each grade. */
export const comesBackAfter = (memory: Memory, at: number): Record<ReviewGrade, number> => {
  const after = (grade: ReviewGrade): number => comesBackAt(graded(memory, grade, at), at)
  const [again, hard, good, easy] = reviewGrades.map(after) as [number, number, number, number]
  return { again, hard, good, easy }
}
