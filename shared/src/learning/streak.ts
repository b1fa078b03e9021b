import { offsetsOf } from '../rules/zonedTime.ts'
import { type Worked, workIn } from './worked.ts'

/**
 * Days in a row on which somebody learned. `hasToday`: whether today counts already; until it does, nothing is lost.
 * `restDays`: how many missed days won't break it.
 */
export type Streak = { days: number; longest: number; restDays: number; hasToday: boolean }

/** How many days in a row earn a rest day, and how many rest days can be saved. */
export const daysForRest = 7
export const mostRestDays = 2
/** A day counts if something was finished for the first time, or after this many minutes. */
const leastMinutes = 10
const dayMs = 86_400_000

/**
 * The streak at `at` (ms since 1970), in days of the learner's time zone (IANA name). Finishing the same thing again
 * doesn't count, and neither does submitting it twice.
 */
export function streakOf(worked: Worked, { timeZone, at }: { timeZone: string; at: number }): Streak {
  const offsetAt = offsetsOf(timeZone)
  const dayOf = (instant: number): number => Math.floor((instant + offsetAt(instant)) / dayMs)
  const [active, minutesOf] = [new Set<number>(), new Map<number, number>()]
  for (const work of workIn(worked, at)) {
    const day = dayOf(work.at)
    const total = (minutesOf.get(day) ?? 0) + work.minutes
    minutesOf.set(day, total)
    if (total >= leastMinutes || work.isFirst) active.add(day)
  }
  const today = dayOf(at)
  let streak: Streak = { days: 0, longest: 0, restDays: 0, hasToday: active.has(today) }
  if (active.size === 0) return streak
  for (let day = Math.min(...active); day <= today; day++) streak = next(streak, active.has(day), day === today)
  return streak
}

function next({ days, longest, restDays, hasToday }: Streak, isActive: boolean, isToday: boolean): Streak {
  if (isActive) {
    const grown = days + 1
    const earned = grown % daysForRest === 0 ? 1 : 0
    return {
      hasToday,
      days: grown,
      longest: Math.max(longest, grown),
      restDays: Math.min(mostRestDays, restDays + earned),
    }
  }
  if (isToday) return { days, longest, restDays, hasToday }
  return restDays > 0 ? { days, longest, restDays: restDays - 1, hasToday } : { days: 0, longest, restDays, hasToday }
}
