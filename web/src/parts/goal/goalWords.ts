import type { InterviewStage } from '@greenroom/shared/vocabulary'
import type { Goal } from '@greenroom/shared/wire'
import { dayOf, daysLeft } from '../../data/days.ts'
import { inWords } from '../../data/numberWords.ts'
import { longDayOf } from '../../ui/time.ts'

const stages = { telephone: 'telephone', on_site: 'on-site', take_home_assessment: 'take-home' } satisfies Record<
  InterviewStage,
  string
>

const rounds = (count: number): string => `${count} ${count === 1 ? 'round' : 'rounds'}`

/** `Monday 30 November, on-site, 3 rounds`: the known facts about a goal; null if there are none. */
export function goalLine(goal: Goal | null, roundCount: number | null): string | null {
  const day = goal?.date == null ? null : dayOf(goal.date)
  const parts = [
    ...(day === null ? [] : [longDayOf(day)]),
    ...(goal?.stage == null ? [] : [stages[goal.stage]]),
    ...(goal?.stage == null || roundCount === null ? [] : [rounds(roundCount)]),
  ]
  return parts.length === 0 ? null : parts.join(', ')
}

/**
 * `Nine days to Google`, or with another `end`, `Nine days left`. Null without a date, or once the date is past. Leaves
 * out the company if there is none.
 */
export function daysToGo(goal: Goal | null, today: Date, end?: string): string | null {
  const left = goal?.date == null ? null : daysLeft(goal.date, today)
  if (left === null) return null
  const to = end ?? `to ${goal?.company ?? 'your interview'}`
  // `days` also counts the interview day itself.
  const days = left.days - 1
  if (days === 0) return `Today is the day`
  return `${inWords(days)} ${days === 1 ? 'day' : 'days'} ${to}`
}
