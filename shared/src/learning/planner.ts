import type { Concept } from '../vocabulary/content.ts'
import { type Candidate, type Covered, candidatesOf } from './plan/candidates.ts'
import { mocksOf } from './plan/mocks.ts'
import { needsOf } from './plan/need.ts'
import { addDays, daysBetween, daysFrom, mondayOf } from './plan/planDays.ts'
import type { CutFromPlan, Plan, PlanFrame, PlanHistory, PlannedItem, PlanOffer, PlanTarget } from './plan/planTypes.ts'
import { planReasons, planTitles, reasonFor } from './plan/reasons.ts'

const reviewMinutes = 5
const longestReview = 10
const diagnosticMinutes = 35
/**
 * A drill's length in minutes, at one per question: the default if its questions aren't known yet, the minimum and the
 * maximum.
 */
const [usualDrill, shortestDrill, longestDrill] = [20, 5, 30]
/** A day has a review if it has at least this many minutes. */
const reviewFrom = 20
/** The day before the interview has nothing longer than `lightItem`, and no more than `lightDay` in all, in minutes. */
export const [lightItem, lightDay] = [15, 30]
/** Lessons and challenges worth less than this aren't planned. */
const worthIt = 0.02
const maxCut = 20
/** Concepts less important than this count as seldom asked. */
const seldomBelow = 0.3
const [skippedShown, lockedShown] = [5, 5]

/**
 * Plans a path: weak and important concepts first, after their prerequisites, with mocks in between and short reviews.
 * Never plans more than a week's hours; an incomplete first or last week gets its share of them. Lists what doesn't
 * fit, with the reasons. Pure and deterministic.
 */
