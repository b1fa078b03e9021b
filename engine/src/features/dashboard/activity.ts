import { addDays, countDone, doneAt, type Learner, minutesOfDays, mondayOf } from '@greenroom/shared/learning'
import { isInterview } from '@greenroom/shared/session'
import type { SessionHead } from '../../session/sessionLog.ts'

/** The number of weeks that the calendar covers. */
export const calendarWeeks = 32

/**
 * Minutes of practice by day in a time zone, at least one on each. A session counts once its work does; one that nobody
 * worked in never does. The path counts the same way.
 * @param from the first day; all by default
 */
export function minutesByDay({ worked }: Pick<Learner, 'worked'>, timeZone: string, from = ''): Map<string, number> {
  const minutes = minutesOfDays(worked, timeZone, from)
  minutes.forEach((spent, day) => {
    if (spent < 1) minutes.set(day, 1)
  })
  return minutes
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
