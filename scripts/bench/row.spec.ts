import { describe, expect, it } from 'vitest'
import { median, type Row, summarise } from './row.ts'
import { tableOf } from './table.ts'

const row: Row = {
  what: 'a call',
  unit: 'ms',
  ours: [12, 30, 11],
  floor: { what: 'a bare call', rounds: [10, 25, 10] },
  reach: { of: 'ratio', is: 'at most', bound: 1.2 },
  notes: [],
}

describe('a row', () => {
  it('has medians of odd and even numbers of rounds', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(() => median([])).toThrow('no median')
  })

  it('is compared round by round, so that a busy moment doesn’t distort it', () => {
    expect(summarise(row)).toEqual({ ours: 12, floor: 10, compared: 1.2, isReached: true })
    expect(summarise({ ...row, reach: { of: 'difference', is: 'at most', bound: 1 } })).toMatchObject({
      compared: 2,
      isReached: false,
    })
    expect(summarise({ ...row, reach: { of: 'ratio', is: 'at least', bound: 1.3 } }).isReached).toBe(false)
  })

  it('is compared alone if its bound is a fixed value', () => {
    const alone: Row = { ...row, floor: null, reach: { of: 'value', is: 'at most', bound: 60 } }
    expect(summarise(alone)).toEqual({ ours: 12, floor: null, compared: 12, isReached: true })
  })

  it('shows its floor, its bound and whether it reached that', () => {
    expect(tableOf([row])).toContain('| a call | 12.0 ms | 10.0 ms (a bare call) | 1.20× | ≤ 1.2× | yes |')
    const alone: Row = { ...row, floor: null, reach: { of: 'value', is: 'at most', bound: 10 } }
    expect(tableOf([alone])).toContain('| a call | 12.0 ms | – | 12.0 ms | ≤ 10 ms | no |')
  })
})