export function planPath(target: PlanTarget, offer: PlanOffer, history: PlanHistory, frame: PlanFrame): Plan {
  const needs = needsOf(target, offer, history)
  const candidates = candidatesOf(target, offer, history, needs)
  const teachable = candidates.teachableFrom(frame.kept)
  const covered = candidates.start(frame.kept)
  const budgetOf = budgets(frame)
  const needsDiagnostic =
    offer.skipsDiagnostic !== true && !Object.keys(history.done).some((ref) => ref.startsWith('diagnostic/'))
  const { mocks, ends, rehearsalFits } = mocksOf({
    ...{ target, frame, budgetOf },
    weakest: weakestOf(needs),
    takenAtFirst: needsDiagnostic ? diagnosticMinutes : 0,
  })

  const items: PlannedItem[] = []
  const lessonOn = new Map<Concept, string>()
  let rest = [...candidates.open]
  let wantsDiagnostic = needsDiagnostic
  let drill = firstDrill(target, history, frame)
  const hasLearned = () => covered.refs.size > 0 || items.some(({ kind }) => kind !== 'review')

  const weeks = Map.groupBy(daysFrom(frame.from, frame.lastDay), mondayOf)
  for (const [monday, days] of weeks) {
    const budget = budgetOf(monday)
    const waiting = mocks.filter(({ day }) => mondayOf(day) === monday)
    let spent = 0
    const put = (item: PlannedItem): void => {
      items.push(item)
      spent += item.minutes
    }
    for (const [index, day] of days.entries()) {
      const isLight = frame.interviewOn !== null && day === frame.lastDay && frame.from !== frame.lastDay
      const reserved = waiting.filter((each) => each.day > day).reduce((sum, { minutes }) => sum + minutes, 0)
      const spentBefore = spent
      const credit = () => (budget * (index + 1)) / days.length - spent
      const fitsWeek = (minutes: number) => spent + minutes + reserved <= budget
      const isLightEnough = (minutes: number) =>
        !isLight || (minutes <= lightItem && spent - spentBefore + minutes <= lightDay)
      const fits = (minutes: number) => fitsWeek(minutes) && isLightEnough(minutes)

      if (wantsDiagnostic) {
        // Everything else waits for the diagnostic, for up to a week if no day has enough time for it.
        const mockToday = waiting.filter((each) => each.day === day).reduce((sum, each) => sum + each.minutes, 0)
        const isPossible = fitsWeek(diagnosticMinutes + mockToday) && !isLight
        if (isPossible) put(diagnosticOn(day))
        if (isPossible || daysBetween(frame.from, day) >= 7) wantsDiagnostic = false
        else continue
      }
      for (const mock of waiting.filter((each) => each.day === day)) {
        put(mock)
        if (target.drillPage !== undefined && ends.has(mock.id))
          drill = { from: addDays(day, 1), count: null, to: target.drillPage }
      }
      if (drill !== null && drill.from <= day) {
        const item = drillOn(day, drill)
        if (fits(item.minutes)) {
          put(item)
          drill = null
        }
      }
      const review = reviewOn(day, frame, history)
      const hasTime = fitsWeek(review.minutes) && credit() >= reviewFrom
      if (hasTime && (day === frame.from ? history.due.count > 0 : hasLearned())) put(review)

      for (;;) {
        const next = nextOf({ rest: isLight ? rest.filter(({ offer: { locked } }) => !locked) : rest, covered, fits })
        // A long item may start if half of its time is available, because the next days are then lighter.
        if (next === undefined || (!isLight && credit() < next.offer.minutes / 2)) break
        put(itemOf(next, day))
        rest = rest.filter((each) => each !== next)
        if (!next.offer.locked) candidates.cover(covered, next)
      }
    }
  }

  /** The most valuable item that is ready and fits; locked ones come last. */
  function nextOf(at: { rest: Candidate[]; covered: Covered; fits: (minutes: number) => boolean }) {
    const values = candidates.valuesOf(at.rest, at.covered)
    const worthOf = ({ ref }: Candidate) => values.get(ref) ?? 0
    return at.rest
      .filter((each) => worthOf(each) >= worthIt && at.fits(each.offer.minutes))
      .filter((each) => candidates.isReady(each, at.covered, teachable))
      .toSorted(
        (one, other) =>
          Number(one.offer.locked) - Number(other.offer.locked) ||
          worthOf(other) - worthOf(one) ||
          (one.ref < other.ref ? -1 : 1),
      )[0]
  }

  function itemOf(candidate: Candidate, day: string): PlannedItem {
    const { title, to, minutes, tier, concepts } = candidate.offer
    const main = candidates.mainConcept(candidate, covered) ?? concepts[0] ?? null
    const need = main === null ? undefined : needs.get(main)
    const after = candidate.kind === 'challenge' && main !== null ? (lessonOn.get(main) ?? null) : null
    if (candidate.kind === 'lesson' && !candidate.offer.locked) for (const each of concepts) lessonOn.set(each, title)
    const reason =
      need === undefined
        ? planReasons.mock
        : reasonFor(need, needs, { interviews: Math.min(3, history.heldBack.length), after })
    return { id: candidate.ref, kind: candidate.kind, title, to, minutes, day, reason, skill: main, tier }
  }

  /** Why this lesson or challenge in particular was left out. */
  function leftOut(candidate: Candidate): string {
    const main = candidates.mainConcept(candidate, covered)
    const need = main === null ? undefined : needs.get(main)
    if (need === undefined) return planReasons.cut.rare(target.company)
    if (need.isKnown) return planReasons.cut.strong(need.label)
    if (items.some(({ skill }) => skill === main)) return planReasons.cut.planned(need.label)
    return need.importance < seldomBelow ? planReasons.cut.seldom(need.label) : planReasons.cut.noTime(need.label)
  }

  function cutOf(): CutFromPlan[] {
    const longestWeek = Math.max(...[...weeks.keys()].map(budgetOf), 0)
    const values = candidates.valuesOf(rest, covered)
    const byValue = rest.toSorted(
      (one, other) => (values.get(other.ref) ?? 0) - (values.get(one.ref) ?? 0) || (one.ref < other.ref ? -1 : 1),
    )
    const cutAs = (each: Candidate, reason: string, cause: CutFromPlan['cause'] = 'time'): CutFromPlan => {
      return { title: each.offer.title, minutes: each.offer.minutes, reason, cause }
    }
    const wanted = byValue.filter((each) => (values.get(each.ref) ?? 0) >= worthIt)
    const rare = byValue.filter((each) => candidates.ownValue(each, covered) === 0)
    return [
      ...(rehearsalFits
        ? []
        : [
            {
              title: planTitles.rehearsal(target.company),
              minutes: 60,
              reason: planReasons.cut.rehearsal,
              cause: 'time' as const,
            },
          ]),
      ...wanted
        .filter(({ offer: { locked } }) => !locked)
        .map((each) => {
          if (each.offer.minutes > longestWeek) return cutAs(each, planReasons.cut.tooLong)
          const [blocking] = candidates.missing(each, covered, teachable).concepts
          const label = blocking === undefined ? undefined : needs.get(blocking)?.label
          return cutAs(each, label === undefined ? leftOut(each) : planReasons.cut.blocked(label))
        })
        .slice(0, maxCut),
      ...wanted
        .filter(({ offer: { locked } }) => locked)
        .map((each) => cutAs(each, planReasons.cut.paid, 'paid'))
        .slice(0, lockedShown),
      ...rare
        .filter((each) => !wanted.includes(each))
        .map((each) => cutAs(each, planReasons.cut.rare(target.company), 'rare'))
        .slice(0, skippedShown),
    ]
  }

  return { items, cut: cutOf() }
}

