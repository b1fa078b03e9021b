import { addDays, countDone, dayAt, doneAt, type Learner, minutesOfDays, mondayOf } from '@greenroom/shared/learning'
import { isInterview } from '@greenroom/shared/session'
import type { SessionHead } from '../../session/sessionLog.ts'

const minuteMs = 60_000

/** The number of weeks that the calendar covers. */
export const calendarWeeks = 32

/**
 * Minutes of practice by day in a time zone. A session that is already among the happenings isn't counted twice. Any
 * other session counts on the day it began, with at least one minute and at most the length of its clock.
 * @param from the first day; all by default
 */
export function minutesByDay(
  { worked, done }: Pick<Learner, 'worked' | 'done'>,
  sessions: readonly SessionHead[],
  timeZone: string,
  from = '',
) {
  const minutes = minutesOfDays(worked, timeZone, from)
  minutes.forEach((spent, day) => {
    if (spent < 1) minutes.set(day, 1)
  })
  for (const head of sessions) {
    if (head.phase === 'NOT_STARTED' || isRecorded(head, done)) continue
    const day = dayAt(head.createdAt, timeZone)
    if (day < from) continue
    minutes.set(day, (minutes.get(day) ?? 0) + minutesOf(head))
  }
  return minutes
}

function isRecorded(head: SessionHead, done: Learner['done']): boolean {
  if (doneAt(done, `interview/${head.id}`) !== undefined) return true
  if (isInterview(head)) return false
  return (head.challenges ?? []).some(({ id }) => doneAt(done, `challenge/${id}`) !== undefined)
}

function minutesOf({ endedAt, createdAt, settings }: SessionHead): number {
  if (endedAt === null) return 1
  return Math.min(settings.timeLimitInMinutes, Math.max(1, Math.round((endedAt - createdAt) / minuteMs)))
}

/** The minutes of this week, from Monday. */
export function minutesThisWeek(minutes: ReadonlyMap<string, number>, today: string): number {
  const monday = mondayOf(today)
  let spent = 0
  for (let day = monday; day <= today; day = addDays(day, 1)) spent += minutes.get(day) ?? 0
  return spent
}

/** The first day that the calendar shows. */
export const firstOfCalendar = (today: string): string => addDays(mondayOf(today), -7 * (calendarWeeks - 1))

/** The minutes per day of the last weeks, for the calendar. */
export function calendarMinutes(minutes: ReadonlyMap<string, number>, today: string): Record<string, number> {
  const first = firstOfCalendar(today)
  const shown: Record<string, number> = {}
  minutes.forEach((spent, day) => {
    if (day >= first && day <= today) shown[day] = spent
  })
  return shown
}

/** How many things of each kind the learner has finished. */
export function countsOf(done: Learner['done'], sessions: readonly SessionHead[]) {
  const held = sessions.filter((head) => isInterview(head) && head.phase !== 'NOT_STARTED').map(({ id }) => id)
  const solved = sessions
    .flatMap(({ challenges = [] }) => challenges)
    .flatMap(({ id, solvedAt }) => (solvedAt === null ? [] : [id]))
  const count = (kind: 'interview' | 'challenge', ids: readonly string[]): number =>
    countDone(done, kind) + [...new Set(ids)].filter((id) => doneAt(done, `${kind}/${id}`) === undefined).length
  return {
    interviews: count('interview', held),
    challenges: count('challenge', solved),
    lessons: countDone(done, 'lesson'),
  }
}
