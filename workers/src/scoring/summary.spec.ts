import { describe, expect, it } from 'vitest'
import { summaryOf } from './summary.ts'

const gate = { passed: true, reason: '17 of 17 hidden tests passed' }
const line = (dimension: string, score: 1 | 2 | 3 | 4 | null, weightPercent: number) => ({
  dimension,
  score,
  weightPercent,
})

describe('the sentence of a scorecard', () => {
  it('names of equals the one that weighs most, and of those the first: it is the one to fix first', () => {
    const lines = [
      line('problem solving', 4, 30),
      line('communication', 3, 20),
      line('testing', 3, 20),
      line('depth', 4, 10),
    ]
    expect(summaryOf(lines, gate, 'strong_hire')).toBe(
      'Strongest in problem solving, weakest in communication, and 17 of 17 hidden tests passed.',
    )
  })

  it('names nothing as strongest where all is alike', () => {
    const lines = [line('accuracy', 3, 50), line('depth', 3, 30), line('clarity', null, 20)]
    expect(summaryOf(lines, gate, 'leaning_hire')).toBe(
      '3 of 4 in everything that could be judged, and 17 of 17 hidden tests passed.',
    )
  })

  it('takes what was not seen for neither', () => {
    const lines = [line('testing', null, 50), line('communication', 2, 20), line('depth', 3, 30)]
    expect(summaryOf(lines, { ...gate, passed: false }, 'leaning_hire')).toMatch(
      /^Strongest in depth, weakest in communication, but /,
    )
  })
})
