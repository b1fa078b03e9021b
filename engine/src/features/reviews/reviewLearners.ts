import { instantOf, offsetAt, reviewRules } from '@greenroom/shared/rules'
import { z } from 'zod'
import { jsonFile, type PersonalData } from '../../platform/personalData.ts'
import type { Store } from '../../store/port.ts'

const dayMs = 24 * 60 * 60_000
const hourMs = 60 * 60_000

const recordSchema = z.object({
  /** The user's number as text. */
  id: z.string(),
  /** Null until their browser has told us. */
  timeZone: z.string().nullable(),
  /** When to check whether they need a reminder, ms since 1970. */
  remindAt: z.number(),
  /** How many of their happenings have been turned into cards, and when the latest of these were, in ms. */
  syncedSeq: z.int(),
  syncedTo: z.number(),
})
export type ReviewLearner = z.infer<typeof recordSchema>

/** The next time that it is the hour for reminders in a time zone. */
export function nextReminderAt(at: number, timeZone: string): number {
  const shown = at + offsetAt(at, timeZone)
  const today = Math.floor(shown / dayMs) * dayMs + reviewRules.reminderHour * hourMs
  const next = instantOf(today, timeZone)
  return next > at ? next : instantOf(today + dayMs, timeZone)
}

/** The local day at a given time: its start, and its name such as `2026-12-01`. */
export function localDayOf(at: number, timeZone: string): { day: string; startsAt: number } {
  const start = Math.floor((at + offsetAt(at, timeZone)) / dayMs) * dayMs
  return { day: new Date(start).toISOString().slice(0, 10), startsAt: instantOf(start, timeZone) }
}

/** What we know about each learner with cards. */
export function openReviewLearners(store: Store, now: () => number) {
  const learners = store.collection<ReviewLearner>({
    name: 'reviewLearners',
    unique: [],
    indexes: [['remindAt'], ['syncedSeq']],
    parse: (stored) => recordSchema.parse(stored),
  })
  const zoneOf = ({ timeZone }: ReviewLearner): string => timeZone ?? 'UTC'

  async function of(userId: number): Promise<ReviewLearner> {
    const id = String(userId)
    const found = await learners.get(id)
    if (found !== undefined) return found
    const fresh = { id, timeZone: null, remindAt: nextReminderAt(now(), 'UTC'), syncedSeq: 0, syncedTo: 0 }
    return (await learners.insert(fresh)) === 'inserted' ? fresh : of(userId)
  }

  return {
    of,
    zoneOf,
    async setZone(userId: number, timeZone: string): Promise<void> {
      const found = await of(userId)
      if (found.timeZone === timeZone) return
      await learners.update(found.id, { timeZone, remindAt: nextReminderAt(now(), timeZone) })
    },
    async synced(userId: number, syncedSeq: number, syncedTo: number): Promise<void> {
      await learners.update(String(userId), { syncedSeq, syncedTo }, { syncedSeq: { lt: syncedSeq } })
    },
    /** Learners who may need a reminder now. */
    toRemind: (limit: number) =>
      learners.find({ where: { remindAt: { lte: now() } }, sort: [['remindAt', 'asc']], limit }),
    async remindNext(learner: ReviewLearner): Promise<void> {
      const remindAt = nextReminderAt(now(), zoneOf(learner))
      await learners.update(learner.id, { remindAt }, { remindAt: learner.remindAt })
    },
    personalData: {
      collections: ['reviewLearners'],
      async *exported({ userId }) {
        const found = await learners.get(String(userId))
        if (found !== undefined) yield jsonFile('review-reminders.json', { timeZone: found.timeZone })
      },
      async erase({ userId }) {
        await learners.delete(String(userId))
      },
    } satisfies PersonalData,
  }
}
export type ReviewLearners = ReturnType<typeof openReviewLearners>
