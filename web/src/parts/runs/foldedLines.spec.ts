import { expect, it } from 'vitest'
import type { MarkedLine } from './difference.ts'
import { foldEqualLines } from './foldedLines.ts'

const lines = (differing: number[], count: number): MarkedLine[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    pieces: [{ text: String(index + 1), differs: differing.includes(index + 1) }],
    differs: differing.includes(index + 1),
  }))
const shownOf = (all: MarkedLine[]) =>
  foldEqualLines(all).map((line) => ('count' in line ? `${line.count} from ${line.from}` : line.number))

it('folds long equal parts and keeps two lines around each difference', () => {
  expect(shownOf(lines([10], 20))).toEqual(['7 from 1', 8, 9, 10, 11, 12, '8 from 13'])
})

it('folds nothing if nothing differs, or if a fold would save little', () => {
  expect(shownOf(lines([], 20))).toHaveLength(20)
  expect(shownOf(lines([4], 8))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})
