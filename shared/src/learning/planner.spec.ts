import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { algorithmConcepts, type Concept } from '../vocabulary/content.ts'
import { difficulties } from '../vocabulary/interview.ts'
import { addDays, daysBetween, daysFrom, mondayOf } from './plan/planDays.ts'
import type { ChallengeOffer, LessonOffer, PlanFrame, PlanHistory, PlanOffer, PlanTarget } from './plan/planTypes.ts'
import { lightDay, lightItem, planPath } from './planner.ts'
import { type Beliefs, estimateOf } from './skillModel.ts'

const at = Date.parse('2026-11-23T09:00:00Z')
const today = '2026-11-23'
const target: PlanTarget = {
  company: 'Google',
  role: null,
  level: 'SENIOR',
  rounds: [{ name: 'Coding', challengeTypes: ['coding'], minutes: 45, to: '/app/interviewSelection?company=google' }],
}
const nothing: PlanHistory = { at, beliefs: {}, done: {}, heldBack: [], due: { count: 0, minutes: 0 } }
const diagnosed = { 'diagnostic/1': at }
const fourWeeks: PlanFrame = { from: today, lastDay: addDays(today, 27), interviewOn: null, hoursPerWeek: 6, kept: [] }

const lesson = (lessonId: string, concepts: Concept[], more: Partial<LessonOffer> = {}): LessonOffer => ({
  ...{
    courseId: lessonId,
    lessonId,
    place: 0,
    needs: [],
    title: `Lesson ${lessonId}`,
    to: `/${lessonId}`,
    minutes: 20,
  },
  ...{ concepts, tier: 'standard', locked: false, ...more },
})
const challenge = (challengeId: string, concepts: Concept[], more: Partial<ChallengeOffer> = {}): ChallengeOffer => ({
  ...{ challengeId, title: `Challenge ${challengeId}`, to: `/${challengeId}`, minutes: 20, challengeType: 'coding' },
  ...{ difficulty: 'moderately_challenging', concepts, tier: 'standard', locked: false, ...more },
})
/** A belief that is sure of this ability, in logits. */
const sure = (mean: number) => ({ mean, variance: 0.05, at, count: 20 })
const [weak, strong] = [sure(-2), sure(2.5)]

const names = algorithmConcepts.slice(0, 8)
const someOf = <T>(values: readonly T[], minLength = 0, maxLength = values.length) =>
  fc.subarray([...values], { minLength, maxLength: Math.min(maxLength, values.length) })
const labelOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const minutes = fc.integer({ min: 5, max: 60 })

/** Any content: concepts in learning order, courses that may need each other, and challenges. */
const anyOffer: fc.Arbitrary<PlanOffer> = fc
  .record({
    needs: fc.tuple(...names.map((_, index) => someOf(names.slice(0, index), 0, 2))),
    lessons: fc.array(
      fc.record({
        course: fc.integer({ min: 0, max: 3 }),
        minutes,
        concepts: someOf(names, 1, 2),
        locked: fc.boolean(),
      }),
      { maxLength: 12 },
    ),
    courseNeeds: fc.tuple(...[0, 1, 2, 3].map((course) => someOf([0, 1, 2].slice(0, course), 0, 1))),
    challenges: fc.array(
      fc.record({
        minutes,
        concepts: someOf(names, 1, 3),
        difficulty: fc.constantFrom(...difficulties),
        locked: fc.boolean(),
      }),
      { maxLength: 20 },
    ),
  })
  .map(({ needs, lessons, courseNeeds, challenges }) => ({
    concepts: names.map((concept, index) => ({ concept, label: labelOf(concept), needs: needs[index] ?? [] })),
    lessons: lessons.map(({ course, ...rest }, place) =>
      lesson(`l${place}`, [], {
        ...{ ...rest, place, courseId: `c${course}`, tier: rest.locked ? 'premium' : 'standard' },
        needs: (courseNeeds[course] ?? []).map((each) => `c${each}`),
      }),
    ),
    challenges: challenges.map((each, index) =>
      challenge(`q${index}`, [], { ...each, tier: each.locked ? 'premium' : 'standard' }),
    ),
  }))

const anyBeliefs: fc.Arbitrary<Beliefs> = fc
  .dictionary(fc.constantFrom(...names), fc.double({ min: -3, max: 3, noNaN: true }).map(sure))
  .map((beliefs) => ({ ...beliefs }))
