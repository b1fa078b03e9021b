import type { LearningPath } from '@greenroom/shared/wire'
import type { CalendarEvent } from '../../mail/calendar.ts'

export const pathPage = '/app/learningPath'

/** One all-day entry for each day with something to do, and one for the day of the interview. */
export function eventsOf({ weeks, interview, revision, changedAt }: LearningPath): CalendarEvent[] {
  const items = weeks.flatMap((week) => week.items).filter(({ locked, state }) => !locked && state !== 'missed')
  const base = { sequence: revision, changedAt: Date.parse(changedAt), url: pathPage, allDay: true, minutes: 24 * 60 }
  const days = [...Map.groupBy(items, ({ day }) => day)].map(([day, of]) => {
    const minutes = of.reduce((sum, each) => sum + each.minutes, 0)
    const [first] = of.filter(({ kind }) => kind !== 'review')
    const more = of.length - 1
    const what = `${(first ?? of[0])?.title ?? ''}${more > 0 ? ` and ${more} more` : ''}`
    return { ...base, id: `path-${day}`, startsAt: Date.parse(`${day}T00:00:00Z`), summary: `${what} (${minutes} min)` }
  })
  if (interview === null) return days
  const startsAt = Date.parse(`${interview.day}T00:00:00Z`)
  return [
    ...days,
    { ...base, id: `path-interview-${interview.day}`, startsAt, summary: `Interview: ${interview.title}` },
  ]
}
