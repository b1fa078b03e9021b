import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Concept, concepts } from '../vocabulary/content.ts'
import { difficulties } from '../vocabulary/interview.ts'
import { recommend, type Situation, type Task } from './recommend.ts'
import { type ChallengeHistory, repeatCauses, repeatOf } from './repeat.ts'
import { type Beliefs, estimateOf, observe } from './skillModel.ts'

const at = Date.parse('2026-05-04T10:00:00Z')
const dayMs = 86_400_000

/** The estimates for somebody who got this share of moderately challenging tasks right. */
function seen(concept: Concept, outcome: number, before: Beliefs = {}): Beliefs {
  const observation = { skill: concept, source: 'challenge', outcome, difficulty: 0, guess: 0, weight: 1 } as const
  return Array.from({ length: 6 }).reduce<Beliefs>((beliefs) => observe(beliefs, observation, at), before)
}
const task = (id: string, concept: Concept, changes: Partial<Task> = {}): Task => ({
  ...{ id, concepts: [concept], difficulty: 'moderately_challenging', minutes: 20, again: null, asked: 'other_round' },
  ...changes,
})
const situation = (tasks: readonly Task[], changes: Partial<Situation> = {}): Situation => ({
  ...{ tasks, beliefs: {}, needs: new Map(), practised: new Set(), level: null, at, limit: 4, minutesLeft: null },
  ...changes,
})
const ids = (given: Situation) => recommend(given).map(({ id }) => id)

