import {
  addDays,
  dayAt,
  type HeldInterview,
  type Learner,
  minutesOfDays,
  mondayOf,
  progressOf,
} from '@greenroom/shared/learning'
import type { ContentReader } from '@greenroom/shared/rules'
import type { LearningPath, PathItem, PathPreview, PathWeek } from '@greenroom/shared/wire'
import {
  cutOf,
  detailsAt,
  detailsIn,
  type ItemDetails,
  type ItemOutline,
  outlinesOf,
  type PathRecord,
} from './records.ts'
import type { Target } from './target.ts'

/** What decides which items are done, and which are shown. */
type SeenBy = {
  learner: Pick<Learner, 'done' | 'worked'>
  reader: ContentReader
  /** The learner's interviews since the path was planned, by reference. */
  interviews: ReadonlyMap<string, HeldInterview>
  /** How many reviews are due now. */
  due: number
  /** How many questions are waiting in the drill. */
  drillCount: number
  now: number
}
export type ViewOptions = SeenBy & {
  target: () => Target
  /** The concepts' names. */
  labels: ReadonlyMap<string, string>
}

const titles = {
  mock: 'Rehearsal',
  paper: 'Mock paper',
  drill: 'Drill',
  diagnostic: 'Diagnostic',
  review: 'Reviews',
  none: 'Nothing planned',
}
const [maxInWeek, maxInDay] = [3, 2]

/** A path as its learner sees it now: the items ticked off and missed, and the next one. */
export function pathFor(record: PathRecord, options: ViewOptions): LearningPath {
  const { learner } = options
  const preview = previewOf(record, options)
  const items = preview.weeks.flatMap((week) => week.items)
  const missed = items.filter(({ state, locked }) => state === 'missed' && !locked)
  const monday = mondayOf(preview.today)
  const worked = minutesOfDays(learner.worked, preview.wish.timeZone, monday)
  return {
    ...preview,
    revision: record.revision,
    createdAt: iso(record.createdAt),
    changedAt: iso(record.plannedAt),
    behind: { count: missed.length, minutes: minutesOf(missed) },
    thisWeek: Array.from({ length: 7 }, (_, index) => {
      const day = addDays(monday, index)
      const planned = minutesOf(items.filter((item) => item.day === day))
      const spent = worked.get(day) ?? 0
      // Like on the dashboard, a day with any work has at least a minute.
      return { day, plannedMinutes: planned, doneMinutes: spent > 0 ? Math.max(1, Math.round(spent)) : 0 }
    }),
    nextId: firstOpen(items)?.id ?? null,
  }
  function iso(at: number): string {
    return new Date(at).toISOString()
  }
}

/** The first thing that isn't done and can be opened. */
export function firstOpen<Item extends Pick<PathItem, 'state' | 'locked'>>(
  items: Iterable<Item | null>,
): Item | undefined {
  for (const item of items) if (item !== null && item.state !== 'done' && !item.locked) return item
  return undefined
}

type Planned = Pick<PathRecord, 'wish' | 'planned' | 'plannedAt' | 'companyType'>
/** An item that is shown, and its place among all items. */
type Shown = {
  place: number
  outline: ItemOutline
  state: PathItem['state']
  doneAt: number | null
  locked: boolean
}

/** Looks up how the learner sees the item at a place, ticked off by what they did; null if it isn't shown. */
function showing(record: Planned, outlines: readonly ItemOutline[], by: SeenBy): (place: number) => Shown | null {
  const { learner, reader, due, drillCount, interviews, now } = by
  const { wish, plannedAt, companyType = null } = record
  const { timeZone } = wish
  const today = dayAt(now, timeZone)
  const progress = progressOf(
    outlines.filter(({ doneAt }) => doneAt === null),
    { done: learner.done, since: plannedAt, now, timeZone, interviews, companyType },
  )
  return (place) => {
    const outline = outlines[place]
    if (outline === undefined) return null
    const { kind, day } = outline
    const { state, doneAt } = outline.doneAt === null ? progress(outline) : doneBefore(outline.doneAt)
    const isOver = day < today || (day === today && due === 0)
    // Reviews depend on the cards that are due. Missed ones needn't be caught up on, and there are none to do if no
    // card is due.
    if (kind === 'review' && doneAt === null && isOver) return null
    // There is nothing to go over: all answers were right, or the paper wasn't taken.
    if (kind === 'drill' && doneAt === null && day <= today && drillCount === 0) return null
    const locked = outline.tier === 'premium' && !reader.hasPremium && state !== 'done'
    return { place, outline, state, doneAt, locked }
  }
}

