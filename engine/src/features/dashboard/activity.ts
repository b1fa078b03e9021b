import { addDays, dayAt, type Learner, minutesOfDays, mondayOf } from '@greenroom/shared/learning'
import { isInterview } from '@greenroom/shared/session'
import type { SessionHead } from '../../session/sessionLog.ts'

const minuteMs = 60_000

/** The number of weeks whose days are sent. */
export const calendarWeeks = 32

/**
 * Minutes of practice by day in a time zone. A session that is already among the happenings isn't counted twice. Any
 * other session counts on the day it began, with at least one minute and at most the length of its clock.
 */
export function minutesByDay(
  { worked, done }: Pick<Learner, 'worked' | 'done'>,
  sessions: readonly SessionHead[],
  timeZone: string,
) {
  const minutes = new Map([...minutesOfDays(worked, timeZone)].map(([day, spent]) => [day, Math.max(1, spent)]))
  for (const head of sessions) {
    if (head.phase === 'NOT_STARTED' || isRecorded(head, done)) continue
    const day = dayAt(head.createdAt, timeZone)
    minutes.set(day, (minutes.get(day) ?? 0) + minutesOf(head))
  }
  return minutes
}

function isRecorded(head: SessionHead, done: Learner['done']): boolean {
  if (done[`interview/${head.id}`] !== undefined) return true
  if (isInterview(head)) return false
  return (head.challenges ?? []).some(({ id }) => done[`challenge/${id}`] !== undefined)
}

function minutesOf({ endedAt, createdAt, settings }: SessionHead): number {
  if (endedAt === null) return 1
  return Math.min(settings.timeLimitInMinutes, Math.max(1, Math.round((endedAt - createdAt) / minuteMs)))
}

/** The minutes of this week, from Monday. */
export function minutesThisWeek(minutes: ReadonlyMap<string, number>, today: string): number {
  const monday = mondayOf(today)
  return sum([...minutes].filter(([day]) => day >= monday && day <= today).map(([, spent]) => spent))
}

/** The minutes per day of the last weeks, for the calendar. */
export function calendarMinutes(minutes: ReadonlyMap<string, number>, today: string): Record<string, number> {
  const first = addDays(mondayOf(today), -7 * (calendarWeeks - 1))
  return Object.fromEntries([...minutes].filter(([day]) => day >= first && day <= today))
}

/** How much the learner finished of each kind. */
export function countsOf(done: Learner['done'], sessions: readonly SessionHead[]) {
  const ids = { interview: new Set<string>(), challenge: new Set<string>(), lesson: new Set<string>() }
  for (const ref of Object.keys(done)) {
    const slash = ref.indexOf('/')
    const kind = ref.slice(0, slash)
    if (kind === 'interview' || kind === 'challenge' || kind === 'lesson') ids[kind].add(ref.slice(slash + 1))
  }
  const held = sessions.filter((head) => isInterview(head) && head.phase !== 'NOT_STARTED').map(({ id }) => id)
  const solved = sessions.flatMap(({ challenges = [] }) => challenges.filter(({ solvedAt }) => solvedAt !== null))
  for (const id of held) ids.interview.add(id)
  for (const { id } of solved) ids.challenge.add(id)
  return {
    interviews: ids.interview.size,
    challenges: ids.challenge.size,
    lessons: ids.lesson.size,
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
