import { z } from 'zod'
import { offsetAt } from '../rules/zonedTime.ts'
import { dayAt } from './plan/planDays.ts'

/**
 * When a learner did something, oldest first. Three numbers each: a quarter of an hour, counted from 1970; the minutes
 * spent; 1 if something was finished for the first time, else 0. The days of every time zone follow from it, because
 * zones differ by whole quarters.
 */
export const workedSchema = z.array(z.number())
export type Worked = readonly number[]

const quarterMs = 15 * 60_000
const dayMs = 86_400_000
/** Longer than any calendar on screen. */
const keptQuarters = (400 * dayMs) / quarterMs
const size = 3

export type Work = { at: number; minutes: number; isFirst: boolean }

/** What was worked, with another piece of work. What is older than 400 days is forgotten. */
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

/** Each piece of work, up to `until` (ms since 1970). */
export function* workIn(worked: Worked, until = Number.POSITIVE_INFINITY): Generator<Work> {
  for (let place = 0; place < worked.length; place += size) {
    const at = (worked[place] ?? 0) * quarterMs
    if (at > until) return
    yield { at, minutes: worked[place + 1] ?? 0, isFirst: worked[place + 2] === 1 }
  }
}

/** The minutes of each day with work, such as `2026-12-01`, in a time zone (IANA name). */
export function minutesOfDays(worked: Worked, timeZone: string): Map<string, number> {
  const days = new Map<number, number>()
  for (const { at, minutes } of workIn(worked)) {
    const day = Math.floor((at + offsetAt(at, timeZone)) / dayMs)
    days.set(day, (days.get(day) ?? 0) + minutes)
  }
  return new Map([...days].map(([day, minutes]) => [dayAt(day * dayMs, 'UTC'), minutes]))
}
