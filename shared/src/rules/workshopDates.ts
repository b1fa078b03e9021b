import { instantOf } from './zonedTime.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** How workshops are offered. Durations are in ms. */
export const workshopRules = {
  /** How many of a workshop's dates are open for registration at the same time. */
  maxDates: 3,
  /** How long before the start we remind people. */
  remindersMs: [dayMs, 60 * minuteMs],
  /** How long people who give up their seat can still undo that. */
  undoMs: 10_000,
} as const

/** When a workshop takes place: `firstDate` (YYYY-MM-DD) and `time` (HH:MM) in its time zone. */
export type WorkshopTimes = {
  firstDate: string
  time: string
  timeZone: string
  /** The number of weeks between two dates; 0 if the workshop takes place only once. */
  everyWeeks: number
  minutes: number
}

/** `date` is the day in the workshop's zone, which also identifies it. `startsAt` and `endsAt` are ms since 1970. */
export type WorkshopDate = { date: string; startsAt: number; endsAt: number }

/**
 * A workshop's next dates, soonest first. Includes a date that has begun but isn't over. A workshop always begins at
 * the same local time, so clock changes move it for people elsewhere.
 */
export function nextWorkshopDates(times: WorkshopTimes, now: number): WorkshopDate[] {
  const first = Date.parse(`${times.firstDate}T00:00Z`)
  const stepMs = times.everyWeeks * 7 * dayMs
  if (stepMs === 0) return [dateOn(first, times)].filter(({ endsAt }) => endsAt > now)
  // Start two days back, because a zone's offset from UTC is less than a day, and a workshop lasts less than a day.
  let day = first + Math.max(0, Math.floor((now - first - 2 * dayMs) / stepMs)) * stepMs
  const dates: WorkshopDate[] = []
  for (; dates.length < workshopRules.maxDates; day += stepMs) {
    const next = dateOn(day, times)
    if (next.endsAt > now) dates.push(next)
  }
  return dates
}

/** The workshop's date on this day in its zone (YYYY-MM-DD); null if it doesn't take place then. */
export function workshopDateOn(date: string, times: WorkshopTimes): WorkshopDate | null {
  const [first, day] = [Date.parse(`${times.firstDate}T00:00Z`), Date.parse(`${date}T00:00Z`)]
  const days = (day - first) / dayMs
  const isOn = times.everyWeeks === 0 ? days === 0 : days >= 0 && days % (times.everyWeeks * 7) === 0
  return isOn ? dateOn(day, times) : null
}

function dateOn(day: number, { time, timeZone, minutes }: WorkshopTimes): WorkshopDate {
  const [hours = 0, past = 0] = time.split(':').map(Number)
  const startsAt = instantOf(day + (hours * 60 + past) * minuteMs, timeZone)
  return { date: new Date(day).toISOString().slice(0, 10), startsAt, endsAt: startsAt + minutes * minuteMs }
}

const maxDescription = 160

/**
 * Describes a workshop for search engines and shared links: as many whole sentences from the start of its text as fit.
 */
export function workshopDescription(about: string): string {
  const sentences = (about.split('\n')[0] ?? '').match(/[^.?!]+[.?!]+/g) ?? []
  let said = ''
  for (const sentence of sentences) {
    if (said !== '' && said.length + sentence.length > maxDescription) break
    said += sentence
  }
  return said === '' ? about : said
}
