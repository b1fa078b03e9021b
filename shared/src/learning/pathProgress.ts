import { type Done, doneAt as doneAtOf, doneOf } from './done.ts'
import { dayAt } from './plan/planDays.ts'
import type { PlannedItem } from './plan/planTypes.ts'

/** Whether an item of a path is open, done, or missed (its day is over). `doneAt` in ms since 1970. */
export type ItemProgress = { state: 'open' | 'done' | 'missed'; doneAt: number | null }

type Progress = {
  done: Done
  /** When the path was first made, ms since 1970: an earlier interview doesn't tick off a mock. */
  since: number
  now: number
  timeZone: string
}

/**
 * Ticks off a path's items by what the learner did, in the items' order. Lessons and challenges are matched by name.
 * Mocks are matched one by one with the interviews or mock papers since the path was made, and drills with drills. Any
 * review session on its day ticks off a review item. A review item is never marked as missed, because its cards are
 * still due.
 */
export function progressOf(
  items: readonly Pick<PlannedItem, 'id' | 'kind' | 'day'>[],
  { done, since, now, timeZone }: Progress,
): ItemProgress[] {
  const mocks = [...doneOf(done, 'interview'), ...doneOf(done, 'paper')]
    .flatMap(([, at]) => (at < since ? [] : [at]))
    .toSorted((one, other) => one - other)
  const drills = doneOf(done, 'drill')
    .flatMap(([, at]) => (at < since ? [] : [at]))
    .toSorted((one, other) => one - other)
  const diagnostic = doneOf(done, 'diagnostic')
    .map(([, at]) => at)
    .toSorted((one, other) => one - other)
    .at(-1)
  const reviews = new Map<string, number>()
  for (const [, at] of doneOf(done, 'reviews')) {
    const day = dayAt(at, timeZone)
    reviews.set(day, Math.max(reviews.get(day) ?? at, at))
  }
  const today = dayAt(now, timeZone)

  const whenDone = ({ id, kind, day }: Pick<PlannedItem, 'id' | 'kind' | 'day'>): number | undefined => {
    if (kind === 'mock') return mocks.shift()
    if (kind === 'drill') return drills.shift()
    if (kind === 'review') return reviews.get(day)
    return kind === 'diagnostic' ? diagnostic : doneAtOf(done, id)
  }
  return items.map((item) => {
    const doneAt = whenDone(item)
    if (doneAt !== undefined) return { state: 'done', doneAt }
    return { state: item.day < today && item.kind !== 'review' ? 'missed' : 'open', doneAt: null }
  })
}
