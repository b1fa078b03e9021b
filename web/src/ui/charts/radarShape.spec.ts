import { describe, expect, it } from 'vitest'
import { linesOf, runsOf } from './radarShape.ts'

const known = { score: 2, low: 1.5, high: 2.5 }
const axes = (pattern: string) => [...pattern].map((each) => ({ label: each, estimate: each === 'x' ? known : null }))

describe('the shape of a radar', () => {
  it.each([
    ['xxxx', [[0, 1, 2, 3]]],
    ['x--x', [[3, 0]]],
    ['-xx-x', [[1, 2], [4]]],
    ['---', []],
  ])('never joins axes across one without evidence: %s', (pattern, runs) => {
    expect(runsOf(axes(pattern))).toEqual(runs)
  })

  it('breaks long labels between words', () => {
    expect(linesOf('Dynamic programming')).toEqual(['Dynamic', 'programming'])
    expect(linesOf('Two sets')).toEqual(['Two sets'])
  })
})