const doneBefore = (doneAt: number) => ({ state: 'done' as const, doneAt })

function* shownOf(record: Planned, by: SeenBy): Generator<Shown> {
  const outlines = outlinesOf(record)
  const shownAt = showing(record, outlines, by)
  for (const place of outlines.keys()) {
    const shown = shownAt(place)
    if (shown !== null) yield shown
  }
}

const itemFrom = (
  { outline: { id, kind, minutes, day, tier }, state, doneAt, locked }: Shown,
  { title, to, reason, skill }: ItemDetails,
): PathItem => {
  const done = doneAt === null ? null : new Date(doneAt).toISOString()
  return { id, kind, title, to, minutes, day, reason, skill, state, doneAt: done, locked, tier }
}

/** A path as other pages need it. Its weeks are computed only when asked for. */
export type PathOutline = {
  /** What to do next; null if everything is done. */
  next: PathItem | null
  /** The minutes planned from one day to the day before another. */
  minutesBetween(from: string, to: string): number
  /** Everything, by week. */
  weeks(): readonly PathWeek[]
}

export function outlineFor(record: PathRecord, options: ViewOptions): PathOutline {
  const outlines = outlinesOf(record)
  const shownAt = showing(record, outlines, options)
  const first = firstOpen(outlines.keys().map(shownAt))
  return {
    next: first === undefined ? null : itemFrom(first, detailsAt(record, first.place)),
    minutesBetween: (from, to) =>
      outlines.reduce((sum, { day, minutes }, place) => {
        return day < from || day >= to || shownAt(place) === null ? sum : sum + minutes
      }, 0),
    weeks: () => previewOf(record, options).weeks,
  }
}

/** The part of a path that a preview also shows. */
export function previewOf(record: Planned & Pick<PathRecord, 'leftOut'>, options: ViewOptions): PathPreview {
  const { wish } = record
  const { target, labels, now } = options
  const today = dayAt(now, wish.timeZone)
  const detailsOf = detailsIn(record)
  const items: PathItem[] = []
  for (const each of shownOf(record, options)) items.push(itemFrom(each, detailsOf(each.place)))
  const weeks = [...Map.groupBy(items, ({ day }) => mondayOf(day))].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const mock = target().rounds[0]?.isWritten === true ? titles.paper : titles.mock
  return {
    ...{ wish, today },
    weeks: weeks.map(([from, of]): PathWeek => {
      return { from, title: titleOf(of, { labels, mock, max: maxInWeek }), minutes: minutesOf(of), items: of }
    }),
    days: [...Map.groupBy(items, ({ day }) => day)].map(([day, of]) => ({
      day,
      focus: titleOf(of, { labels, mock, max: maxInDay }),
    })),
    cut: cutOf(record),
    interview:
      wish.date === null || wish.date < today ? null : { day: wish.date, title: target().company ?? 'Your interview' },
    weighs: target().weighs,
  }
}

const minutesOf = (items: readonly { minutes: number }[]): number =>
  items.reduce((sum, { minutes }) => sum + minutes, 0)

/** What a week or day is mostly about: the concepts that take the most time. */
function titleOf(
  items: readonly PathItem[],
  { labels, mock, max }: { labels: ReadonlyMap<string, string>; mock: string; max: number },
): string {
  const minutes = new Map<string, number>()
  for (const { skill, minutes: of } of items) if (skill !== null) minutes.set(skill, (minutes.get(skill) ?? 0) + of)
  if (minutes.size > 0) {
    const most = minutes.size === 1 ? [...minutes] : [...minutes].sort(([, one], [, other]) => other - one)
    let title = ''
    for (const [skill] of most.slice(0, max)) {
      const name = labels.get(skill) ?? skill
      title += title === '' ? name : `, ${lower(name)}`
    }
    return title
  }
  const kind = (['mock', 'diagnostic', 'drill', 'review'] as const).find((each) =>
    items.some((item) => item.kind === each),
  )
  return kind === 'mock' ? mock : titles[kind ?? 'none']
}

const isCapitalised = /^[A-Z][a-z]/
const lower = (label: string): string =>
  isCapitalised.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
