import { z } from 'zod'
import { offsetsOf } from '../rules/zonedTime.ts'
import { nameOfDay, numberOfDay } from './plan/planDays.ts'

/**
 * When a learner did something, oldest first. Each entry is three numbers: a quarter of an hour, counted from 1970; the
 * minutes spent; 1 if something was finished for the first time, else 0. This is enough to tell the day in any time
 * zone, because zones differ by whole quarters of an hour.
 */
export const workedSchema = z.custom<number[]>(areNumbers, 'must be numbers')
export type Worked = readonly number[]

/** Checks all numbers at once, because a schema for each of thousands takes longer than reading them. */
function areNumbers(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'number')
}

const quarterMs = 15 * 60_000
const dayMs = 86_400_000
/** Longer than any calendar on screen. */
const keptQuarters = (400 * dayMs) / quarterMs
const size = 3

export type Work = { at: number; minutes: number; isFirst: boolean }

/** Adds a piece of work, and drops everything older than 400 days. */
export function withWork(worked: Worked, { at, minutes, isFirst }: Work): number[] {
  const quarter = Math.floor(at / quarterMs)
  let place = worked.length
  while (place > 0 && (worked[place - size] ?? 0) > quarter) place -= size
  const isSame = place > 0 && worked[place - size] === quarter
  const [before, first] = isSame ? [worked[place - 2] ?? 0, worked[place - 1] ?? 0] : [0, 0]
  const merged = [quarter, before + minutes, isFirst ? 1 : first]
  const all = [...worked.slice(0, isSame ? place - size : place), ...merged, ...worked.slice(place)]
  const newest = all.at(-size) ?? quarter
  let old = 0
  while ((all[old] ?? newest) < newest - keptQuarters) old += size
  return old === 0 ? all : all.slice(old)
}

/** Calls `visit` with each piece of work up to `until` (ms since 1970), oldest first. */
export function eachWork(
  worked: Worked,
  until: number,
  visit: (at: number, minutes: number, isFirst: boolean) => void,
): void {
  for (let place = 0; place < worked.length; place += size) {
    const at = (worked[place] ?? 0) * quarterMs
    if (at > until) return
    visit(at, worked[place + 1] ?? 0, worked[place + 2] === 1)
  }
}

/**
 * The minutes worked on each day (`2026-12-01`) in a time zone (IANA name). Days without work are missing.
 * @param from the first day; all by default
 */
export function minutesOfDays(worked: Worked, timeZone: string, from = ''): Map<string, number> {
  const offsetAt = offsetsOf(timeZone)
  const first = from === '' ? Number.NEGATIVE_INFINITY : numberOfDay(from)
  const days = new Map<string, number>()
  let [today, name, sum] = [Number.NaN, '', 0]
  // No zone is a whole day away from UTC, so we needn't look further back.
  for (let place = placeOf(worked, ((first - 1) * dayMs) / quarterMs); place < worked.length; place += size) {
    const at = (worked[place] ?? 0) * quarterMs
    const day = Math.floor((at + offsetAt(at)) / dayMs)
    if (day < first) continue
    if (day !== today) {
      if (name !== '') days.set(name, sum)
      today = day
      name = nameOfDay(day)
      sum = 0
    }
    sum += worked[place + 1] ?? 0
  }
  if (name !== '') days.set(name, sum)
  return days
}

/** The index of the first work in this quarter or later. */
function placeOf(worked: Worked, quarter: number): number {
  let [low, high] = [0, worked.length / size]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((worked[middle * size] ?? 0) < quarter) low = middle + 1
    else high = middle
  }
  return low * size
}
