import fc from 'fast-check'
import { expect, it } from 'vitest'
import { composePaper, type PaperItem } from './compose.ts'
import { paperFormats, paperForms, questionCountOf } from './format.ts'

const format = paperFormats.pharmacy_pre_reg
if (format === undefined) throw new Error('there is an examination')

const bankOf = (count: number): PaperItem[] =>
  paperForms.flatMap((form) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${form}-${index}`,
      version: 'v1',
      form,
      area: `area-${index % 5}`,
      questions: form === 'extended_matching' ? 3 : 1,
    })),
  )

it('has the real numbers and times once the bank is large enough, for two papers without a repeated item', () => {
  const bank = bankOf(200)
  const first = composePaper(format, bank, { seen: new Map(), seed: 'a' })
  expect(first.map(({ minutes, isFull, questions }) => [minutes, isFull, questions.length])).toEqual([
    [120, true, 40],
    [150, true, 120],
  ])
  expect(first.map(({ calculator }) => calculator)).toEqual([true, false])
  const ids = new Set(first.flatMap(({ questions }) => questions).map(({ itemId }) => itemId))
  const second = composePaper(format, bank, { seen: new Map([...ids].map((id) => [id, 1])), seed: 'b' })
  const again = second.flatMap(({ questions }) => questions).filter(({ itemId }) => ids.has(itemId))
  expect(again).toEqual([])
})

it('is shorter if the bank is small, in questions and in minutes', () => {
  const [one, two] = composePaper(format, bankOf(4), { seen: new Map(), seed: 'a' })
  expect(one).toMatchObject({ minutes: 12, isFull: false })
  expect(two?.questions.map(({ scenario }) => scenario)).toEqual([
    null,
    null,
    null,
    null,
    ...[0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2],
  ])
  expect(two?.minutes).toBe(20)
  expect(
    composePaper(
      format,
      bankOf(4).filter(({ form }) => form === 'numeric'),
      { seen: new Map(), seed: 'a' },
    ),
  ).toHaveLength(1)
})

it('never asks a question twice, has unique keys, and is the same for the same seed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 130 }), fc.string(), fc.array(fc.nat(200)), (count, seed, met) => {
      const options = { seen: new Map(met.map((index) => [`numeric-${index}`, 1])), seed }
      const parts = composePaper(format, bankOf(count), options)
      const questions = parts.flatMap((part) => part.questions)
      expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length)
      expect(new Set(questions.map(({ itemId, scenario }) => `${itemId} ${scenario}`)).size).toBe(questions.length)
      expect(composePaper(format, bankOf(count), options)).toEqual(parts)
      for (const [index, { sections }] of format.parts.entries())
        expect(parts[index]?.questions.length).toBeLessThanOrEqual(questionCountOf({ sections }))
      // Unseen ones come first.
      const asked = parts[0]?.questions.map(({ itemId }) => options.seen.get(itemId) ?? 0) ?? []
      expect(asked).toEqual(asked.toSorted())
    }),
    { numRuns: 60 },
  )
})

it('spreads over the areas', () => {
  const [one] = composePaper(format, bankOf(200), { seen: new Map(), seed: 'a' })
  const areas = Object.groupBy(one?.questions ?? [], ({ area }) => area)
  expect(Object.values(areas).map((each) => each?.length)).toEqual([8, 8, 8, 8, 8])
})
