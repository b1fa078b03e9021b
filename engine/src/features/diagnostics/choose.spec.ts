import { createLibrary } from '@greenroom/shared/content'
import { difficultyOnScale } from '@greenroom/shared/learning'
import { anonymousReader } from '@greenroom/shared/rules'
import { experienceLevels, roleTypes } from '@greenroom/shared/vocabulary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Choice, chooseItem } from './choose.ts'
import { type BankItem, createItemBank } from './items.ts'
import { itemCount } from './record.ts'

const bank = createItemBank(createLibrary({ only: ['diagnostic'] })).openTo(anonymousReader)
const at = Date.parse('2026-12-01T10:00:00Z')
type Wish = Partial<Pick<Choice, 'role' | 'level' | 'seenBefore' | 'seed'>>

/** A whole diagnostic, in which `isRight` judges each item. */
function taken(isRight: (item: BankItem, index: number) => boolean, wish: Wish = {}): BankItem[] {
  const asked: Choice['asked'][number][] = []
  for (let index = 0; index < itemCount; index++) {
    const choice: Choice = {
      ...{ seed: '7-1', at, role: roleTypes[0], level: 'JUNIOR', before: {}, seenBefore: [], asked },
      ...wish,
    }
    const item = chooseItem(choice, bank)
    if (item === undefined) throw new Error('no item is left')
    asked.push({ item, given: { answer: { option: 0 }, confidence: null, isRight: isRight(item, index), at } })
  }
  return asked.map(({ item }) => item)
}
const meanOf = (items: readonly BankItem[]) =>
  items.reduce((sum, { difficulty }) => sum + difficultyOnScale[difficulty], 0) / items.length

/** Catches a choice that ignores the answers, repeats itself, or leaves groups of concepts out. */
describe('the twelve items', () => {
  it('get harder while answers are right, and easier while they are wrong', () => {
    const seeds = Array.from({ length: 20 }, (_, index) => `${index}-1`)
    const later = (isRight: boolean) => meanOf(seeds.flatMap((seed) => taken(() => isRight, { seed }).slice(4)))
    expect(later(true)).toBeGreaterThan(later(false) + 0.5)
  })

  it('are different, cover eight concepts first, and are the same for the same diagnostic', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: itemCount, maxLength: itemCount }),
        fc.constantFrom(...roleTypes),
        fc.constantFrom(...experienceLevels),
        fc.string(),
        (right, role, level, seed) => {
          const isRight = (_: BankItem, index: number) => right[index] === true
          const items = taken(isRight, { role, level, seed })
          expect(new Set(items.map(({ id }) => id)).size).toBe(itemCount)
          expect(new Set(items.slice(0, 8).map(({ concept }) => concept)).size).toBe(8)
          const counts = Map.groupBy(items, ({ concept }) => concept)
          expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThanOrEqual(2)
          expect(taken(isRight, { role, level, seed })).toEqual(items)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('were not in the last diagnostic', () => {
    const first = taken(() => true).map(({ id }) => id)
    const second = taken(() => true, { seenBefore: first, seed: '7-2' })
    expect(second.filter(({ id }) => first.includes(id))).toEqual([])
  })

  it('ask seniors more about systems, and everybody about what their role needs', () => {
    const systems = (level: Choice['level']) =>
      taken(() => true, { level, role: 'devops' }).filter(({ concept }) =>
        ['observability', 'reliability', 'caching', 'api_design', 'consistency', 'replication'].includes(concept),
      ).length
    expect(systems('SENIOR')).toBeGreaterThan(systems('JUNIOR') - 1)
    const concepts = taken(() => true, { role: 'devops' }).map(({ concept }) => concept)
    expect(concepts).toEqual(expect.arrayContaining(['observability', 'reliability', 'operating_systems']))
  })
})