describe('what to do next', () => {
  it('is the weaker of two concepts that matter as much', () => {
    const beliefs = seen('heaps', 0, seen('stacks', 1))
    expect(ids(situation([task('a', 'stacks'), task('b', 'heaps')], { beliefs }))).toEqual(['b', 'a'])
  })

  it('is the one that the next round asks', () => {
    const tasks = [
      task('a', 'stacks'),
      task('b', 'heaps', { asked: 'next_round' }),
      task('c', 'trees', { asked: null }),
    ]
    expect(ids(situation(tasks))).toEqual(['b', 'a', 'c'])
  })

  it('is hard enough, and no harder', () => {
    const tasks = difficulties.map((difficulty) => task(difficulty, 'heaps', { difficulty }))
    expect(ids(situation(tasks, { beliefs: seen('heaps', 0.05) }))[0]).toBe('straightforward')
    const strong = Array.from({ length: 4 }).reduce<Beliefs>((beliefs) => seen('heaps', 1, beliefs), {})
    expect(ids(situation(tasks, { beliefs: strong }))[0]).toBe('challenging')
  })

  it('waits for what it builds on, until that is solid or was practised', () => {
    const tasks = [task('a', 'arrays'), task('b', 'sliding_window', { asked: 'next_round' })]
    const needs = new Map<Concept, Concept[]>([
      ['sliding_window', ['two_pointers']],
      ['two_pointers', ['arrays']],
    ])
    expect(ids(situation(tasks, { needs }))).toEqual(['a'])
    expect(ids(situation(tasks, { needs, practised: new Set(['arrays']) }))).toEqual(['b', 'a'])
    expect(ids(situation(tasks, { needs, beliefs: seen('arrays', 1) }))).toEqual(['b', 'a'])
    expect(ids(situation(tasks, { needs, practised: new Set(['arrays']), beliefs: seen('arrays', 0) }))).toEqual(['a'])
  })

  it('is what the next round builds on, before what another one asks', () => {
    const tasks = [
      task('a', 'arrays', { asked: null }),
      task('b', 'sliding_window', { asked: 'next_round' }),
      task('c', 'security'),
    ]
    const needs = new Map<Concept, Concept[]>([['sliding_window', ['arrays']]])
    const found = recommend(situation(tasks, { needs }))
    expect(found.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(found[0]?.reason).toBe('Shows how well you know arrays. You’ll need it in your interview.')
  })

  it('says why, in words that fit', () => {
    const weak = recommend(situation([task('a', 'heaps')], { beliefs: seen('heaps', 0) }))
    expect(weak[0]?.reason).toMatch(
      /^Your weak spot: heaps, at 1\.\d out of 4\. Your interview asks questions like this\.$/,
    )
    const again = recommend(situation([task('a', 'heaps', { again: 'help', asked: null })]))
    expect(again[0]?.reason).toBe('You solved it with help. Try it alone.')
  })
})

const anyTask = fc.record({
  id: fc.uuid(),
  concepts: fc.uniqueArray(fc.constantFrom(...concepts), { minLength: 0, maxLength: 3 }),
  difficulty: fc.constantFrom(...difficulties),
  minutes: fc.constantFrom(20, 25, 30, 45, 60),
  again: fc.constantFrom(null, ...repeatCauses),
  asked: fc.constantFrom(null, 'next_round' as const, 'other_round' as const),
})
const anySituation = fc
  .record({
    tasks: fc.uniqueArray(anyTask, { selector: ({ id }) => id, maxLength: 25 }),
    outcomes: fc.array(fc.tuple(fc.constantFrom(...concepts), fc.double({ min: 0, max: 1, noNaN: true }))),
    practised: fc.array(fc.constantFrom(...concepts)),
    limit: fc.integer({ min: 1, max: 8 }),
    minutesLeft: fc.option(fc.integer({ min: 0, max: 300 })),
    level: fc.constantFrom(null, 'JUNIOR' as const, 'SENIOR' as const),
  })
  .map(
    ({ outcomes, practised, ...rest }): Situation => ({
      ...rest,
      at,
      practised: new Set(practised),
      beliefs: outcomes.reduce<Beliefs>((beliefs, [concept, outcome]) => seen(concept, outcome, beliefs), {}),
      // Each concept builds on the two before it in the list, so there is no cycle.
      needs: new Map(concepts.map((concept, index) => [concept, concepts.slice(Math.max(0, index - 2), index)])),
    }),
  )

describe('in any situation', () => {
  it('the order of the tasks makes no difference', () => {
    fc.assert(
      fc.property(anySituation, (given) => {
        expect(recommend({ ...given, tasks: given.tasks.toReversed() })).toEqual(recommend(given))
      }),
    )
  })

  it('there is something to do if anything is left, each once, within the limit and the hours', () => {
    fc.assert(
      fc.property(anySituation, (given) => {
        const found = recommend(given)
        const some = given.tasks.some((each) => each.concepts.length > 0)
        expect(found.length > 0).toBe(some)
        expect(found.length).toBeLessThanOrEqual(given.limit)
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
        const minutes = found.slice(1).reduce((sum, each) => sum + each.minutes, found[0]?.minutes ?? 0)
        if (given.minutesLeft !== null && found.length > 1) expect(minutes).toBeLessThanOrEqual(given.minutesLeft)
        for (const { reason } of found) expect(reason.split(/\s+/).length).toBeLessThanOrEqual(20)
      }),
    )
  })

  it('nothing comes before an open task, no harder, that it directly builds on', () => {
    fc.assert(
      fc.property(anySituation, (given) => {
        for (const { id, skill } of recommend(given)) {
          const chosen = given.tasks.find((each) => each.id === id)
          const before = given.needs.get(skill) ?? []
          const open = given.tasks.filter(
            ({ concepts: [main], difficulty }) =>
              main !== undefined &&
              before.includes(main) &&
              difficulties.indexOf(difficulty) <= difficulties.indexOf(chosen?.difficulty ?? 'challenging'),
          )
          for (const {
            concepts: [main],
          } of open) {
            const estimate = main && estimateOf(given.beliefs, main, at)
            expect(estimate ? estimate.score >= 2.5 : main !== undefined && given.practised.has(main)).toBe(true)
          }
        }
      }),
    )
  })
})

describe('when to do a challenge again', () => {
  const history = (changes: Partial<ChallengeHistory>): ChallengeHistory => ({
    ...{ solvedAt: [], helped: false, failedAt: null, givenUpAt: null },
    ...changes,
  })
  const days = (changes: Partial<ChallengeHistory>) => {
    const found = repeatOf(history(changes))
    return found && [found.cause, Math.round((found.dueAt - at) / dayMs)]
  }

  it('is soon after going wrong, and later each time it was solved', () => {
    expect(repeatOf(history({}))).toBeNull()
    expect(days({ failedAt: at })).toEqual(['failed', 1])
    expect(days({ givenUpAt: at, failedAt: at - dayMs })).toEqual(['gave_up', 3])
    expect(days({ solvedAt: [at], helped: true })).toEqual(['help', 7])
    expect(days({ solvedAt: [at], givenUpAt: at - 5 * dayMs })).toEqual(['long_ago', 21])
    expect(days({ solvedAt: [at - 40 * dayMs, at] })).toEqual(['long_ago', 42])
    expect(days({ solvedAt: [1, 2, 3, 4, at] })).toEqual(['long_ago', 180])
    expect(days({ solvedAt: [at - dayMs], failedAt: at })).toEqual(['failed', 1])
  })
})