const anyHistory = (offer: PlanOffer): fc.Arbitrary<PlanHistory> =>
  fc.record({
    at: fc.constant(at),
    beliefs: anyBeliefs,
    done: someOf([...refsOf(offer), 'diagnostic/1']).map((refs) => Object.fromEntries(refs.map((ref) => [ref, at]))),
    heldBack: fc.array(someOf(names, 0, 2), { maxLength: 4 }),
    due: fc.record({ count: fc.integer({ min: 0, max: 40 }), minutes: fc.integer({ min: 0, max: 60 }) }),
  })
const refsOf = ({ lessons, challenges }: PlanOffer): string[] => [
  ...lessons.map(({ courseId, lessonId }) => `lesson/${courseId}/${lessonId}`),
  ...challenges.map(({ challengeId }) => `challenge/${challengeId}`),
]
const anyFrame: fc.Arbitrary<PlanFrame> = fc
  .record({
    from: fc.integer({ min: 0, max: 20 }).map((days) => addDays(today, days)),
    length: fc.integer({ min: 1, max: 60 }),
    isDated: fc.boolean(),
    hoursPerWeek: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ from, length, isDated, hoursPerWeek }) => {
    const lastDay = addDays(from, length - 1)
    return { from, lastDay, interviewOn: isDated ? addDays(lastDay, 1) : null, hoursPerWeek, kept: [] }
  })
const anyPlan = anyOffer.chain((offer) =>
  fc.record({ offer: fc.constant(offer), history: anyHistory(offer), frame: anyFrame }),
)
type Case = { offer: PlanOffer; history: PlanHistory; frame: PlanFrame }
const planOf = ({ offer, history, frame }: Case) => planPath(target, offer, history, frame)
const holds = (check: (of: Case, plan: ReturnType<typeof planOf>) => void) =>
  fc.assert(
    fc.property(anyPlan, (of) => check(of, planOf(of))),
    { numRuns: 300 },
  )

