import { offsetsOf } from '../rules/zonedTime.ts'
import { eachWork, type Worked } from './worked.ts'

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
  const today = dayOf(at)
  let streak: Streak = { days: 0, longest: 0, restDays: 0, hasToday: false }
  /** The next day to count. Work is sorted by time, so the day before it is complete. */
  let [open, minutes, isActive] = [Number.NaN, 0, false]
  const count = (until: number): void => {
    for (; open < until; open++) {
      streak = next(streak, isActive, open === today)
      ;[minutes, isActive] = [0, false]
    }
  }
  eachWork(worked, at, (startedAt, spent, isFirst) => {
    const day = dayOf(startedAt)
    if (Number.isNaN(open)) open = day
    count(day)
    minutes += spent
    if (minutes >= leastMinutes || isFirst) isActive = true
  })
  if (Number.isNaN(open)) return streak
  const hasToday = open === today && isActive
  count(today + 1)
  return { ...streak, hasToday }
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
