import { addDays, dayAt, type Learner, minutesOfDays, mondayOf, progressOf } from '@greenroom/shared/learning'
import type { ContentReader } from '@greenroom/shared/rules'
import type { LearningPath, PathItem, PathPreview, PathWeek } from '@greenroom/shared/wire'
import type { PathRecord } from './records.ts'
import type { Target } from './target.ts'

export type ViewOptions = {
  learner: Pick<Learner, 'done' | 'worked'>
  reader: ContentReader
  target: Target
  /** The concepts' names. */
  labels: ReadonlyMap<string, string>
  /** How many reviews are due now. */
  due: number
  /** How many questions are waiting in the drill. */
  drillCount: number
  now: number
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
    nextId: nextOf(items)?.id ?? null,
  }
  function iso(at: number): string {
    return new Date(at).toISOString()
  }
}

/** The first thing that isn't done and can be opened. */
export const nextOf = (items: readonly PathItem[]): PathItem | undefined =>
  items.find(({ state, locked }) => state !== 'done' && !locked)

/** The part of a path that a preview also shows. */
export function previewOf(
  record: Pick<PathRecord, 'wish' | 'items' | 'cut' | 'plannedAt'>,
  { learner, reader, target, labels, due, drillCount, now }: ViewOptions,
): PathPreview {
  const { wish, plannedAt } = record
  const { timeZone } = wish
  const today = dayAt(now, timeZone)
  const open = record.items.filter(({ doneAt }) => doneAt === null)
  const progress = progressOf(open, { done: learner.done, since: plannedAt, now, timeZone })
  const since = new Map(open.map(({ id }, index) => [id, progress[index]]))
  const items = record.items.flatMap(({ doneAt: before, ...item }): PathItem[] => {
    const doneAt = before ?? since.get(item.id)?.doneAt ?? null
    const isOver = item.day < today || (item.day === today && due === 0)
    // Reviews depend on the cards that are due. Missed ones needn't be caught up on, and there are none to do if no
    // card is due.
    if (item.kind === 'review' && doneAt === null && isOver) return []
    // There is nothing to go over: all answers were right, or the paper wasn't taken.
    if (item.kind === 'drill' && doneAt === null && item.day <= today && drillCount === 0) return []
    const state = doneAt === null ? (since.get(item.id)?.state ?? 'open') : 'done'
    const locked = item.tier === 'premium' && !reader.hasPremium && state !== 'done'
    return [{ ...item, state, locked, doneAt: doneAt === null ? null : new Date(doneAt).toISOString() }]
  })
  const weeks = [...Map.groupBy(items, ({ day }) => mondayOf(day))].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const mock = target.rounds[0]?.isWritten === true ? titles.paper : titles.mock
  return {
    ...{ wish, today },
    weeks: weeks.map(([from, of]): PathWeek => {
      return { from, title: titleOf(of, { labels, mock, max: maxInWeek }), minutes: minutesOf(of), items: of }
    }),
    days: [...Map.groupBy(items, ({ day }) => day)].map(([day, of]) => ({
      day,
      focus: titleOf(of, { labels, mock, max: maxInDay }),
    })),
    cut: record.cut,
    interview:
      wish.date === null || wish.date < today ? null : { day: wish.date, title: target.company ?? 'Your interview' },
    weighs: target.weighs,
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
  const most = [...minutes].toSorted(([, one], [, other]) => other - one).slice(0, max)
  const names = most.map(([skill]) => labels.get(skill) ?? skill)
  if (names.length > 0) return names.map((name, index) => (index === 0 ? name : lower(name))).join(', ')
  const kind = (['mock', 'diagnostic', 'drill', 'review'] as const).find((each) =>
    items.some((item) => item.kind === each),
  )
  return kind === 'mock' ? mock : titles[kind ?? 'none']
}

const lower = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