describe('any plan', () => {
  it('never has more in a week than its hours, its share of them if the week isn’t whole', () =>
    holds(({ frame }, { items }) => {
      const days = Map.groupBy(daysFrom(frame.from, frame.lastDay), mondayOf)
      for (const [monday, inWeek] of Map.groupBy(items, ({ day }) => mondayOf(day))) {
        const planned = inWeek.reduce((sum, each) => sum + each.minutes, 0)
        expect(planned).toBeLessThanOrEqual((frame.hoursPerWeek * 60 * (days.get(monday)?.length ?? 0)) / 7)
      }
    }))

  it('has every item once, between its first and last day, in order, with a reason of at most 20 words', () =>
    holds(({ frame }, { items, cut }) => {
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
      const days = items.map(({ day }) => day)
      expect(days).toEqual(days.toSorted())
      for (const day of days) expect(day >= frame.from && day <= frame.lastDay).toBe(true)
      for (const { reason } of [...items, ...cut]) {
        expect(reason).toMatch(/^[A-Z0-9“].*\.$/)
        for (const sentence of reason.split('. ')) expect(sentence.split(' ').length).toBeLessThanOrEqual(20)
      }
    }))

  it('doesn’t call something unimportant that it has planned', () =>
    holds((_, { items, cut }) => {
      const planned = new Set(items.map(({ skill }) => skill))
      for (const concept of names.filter((name) => planned.has(name)))
        for (const { reason } of cut)
          expect(reason).not.toMatch(new RegExp(`^${labelOf(concept)}: (rarely|there’s no time)`))
    }))

  it('is the same again for the same facts', () =>
    holds((of, plan) => {
      expect(planOf(structuredClone(of))).toEqual(plan)
    }))

  it('plans nothing again that is done, and starts with a diagnostic only if there was none', () =>
    holds(({ history }, { items }) => {
      for (const { id } of items) expect(history.done[id]).toBeUndefined()
      const at = items.findIndex(({ kind }) => kind === 'diagnostic')
      expect(at).toBeLessThanOrEqual('diagnostic/1' in history.done ? -1 : 0)
    }))

  it('has the lessons of a course in order, after those of the courses that it needs', () =>
    holds(({ offer, history }, { items }) => {
      const placeOf = new Map(items.map(({ id }, place) => [id, place]))
      const open = offer.lessons.filter(({ locked }) => !locked)
      const ref = ({ courseId, lessonId }: LessonOffer) => `lesson/${courseId}/${lessonId}`
      for (const each of offer.lessons) {
        const place = placeOf.get(ref(each))
        if (place === undefined) continue
        const first = open.filter(
          ({ courseId, place }) => each.needs.includes(courseId) || (courseId === each.courseId && place < each.place),
        )
        for (const earlier of first)
          if (history.done[ref(earlier)] === undefined)
            expect(placeOf.get(ref(earlier)) ?? Number.POSITIVE_INFINITY).toBeLessThan(place)
      }
    }))

  it('has nothing long on the day before the interview', () =>
    holds(({ frame }, { items }) => {
      if (frame.interviewOn === null || frame.from === frame.lastDay) return
      const last = items.filter(({ day }) => day === frame.lastDay)
      for (const { minutes } of last) expect(minutes).toBeLessThanOrEqual(lightItem)
      expect(last.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(lightDay)
    }))

  it('names what didn’t fit: everything that is worth the time is planned or cut, unless the list is full', () =>
    holds(({ offer, history, frame }, { items, cut }) => {
      const open = offer.challenges.filter(({ challengeId }) => history.done[`challenge/${challengeId}`] === undefined)
      const left = open.filter(({ challengeId }) => !items.some(({ id }) => id === `challenge/${challengeId}`))
      if (frame.hoursPerWeek === 1 && left.length > 0) expect(cut.length).toBeGreaterThan(0)
      for (const { title } of cut) expect(items.every((item) => item.title !== title)).toBe(true)
    }))

  it('keeps what is done when it is planned again, within the same hours', () =>
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 0, max: 10 }), ({ offer, history, frame }, later) => {
        const first = planPath(target, offer, history, frame)
        const from = addDays(frame.from, Math.min(later, daysBetween(frame.from, frame.lastDay)))
        const kept = first.items.filter(({ kind, day }, index) => kind !== 'review' && day <= from && index % 2 === 0)
        const done = {
          ...history.done,
          ...Object.fromEntries(kept.map(({ id, kind }) => [kind === 'diagnostic' ? 'diagnostic/2' : id, at])),
        }
        const again = planPath(target, offer, { ...history, done }, { ...frame, from, kept })
        const ids = new Set(kept.map(({ id }) => id))
        for (const { id } of again.items) expect(ids.has(id)).toBe(false)
        const weeks = Map.groupBy([...kept, ...again.items], ({ day }) => mondayOf(day))
        for (const inWeek of weeks.values())
          expect(inWeek.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(frame.hoursPerWeek * 60)
      }),
      { numRuns: 200 },
    ))
})

/** Every concept here can be learned, so no prerequisite may be missing. */
const anyTeachable = anyOffer.chain((offer) => {
  const whole = { ...offer, lessons: names.map((concept) => lesson(concept, [concept], { minutes: 10 })) }
  return fc.record({ offer: fc.constant(whole), history: anyHistory(whole), frame: anyFrame })
})

it('puts what a concept needs before it, unless it is known', () => {
  fc.assert(
    fc.property(anyTeachable, ({ offer, history, frame }) => {
      const { items } = planPath(target, offer, history, frame)
      const contentOf = new Map<string, readonly Concept[]>([
        ...offer.lessons.map(
          ({ courseId, lessonId, concepts }) => [`lesson/${courseId}/${lessonId}`, concepts] as const,
        ),
        ...offer.challenges.map(({ challengeId, concepts }) => [`challenge/${challengeId}`, concepts] as const),
      ])
      const lockedRefs = new Set(
        offer.challenges.filter(({ locked }) => locked).map(({ challengeId }) => `challenge/${challengeId}`),
      )
      const covered = new Set(Object.keys(history.done).flatMap((ref) => contentOf.get(ref) ?? []))
      for (const { id } of items) {
        const concepts = contentOf.get(id) ?? []
        for (const { concept, needs } of offer.concepts) {
          if (!concepts.includes(concept)) continue
          for (const need of needs) {
            const estimate = estimateOf(history.beliefs, need, at)
            const isKnown = estimate !== null && estimate.score >= 2.5
            expect(isKnown || concepts.includes(need) || covered.has(need), `${id}: ${concept} needs ${need}`).toBe(
              true,
            )
          }
        }
        if (!lockedRefs.has(id)) for (const each of concepts) covered.add(each)
      }
    }),
    { numRuns: 300 },
  )
})

