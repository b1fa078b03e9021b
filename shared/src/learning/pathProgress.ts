import { dayAt } from './plan/planDays.ts'
import type { PlannedItem } from './plan/planTypes.ts'

/** Whether an item of a path is done, open, or open although its day is over. `doneAt` in ms since 1970. */
export type ItemProgress = { state: 'open' | 'done' | 'missed'; doneAt: number | null }

type Progress = {
  /** When each thing was last done (ms since 1970), by reference (`doneRefSchema`). */
  done: Readonly<Record<string, number>>
  /** When the path was first made, ms since 1970: an earlier interview doesn't tick off a mock. */
  since: number
  now: number
  timeZone: string
}

/**
 * Ticks off a path's items by what the learner did, in the items' order. Lessons and challenges by name; mocks one by
 * one by the interviews, or mock papers, since the path was made, and drills by sittings; reviews by any review session of their day. Missed
 * reviews aren't missed: what was due then is due now.
 */
export function progressOf(
  items: readonly Pick<PlannedItem, 'id' | 'kind' | 'day'>[],
  { done, since, now, timeZone }: Progress,
): ItemProgress[] {
  const [mocks, drills, reviews]: [number[], number[], Map<string, number>] = [[], [], new Map()]
  let diagnostic: number | undefined
  for (const ref in done) {
    const isMock = ref.startsWith('interview/') || ref.startsWith('paper/')
    const isDrill = ref.startsWith('drill/')
    const isReview = ref.startsWith('reviews/')
    const isDiagnostic = ref.startsWith('diagnostic/')
    const at = isMock || isDrill || isReview || isDiagnostic ? done[ref] : undefined
    if (at === undefined) continue
    if (isMock && at >= since) mocks.push(at)
    if (isDrill && at >= since) drills.push(at)
    if (isDiagnostic) diagnostic = Math.max(diagnostic ?? at, at)
    if (isReview) {
      const day = dayAt(at, timeZone)
      reviews.set(day, Math.max(reviews.get(day) ?? at, at))
    }
  }
  mocks.sort((one, other) => one - other)
  drills.sort((one, other) => one - other)
  const today = dayAt(now, timeZone)

  const doneAtOf = ({ id, kind, day }: Pick<PlannedItem, 'id' | 'kind' | 'day'>): number | undefined => {
    if (kind === 'mock') return mocks.shift()
    if (kind === 'drill') return drills.shift()
    if (kind === 'review') return reviews.get(day)
    return kind === 'diagnostic' ? diagnostic : done[id]
  }
  return items.map((item) => {
    const doneAt = doneAtOf(item)
    if (doneAt !== undefined) return { state: 'done', doneAt }
    return { state: item.day < today && item.kind !== 'review' ? 'missed' : 'open', doneAt: null }
  })
}
