import type { LinePoint, ScorecardLine } from '@greenroom/shared/session'
import { expect, test } from 'vitest'
import { coverageOf } from './coverage.ts'

const point = (title: string) => ({ title, dimension: null, essential: true })
const judged = (title: string, verdict: LinePoint['verdict'], quote?: string): LinePoint => ({
  title,
  verdict,
  evidence: quote === undefined ? [] : [{ eventSeq: 4, quote }],
})
const line = (points: LinePoint[]): ScorecardLine => ({
  dimension: 'accuracy',
  weightPercent: 50,
  score: 2,
  behaviours: [],
  evidence: [],
  nextStep: '',
  points,
})

test('points made come first, then contradicted ones, then ones that never came up', () => {
  const answer = { points: [point('locks'), point('reads'), point('constraint'), point('retry')] }
  const lines = [line([judged('reads', 'contradicted', 'it locks'), judged('constraint', 'shown', 'a unique key')])]
  const covered = coverageOf(answer, { lines })
  expect(covered.map(({ title, verdict }) => [title, verdict])).toEqual([
    ['constraint', 'shown'],
    ['reads', 'contradicted'],
    ['locks', null],
    ['retry', null],
  ])
  expect(covered[0]?.at).toMatchObject({ index: 1, evidence: { quote: 'a unique key' } })
  expect(covered[2]?.at).toBeNull()
})

test('a scorecard from before points existed has no verdict on any', () => {
  const { points: _points, ...old } = line([])
  expect(coverageOf({ points: [point('locks')] }, { lines: [old] })).toMatchObject([{ verdict: null, at: null }])
  expect(coverageOf({ points: [point('locks')] }, null)).toMatchObject([{ verdict: null }])
})