describe('the order', () => {
  const independent = ['arrays', 'strings', 'stacks', 'heaps'] as const
  const offer = (concepts: readonly Concept[], asked: Partial<Record<Concept, number>> = {}): PlanOffer => ({
    concepts: concepts.map((concept) => ({ concept, label: concept, needs: [] })),
    lessons: concepts.map((concept) => lesson(concept, [concept])),
    challenges: concepts.flatMap((concept) =>
      Array.from({ length: asked[concept] ?? 1 }, (_, index) => challenge(`${concept}-${index}`, [concept])),
    ),
  })
  const firstOf = (plan: ReturnType<typeof planPath>, skill: Concept) =>
    plan.items.findIndex((item) => item.skill === skill)

  it('starts with the weakest of what is equally important, and with the most important of what is equally weak', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...independent], { minLength: 2 }), (concepts) => {
        const [first = 'arrays', ...others] = concepts
        const beliefs = { [first]: weak, ...Object.fromEntries(others.map((each) => [each, sure(0.5)])) }
        const weakest = planPath(target, offer(concepts), { ...nothing, done: diagnosed, beliefs }, fourWeeks)
        expect(firstOf(weakest, first)).toBe(0)
        const asked = planPath(target, offer(concepts, { [first]: 5 }), { ...nothing, done: diagnosed }, fourWeeks)
        expect(firstOf(asked, first)).toBe(0)
      }),
    )
  })

  it('says why: held back, not enough evidence, a score, what it comes before, the lesson it puts to use', () => {
    const concepts: PlanOffer = {
      concepts: [
        { concept: 'arrays', label: 'Arrays', needs: [] },
        { concept: 'heaps', label: 'Heaps', needs: ['arrays'] },
        { concept: 'testing', label: 'Testing', needs: [] },
        { concept: 'stacks', label: 'Stacks', needs: [] },
      ],
      lessons: [lesson('a', ['arrays']), lesson('h', ['heaps']), lesson('t', ['testing']), lesson('s', ['stacks'])],
      challenges: [challenge('h', ['heaps']), challenge('h2', ['heaps']), challenge('s', ['stacks'])],
    }
    const history: PlanHistory = {
      ...nothing,
      done: diagnosed,
      beliefs: { stacks: sure(-1) },
      heldBack: [['testing_by_hand'], [], ['testing_by_hand']],
    }
    const reasons = new Map(planPath(target, concepts, history, fourWeeks).items.map(({ id, reason }) => [id, reason]))
    expect(reasons.get('lesson/t/t')).toBe('Testing held back two of your last three interviews.')
    const arrays = 'You need arrays for heaps, and we don’t know your level yet. That often comes up.'
    expect(reasons.get('lesson/a/a')).toBe(arrays)
    expect(reasons.get('lesson/h/h')).toBe('Heaps: not enough evidence yet, and often asked.')
    expect(reasons.get('challenge/h')).toBe('Practise what you learned in “Lesson h”.')
    expect(reasons.get('lesson/s/s')).toBe('Stacks: 1.8 out of 4 so far. Aim for 3.')
  })

  it('leaves what is strong for last, and what nobody asks for out', () => {
    const plan = planPath(
      target,
      { ...offer(independent), challenges: independent.slice(0, 3).map((each) => challenge(each, [each])) },
      { ...nothing, done: diagnosed, beliefs: { arrays: strong } },
      fourWeeks,
    )
    expect(plan.items.filter(({ kind }) => kind === 'lesson').at(-1)?.skill).toBe('arrays')
    expect(firstOf(plan, 'heaps')).toBe(-1)
    expect(plan.cut).toContainEqual({
      title: 'Lesson heaps',
      minutes: 20,
      reason: 'Rarely comes up at Google. Skip it.',
      cause: 'rare',
    })
  })

  it('puts locked items last, and says what needs a plan', () => {
    const { challenges, ...rest } = offer(independent)
    const locked = challenges.map((each) => ({ ...each, locked: true, tier: 'premium' as const }))
    const all = planPath(target, { ...rest, challenges: locked }, { ...nothing, done: diagnosed }, fourWeeks)
    const kinds = all.items.filter(({ kind }) => kind === 'lesson' || kind === 'challenge').map(({ tier }) => tier)
    expect(kinds).toEqual([...kinds].toSorted((one, other) => Number(one === 'premium') - Number(other === 'premium')))
    const few = planPath(
      target,
      { ...rest, challenges: locked },
      { ...nothing, done: diagnosed },
      { ...fourWeeks, hoursPerWeek: 1, lastDay: addDays(today, 6) },
    )
    expect(few.cut.map(({ reason }) => reason)).toContain('Part of a paid plan.')
  })

  it('spaces mocks a week apart, with one full rehearsal two days before the interview', () => {
    const interviewOn = addDays(today, 28)
    const { items } = planPath(target, offer(independent), nothing, { ...fourWeeks, interviewOn })
    const mocks = items.filter(({ kind }) => kind === 'mock')
    expect(mocks.map(({ day }) => daysBetween(today, day))).toEqual([6, 13, 20, 26])
    expect(mocks.at(-1)?.title).toBe('Full rehearsal: Google')
    expect(mocks.map(({ id }) => id)).toEqual(['mock/1', 'mock/2', 'mock/3', 'mock/4'])
  })

  it('goes over the mistakes of a paper after its last part, and over those there are as soon as there is time', () => {
    const part = { challengeTypes: [], to: '/app/papers', isWritten: true } as const
    const rounds = [
      { ...part, name: 'Part 1', minutes: 60 },
      { ...part, name: 'Part 2', minutes: 90, endsPaper: true as const },
    ]
    const papers: PlanTarget = { ...target, company: null, rounds, drillPage: '/app/papers/drill' }
    const history = { ...nothing, done: diagnosed, drillCount: 12 }
    const { items } = planPath(papers, offer(independent), history, { ...fourWeeks, hoursPerWeek: 10 })
    const drills = items.filter(({ kind }) => kind === 'drill')
    expect(drills[0]).toMatchObject({ day: today, minutes: 12, reason: '12 questions are still wrong.' })
    const ends = items.filter(({ title }) => title === 'Part 2').map(({ day }) => day)
    expect(ends).toHaveLength(2)
    for (const [index, day] of ends.entries()) {
      const after = drills[index + 1]
      // The last day has no day after it.
      if (day === fourWeeks.lastDay) expect(after).toBeUndefined()
      else expect(daysBetween(day, after?.day ?? day)).toBeGreaterThan(0)
    }
    expect(planPath(target, offer(independent), history, fourWeeks).items.some(({ kind }) => kind === 'drill')).toBe(
      false,
    )
  })

  it('gives way to a shorter part of a paper in weeks that are too short for the next one', () => {
    const part = { challengeTypes: [], to: '/app/papers', isWritten: true } as const
    const rounds = [
      { ...part, name: 'Part 1', minutes: 120 },
      { ...part, name: 'Part 2', minutes: 150, endsPaper: true as const },
    ]
    const papers: PlanTarget = { ...target, company: null, rounds }
    const titlesIn = (hoursPerWeek: number) =>
      planPath(papers, offer(independent), { ...nothing, done: diagnosed }, { ...fourWeeks, hoursPerWeek })
        .items.filter(({ kind }) => kind === 'mock')
        .map(({ title }) => title)
    expect(titlesIn(6).slice(0, 3)).toEqual(['Part 1', 'Part 2', 'Part 1'])
    expect(new Set(titlesIn(3))).toEqual(new Set(['Part 1']))
    expect(titlesIn(3).length).toBeGreaterThan(1)
    expect(titlesIn(2)).toEqual([])
  })

  it('has the due reviews today, and short ones on the days after something was learned', () => {
    const due = { count: 4, minutes: 6 }
    const { items } = planPath(target, offer(independent), { ...nothing, done: diagnosed, due }, fourWeeks)
    const reviews = items.filter(({ kind }) => kind === 'review')
    expect(reviews[0]).toMatchObject({ day: today, title: 'Four reviews', minutes: 6, reason: 'Four cards are due.' })
    expect(reviews.length).toBeGreaterThan(20)
  })

  it('doesn’t promise more reviews than it has time for', () => {
    const due = { count: 53, minutes: 40 }
    const { items } = planPath(target, offer(independent), { ...nothing, done: diagnosed, due }, fourWeeks)
    expect(items.find(({ kind }) => kind === 'review')).toMatchObject({
      ...{ day: today, title: 'Reviews', minutes: 10 },
      reason: '53 cards are due. Start with ten minutes.',
    })
  })
})
