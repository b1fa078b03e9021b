import {
  addDays,
  type Beliefs,
  dayAt,
  daysBetween,
  endOfDay,
  type Happening,
  observeAll,
} from '@greenroom/shared/learning'
import type { Goal, Journey, PathWeek } from '@greenroom/shared/wire'
import type { ReadinessView } from './sources.ts'
import { dashboardTexts } from './texts.ts'

const texts = dashboardTexts.forecast

export type DayRange = Journey['trend']['points'][number]

const maxPoints = 24
const minDays = 7
const minHours = 3
const [lowest, highest] = [1, 4]

export type TrendOptions = {
  /** Oldest first. */
  happenings: readonly Happening[]
  /** Today's estimates, where the trend ends. */
  beliefs: Beliefs
  goal: Goal | null
  from: string
  at: number
  timeZone: string
  readinessOf(beliefs: Beliefs, goal: Goal | null, at: number): Pick<ReadinessView, 'overall'>
}

/**
 * The overall readiness from `from` to today, for the interview in today's goal: the happenings folded day by day
 * (decision 070). Days without enough evidence are left out.
 */
export function trendOf({ happenings, beliefs, goal, from, at, timeZone, readinessOf }: TrendOptions): DayRange[] {
  const today = dayAt(at, timeZone)
  const days = sampledDays(from, today)
  let sofar: Beliefs = {}
  let next = 0
  const points: DayRange[] = []
  for (const day of days) {
    const isToday = day === today
    for (; !isToday; next += 1) {
      const happening = happenings[next]
      if (happening === undefined || happening.at > endOfDay(day, timeZone)) break
      sofar = observeAll(sofar, happening.observations, happening.at)
    }
    const { overall } = readinessOf(isToday ? beliefs : sofar, goal, isToday ? at : endOfDay(day, timeZone))
    if (overall !== null) points.push({ day, ...overall })
  }
  return points
}

/** Days evenly spread from one day to another, both included. */
function sampledDays(from: string, to: string): string[] {
  const step = Math.max(1, Math.ceil(daysBetween(from, to) / maxPoints))
  const days: string[] = []
  for (let day = to; day >= from; day = addDays(day, -step)) days.unshift(day)
  return days
}

export type ForecastOptions = {
  points: readonly DayRange[]
  /** Minutes of practice by day. */
  minutes: ReadonlyMap<string, number>
  /** The weeks of the path; null without one. */
  weeks: readonly PathWeek[] | null
  day: string
  /** The interview's day; null without one. */
  to: string | null
  /** Whether somebody is preparing for an examination in papers. */
  isExam: boolean
}

/**
 * How readiness will develop if everything open on the path gets done. The forecast uses the learner's own change per
 * hour of practice so far, for the hours that are left. It ranges from no change to twice that change. `basis` gives
 * the reason, or why there is no forecast.
 */
export function forecastOf({
  points,
  minutes,
  weeks,
  day,
  to,
  isExam,
}: ForecastOptions): Pick<Journey['trend'], 'forecast' | 'basis'> {
  const none = (basis: string) => ({ forecast: [], basis })
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return none(isExam ? texts.exam.noEvidence : texts.noEvidence)
  if (to === null || to <= day) return none(isExam ? texts.exam.noDate : texts.noDate)
  if (weeks === null) return none(texts.noPath)
  const hours = [...minutes].reduce((sum, [on, spent]) => sum + (on > first.day && on <= day ? spent / 60 : 0), 0)
  if (daysBetween(first.day, last.day) < minDays || hours < minHours) return none(texts.tooSoon)
  const perHour = (last.score - first.score) / hours
  const open = weeks.flatMap(({ items }) => items).filter(({ state }) => state !== 'done')
  const hoursBy = (until: string) => open.reduce((sum, item) => sum + (item.day <= until ? item.minutes / 60 : 0), 0)
  const ahead = sampledDays(day, to).map((until) => {
    const change = until === day ? 0 : perHour * hoursBy(until)
    return {
      day: until,
      score: bounded(last.score + change),
      low: bounded(last.low + Math.min(0, 2 * change)),
      high: bounded(last.high + Math.max(0, 2 * change)),
    }
  })
  const forecast = ahead[0]?.day === day ? ahead : [{ ...last, day }, ...ahead]
  return { forecast, basis: texts.basis(perHour, Math.max(1, Math.round(hoursBy(to)))) }
}

const bounded = (score: number): number => Math.min(highest, Math.max(lowest, score))
