import type { Concept } from '../../vocabulary/content.ts'
import { fitOf, passedOn } from '../worth.ts'
import type { Needs } from './need.ts'
import type { ChallengeOffer, KeptItem, LessonOffer, PlanHistory, PlanOffer, PlanTarget } from './planTypes.ts'

/** A lesson or challenge that may go into the plan. `ref`: the reference recorded when it is done. */
export type Candidate = { ref: string } & (
  | { kind: 'lesson'; offer: LessonOffer }
  | { kind: 'challenge'; offer: ChallengeOffer }
)

export const lessonRef = ({ courseId, lessonId }: Pick<LessonOffer, 'courseId' | 'lessonId'>): string =>
  `lesson/${courseId}/${lessonId}`
export const challengeRef = (challengeId: string): string => `challenge/${challengeId}`

/**
 * What the learner has covered at some point in the plan: lessons, and concepts with the number of times each was
 * covered.
 */
export type Covered = { concepts: Map<Concept, number>; refs: Set<string> }

const halves = 0.6
const lessonFirst = 1.1

/**
 * The lessons and challenges to choose from, and the rules for choosing: prerequisites, and how much each is worth
 * next.
 */
export function candidatesOf(target: PlanTarget, offer: PlanOffer, history: PlanHistory, needs: Needs) {
  const all: Candidate[] = [
    ...offer.lessons.map((each): Candidate => ({ kind: 'lesson', offer: each, ref: lessonRef(each) })),
    ...offer.challenges.map(
      (each): Candidate => ({ kind: 'challenge', offer: each, ref: challengeRef(each.challengeId) }),
    ),
  ]
  const isDone = ({ ref }: Candidate) => history.done[ref] !== undefined
  const open = all.filter((each) => !isDone(each))
  const before = new Map(offer.concepts.map(({ concept, needs: of }) => [concept, of]))
  const lessonsOf = (courseId: string) => offer.lessons.filter((each) => each.courseId === courseId && !each.locked)

  /** What the learner has covered already. */
  function start(kept: readonly KeptItem[]): Covered {
    const covered: Covered = { concepts: new Map(), refs: new Set(kept.map(({ id }) => id)) }
    for (const each of all) if (isDone(each)) cover(covered, each)
    return covered
  }

  function cover({ concepts, refs }: Covered, { ref, offer: { concepts: of } }: Candidate): void {
    refs.add(ref)
    for (const concept of of) concepts.set(concept, (concepts.get(concept) ?? 0) + 1)
  }

  /** The lessons that have to come first: the earlier ones of its course, and those of the courses that it requires. */
  function lessonsBefore(lesson: LessonOffer): LessonOffer[] {
    const earlier = lessonsOf(lesson.courseId).filter(({ place }) => place < lesson.place)
    return [...earlier, ...lesson.needs.flatMap(lessonsOf)]
  }

  /** The concepts that have to be covered first. */
  const conceptsBefore = ({ offer: { concepts } }: Candidate): Concept[] =>
    [...new Set(concepts.flatMap((each) => before.get(each) ?? []))].filter(
      (each) => !concepts.includes(each) && needs.get(each)?.isKnown !== true,
    )

  const missing = (candidate: Candidate, { concepts, refs }: Covered, teachable: ReadonlySet<Concept>) => ({
    concepts: conceptsBefore(candidate).filter((each) => teachable.has(each) && !concepts.has(each)),
    lessons:
      candidate.kind === 'lesson' ? lessonsBefore(candidate.offer).filter((each) => !refs.has(lessonRef(each))) : [],
  })
  const isReady = (candidate: Candidate, covered: Covered, teachable: ReadonlySet<Concept>): boolean => {
    const { concepts, lessons } = missing(candidate, covered, teachable)
    return concepts.length === 0 && lessons.length === 0
  }

  /**
   * The concepts that can be covered at all: a prerequisite without content doesn't block the concepts that build on
   * it.
   */
  function teachableFrom(kept: readonly KeptItem[]): ReadonlySet<Concept> {
    const teachable = new Set(open.filter(({ offer: of }) => !of.locked).flatMap(({ offer: of }) => of.concepts))
    for (;;) {
      const covered = start(kept)
      let rest = open.filter(({ offer: of }) => !of.locked)
      for (let found = true; found; ) {
        const ready = rest.filter((each) => isReady(each, covered, teachable))
        for (const each of ready) cover(covered, each)
        rest = rest.filter((each) => !ready.includes(each))
        found = ready.length > 0
      }
      const never = [...teachable].filter((each) => !covered.concepts.has(each))
      if (never.length === 0) return teachable
      for (const each of never) teachable.delete(each)
    }
  }

  const needNow = (concept: Concept, { concepts }: Covered): number =>
    (needs.get(concept)?.need ?? 0) * halves ** (concepts.get(concept) ?? 0)

  /** The concept for which to choose a lesson or challenge; null if this interview needs none of its concepts. */
  function mainConcept({ offer: { concepts } }: Candidate, covered: Covered): Concept | null {
    const [best] = concepts.toSorted((one, other) => needNow(other, covered) - needNow(one, covered))
    return best === undefined || needNow(best, covered) === 0 ? null : best
  }

  function ownValue(candidate: Candidate, covered: Covered): number {
    const main = mainConcept(candidate, covered)
    if (main === null) return 0
    const need = needNow(main, covered)
    if (candidate.kind === 'lesson') return need * (covered.concepts.has(main) ? 1 : lessonFirst)
    return need * fitOf(candidate.offer.difficulty, needs.get(main)?.estimate ?? null, target.level)
  }

  /**
   * How much each lesson or challenge is worth next. A lesson is worth almost as much as the best lesson that builds on
   * it, or more.
   */
  function valuesOf(candidates: readonly Candidate[], covered: Covered): Map<string, number> {
    const values = new Map(candidates.map((each) => [each.ref, ownValue(each, covered)]))
    for (const each of candidates) {
      if (each.kind !== 'lesson') continue
      const passed = passedOn * (values.get(each.ref) ?? 0)
      for (const earlier of lessonsBefore(each.offer)) {
        const ref = lessonRef(earlier)
        const known = values.get(ref)
        if (known !== undefined && known < passed) values.set(ref, passed)
      }
    }
    return values
  }

  return { open, start, cover, missing, isReady, teachableFrom, mainConcept, ownValue, valuesOf }
}
export type Candidates = ReturnType<typeof candidatesOf>