/** The minutes of each week, by its Monday: its share of the hours, less the minutes already done. */
function budgets({ from, lastDay, hoursPerWeek, kept }: PlanFrame): (monday: string) => number {
  const days = Map.groupBy(daysFrom(from, lastDay), mondayOf)
  const full = hoursPerWeek * 60
  return (monday) => {
    const share = ((days.get(monday)?.length ?? 0) / 7) * full
    const done = kept.filter(({ day }) => mondayOf(day) === monday).reduce((sum, { minutes }) => sum + minutes, 0)
    return Math.max(0, Math.floor(Math.min(share, full - done)))
  }
}

/** The label of the concept that needs the most work, among those with evidence; null if there is no evidence. */
function weakestOf(needs: ReturnType<typeof needsOf>): string | null {
  const known = [...needs.values()].filter(({ estimate, need }) => estimate !== null && need > 0)
  return known.toSorted((one, other) => other.need - one.need)[0]?.label ?? null
}

/** A drill to plan: its first day, its page, and how many questions it has; null if that isn't known yet. */
type Drill = { from: string; to: string; count: number | null }

function firstDrill({ drillPage }: PlanTarget, { drillCount = 0 }: PlanHistory, { from }: PlanFrame): Drill | null {
  return drillPage === undefined || drillCount === 0 ? null : { from, to: drillPage, count: drillCount }
}

const drillOn = (day: string, { to, count }: Drill): PlannedItem => ({
  ...{ id: `drill/${day}`, kind: 'drill', title: planTitles.drill, to, day, skill: null, tier: 'standard' },
  minutes: count === null ? usualDrill : Math.max(shortestDrill, Math.min(longestDrill, count)),
  reason: planReasons.drill(count),
})

const diagnosticOn = (day: string): PlannedItem => ({
  ...{ id: 'diagnostic', kind: 'diagnostic', title: planTitles.diagnostic, to: '/app/diagnostics', day },
  ...{ minutes: diagnosticMinutes, reason: planReasons.diagnostic, skill: null, tier: 'standard' },
})

function reviewOn(day: string, { from }: PlanFrame, { due }: PlanHistory): PlannedItem {
  const common = {
    id: `reviews/${day}`,
    kind: 'review',
    to: '/app/reviews',
    day,
    skill: null,
    tier: 'standard',
  } as const
  if (day !== from || due.count === 0)
    return { ...common, title: planTitles.review, minutes: reviewMinutes, reason: planReasons.review }
  const minutes = Math.max(1, Math.ceil(due.minutes))
  if (minutes > longestReview) {
    const reason = planReasons.dueInPart(due.count, longestReview)
    return { ...common, title: planTitles.review, minutes: longestReview, reason }
  }
  return { ...common, title: planTitles.dueReviews(due.count), minutes, reason: planReasons.due(due.count) }
}
