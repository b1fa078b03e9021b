import { addDays, type KeptItem, type PlanFrame } from '@greenroom/shared/learning'
import type { PathWish } from '@greenroom/shared/wire'
import type { StoredItem } from './records.ts'

const usualDays = 28
/** A path reaches at most this far ahead; planning again takes it further. */
const maxDays = 12 * 7

/**
 * The days that a path covers, starting `today`. Without a date it takes four weeks. A crash course treats its end as
 * the interview, and keeps its last day when it is planned again (`until`). A date in the past no longer counts.
 */
export function frameOf(
  wish: Pick<PathWish, 'date' | 'days' | 'hoursPerWeek'>,
  { today, until, kept }: { today: string; until: string | null; kept: readonly StoredItem[] },
): PlanFrame {
  const date = wish.date !== null && wish.date > today ? wish.date : null
  const ends = [
    addDays(today, (date === null ? usualDays : maxDays) - 1),
    ...(wish.days === null ? [] : [until !== null && until >= today ? until : addDays(today, wish.days - 1)]),
    ...(date === null ? [] : [addDays(date, -1)]),
  ]
  const lastDay = ends.toSorted()[0] ?? today
  const isLast = wish.days !== null || date === addDays(lastDay, 1)
  return {
    from: today,
    lastDay,
    interviewOn: isLast ? addDays(lastDay, 1) : null,
    hoursPerWeek: wish.hoursPerWeek,
    kept: kept.map(({ id, kind, day, minutes, round }): KeptItem => ({ id, kind, day, minutes, round })),
  }
}
