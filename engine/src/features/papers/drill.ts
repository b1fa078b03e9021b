import type { PharmacyItem } from '@greenroom/shared/content'
import type { Happening, NewHappening } from '@greenroom/shared/learning'
import type { Drill } from '@greenroom/shared/wire'
import type { Drilled } from './papers.ts'
import { provenBy } from './provenBy.ts'
import { askedOf, type PaperContent } from './views.ts'

/** A question's key in the drill. */
export const keyOf = ({ itemId, scenario }: Drilled): string => (scenario === null ? itemId : `${itemId}.${scenario}`)

/** A question of the drill in its newest version; nothing if the item no longer exists. */
export function drillQuestionOf(drilled: Drilled, content: PaperContent): Drill['questions'] {
  const item = content.itemOf(drilled.itemId, '')
  if (item === undefined) return []
  return [askedOf(item, { key: keyOf(drilled), scenario: drilled.scenario, area: item.concepts[0] ?? '' }, content)]
}

const ofDrill = 'drill.'
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
/** The number of questions in a sitting, unless fewer are left. */
export const drillSitting = 10

/**
 * The happening that completes a drill on a path: ten questions in a day, or the last one that was left. Null before
 * that.
 * @param latest the learner's latest happenings
 */
export function sittingOver(
  latest: readonly Pick<Happening, 'id'>[],
  { left, at }: { left: number; at: number },
): NewHappening | null {
  const day = dayOf(at)
  const answered = latest.filter(({ id }) => id.startsWith(ofDrill) && id.endsWith(`.${day}`)).length
  const ref = `drill/${day}`
  return left === 0 || answered >= drillSitting ? { id: ref, at, done: [ref] } : null
}

/** An answer in a drill as evidence. Only the first of a day counts, so repeating it has no effect. */
export function recordDrill(
  item: PharmacyItem,
  drilled: Drilled,
  { isRight, at }: { isRight: boolean; at: number },
): NewHappening {
  return {
    id: `${ofDrill}${keyOf(drilled)}.${dayOf(at)}`,
    at,
    minutes: 1,
    observations: provenBy(item, item.concepts[0] ?? '', { source: 'review', isRight, weight: 0.5 }),
  }
}
