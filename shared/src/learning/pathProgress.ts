import { type Done, type DoneKind, doneAt as doneAtOf, doneOf } from './done.ts'
import { dayAt } from './plan/planDays.ts'
import type { PlannedItem } from './plan/planTypes.ts'

/** Whether an item of a path is open, done, or missed (its day is over). `doneAt` in ms since 1970. */
export type ItemProgress = { state: 'open' | 'done' | 'missed'; doneAt: number | null }

/** The company (spec §4) and the names of its rounds that an interview rehearsed. */
export type HeldInterview = { companyType: string; rounds: readonly string[] }

/** A mock of all rounds. */
export const everyRound = '*'

type Progress = {
  done: Done
  /** The interviews since then, by reference. */
  interviews: ReadonlyMap<string, HeldInterview>
  /** The company whose rounds the mocks rehearse; null if they name none. */
  companyType: string | null
  /** When the path was first made, ms since 1970: an earlier interview doesn't tick off a mock. */
  since: number
  now: number
  timeZone: string
}

type Timed = Pick<PlannedItem, 'id' | 'kind' | 'day'> & { round?: string | undefined }

/** Whether an interview rehearsed this round of the company. A full rehearsal has more than one. */
const isRound = (round: string, held: HeldInterview | undefined, companyType: string | null): boolean =>
  held !== undefined &&
  held.companyType === companyType &&
  (round === everyRound ? held.rounds.length > 1 : held.rounds.includes(round))

/**
 * Ticks off a path's items by what the learner did. Returns the function that looks up an item. Lessons and challenges are matched by name.
 * A mock of a company's round needs an interview with that round, since the path was made; each interview ticks off one.
 * Any interview or mock paper ticks off a mock that names no round, and drills are matched one by one. Any
 * review session on its day ticks off a review item. A review item is never marked as missed, because its cards are
 * still due.
 */
export function progressOf<Item extends Timed>(
  items: readonly Item[],
  { done, since, now, timeZone, interviews, companyType }: Progress,
): (item: Item) => ItemProgress {
  const today = dayAt(now, timeZone)
  const atOf = (kind: DoneKind) => doneOf(done, kind).map(([, at]) => at)
  const latestFirst = (one: number, other: number) => other - one
  const drills = atOf('drill')
    .filter((at) => at >= since)
    .toSorted(latestFirst)
  const [diagnostic] = atOf('diagnostic').toSorted(latestFirst)
  const reviews = new Map<string, number>()
  for (const at of atOf('reviews')) {
    const day = dayAt(at, timeZone)
    reviews.set(day, Math.max(reviews.get(day) ?? at, at))
  }
  const mocks = [...doneOf(done, 'interview'), ...doneOf(done, 'paper')]
    .flatMap(([ref, at]) => (at < since ? [] : [{ at, held: interviews.get(ref) }]))
    .toSorted((one, other) => one.at - other.at)
  /** The first interview that is this mock; it won't tick off another. */
  const whenHeld = (round: string | undefined): number | undefined => {
    const place = mocks.findIndex(({ held }) => round === undefined || isRound(round, held, companyType))
    return place === -1 ? undefined : mocks.splice(place, 1)[0]?.at
  }
  /** When mocks and drills were done, which depends on those before them. */
  const inOrder = new Map<string, number | undefined>()
  for (const { id, kind, round } of items) {
    if (kind === 'mock') inOrder.set(id, whenHeld(round))
    else if (kind === 'drill') inOrder.set(id, drills.pop())
  }

  const whenDone = ({ id, kind, day }: Timed): number | undefined => {
    if (kind === 'mock' || kind === 'drill') return inOrder.get(id)
    if (kind === 'review') return reviews.get(day)
    return kind === 'diagnostic' ? diagnostic : doneAtOf(done, id)
  }
  return (item) => {
    const doneAt = whenDone(item)
    if (doneAt !== undefined) return { state: 'done', doneAt }
    return { state: item.day < today && item.kind !== 'review' ? 'missed' : 'open', doneAt: null }
  }
}
