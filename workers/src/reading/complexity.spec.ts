import { describe, expect, it } from 'vitest'
import { canonicalGrowth, growthAsSaid, growthIn, isOneOf, sameGrowth, statedComplexity } from './complexity.ts'

describe('statedComplexity', () => {
  it.each([
    ['O(n) time and O(1) space', 'n', '1'],
    ['linear time, constant space', 'n', '1'],
    ['Time is O(n log n) and memory is O(n).', 'nlogn', 'n'],
    ['It is O(N * log(N)) because of the sort, space O(1).', 'nlogn', '1'],
    ['The time complexity would be O(n^2), no extra memory.', 'n^2', '1'],
    ['n squared', 'n^2', null],
    ['O(n) for both', 'n', 'n'],
    ['O(n), O(n)', 'n', 'n'],
    ['The space is linear and the time is n log n', 'nlogn', 'n'],
    ['I use a binary search and a linear scan', null, null],
    ['both time and space are O(n)', 'n', 'n'],
    ['O(V + E) time with O(V) memory', 'e+v', 'v'],
    ['quadratic', 'n^2', null],
    ['I do not know', null, null],
    ['constant per action', 'n', null],
    ['O(log n) for each query, linear memory', 'nlogn', 'n'],
    ['Linear in states: that is many', null, null],
    ['Linear in the total length.', 'n', null],
    ['Sorting them, (n+m) log (n+m).', 'mlogn+nlogn', null],
    ['At most 3^k.', '3^k', null],
    ['O(n log n) plus O(n) for the sweep, so n log n in total', 'nlogn', null],
    ['O(n * 3), because of three passes, O(2n) memory', 'n', 'n'],
    ['n+q time, n space', 'n+q', 'n'],
    ['root n time, constant space', 'sqrtn', '1'],
    ['O(number of gusty hours) space', null, 'h'],
    ['Time O(n), space O(max depth)', 'n', 'd'],
    ['O(nm) time, O(min(n, m)) memory', 'nm', 'n'],
    ['A memory that disagrees is set aside. That makes O(m + n log n).', 'm+nlogn', null],
    ['Halving, n log T', 'nlogt', null],
  ])('reads "%s"', (text, time, space) => {
    expect(statedComplexity(text)).toEqual({ time, space })
  })

  it('takes “both” for time and memory only beside the growth', () => {
    const said = 'One pass with a first and a last hour that both only move forward. That takes O(n) time.'
    expect(statedComplexity(said)).toEqual({ time: 'n', space: null })
    expect(statedComplexity('Both are O(n).')).toEqual({ time: 'n', space: 'n' })
    expect(statedComplexity('That makes O(n) for both.')).toEqual({ time: 'n', space: 'n' })
  })

  it('quotes a growth as it was written', () => {
    expect(growthAsSaid('That takes o(n log n), and O(1) memory.', 'time')).toBe('O(n log n)')
    expect(growthAsSaid('Linear time, constant memory.', 'space')).toBe('constant')
    expect(growthAsSaid('O(n)', 'space')).toBeNull()
  })

  it('recognises two notations of one growth', () => {
    expect(sameGrowth(canonicalGrowth('k'), canonicalGrowth('n'))).toBe(true)
    expect(sameGrowth(canonicalGrowth('n + m'), canonicalGrowth('m+n'))).toBe(true)
    expect(sameGrowth(canonicalGrowth('n log n'), canonicalGrowth('n*log(n)'))).toBe(true)
    expect(sameGrowth(canonicalGrowth('n'), canonicalGrowth('n^2'))).toBe(false)
    expect(sameGrowth(canonicalGrowth('log n'), canonicalGrowth('n log n'))).toBe(false)
    expect(sameGrowth(canonicalGrowth('rows * cols'), canonicalGrowth('n*m'))).toBe(true)
    expect(sameGrowth(canonicalGrowth('rows times columns'), canonicalGrowth('r*c'))).toBe(true)
    expect(sameGrowth(canonicalGrowth('n log k'), canonicalGrowth('n log n'))).toBe(false)
    expect(sameGrowth(canonicalGrowth('2n'), canonicalGrowth('n'))).toBe(true)
    expect(sameGrowth(canonicalGrowth('n + 1'), canonicalGrowth('len(nums)'))).toBe(true)
    expect(growthIn('O(n log n) for the sort')).toBe('nlogn')
  })

  it('distinguishes growths by their number of sizes, but not by their letters', () => {
    const truths = ['r * c * s', 'n * k'].map(canonicalGrowth)
    expect(isOneOf(canonicalGrowth('rows * cols'), truths)).toBe(false)
    expect(isOneOf(canonicalGrowth('k * n'), truths)).toBe(true)
    expect(isOneOf(canonicalGrowth('a * b * c'), truths)).toBe(true)
    expect(isOneOf(canonicalGrowth('m'), ['n'])).toBe(true)
    expect(isOneOf(canonicalGrowth('1'), ['n'])).toBe(false)
    expect(isOneOf(canonicalGrowth('2^n'), [canonicalGrowth('n^2')])).toBe(false)
    expect(isOneOf(canonicalGrowth('(n + m)·b·log'), [canonicalGrowth('b * (n + m) log n')])).toBe(true)
    expect(isOneOf(canonicalGrowth('k * m * log(k * n)'), [canonicalGrowth('m * b * log n')])).toBe(true)
    expect(isOneOf(canonicalGrowth('m log n'), [canonicalGrowth('n + m log n')])).toBe(true)
    expect(isOneOf(canonicalGrowth('n log n'), [canonicalGrowth('n + m')])).toBe(false)
    expect(isOneOf(canonicalGrowth('k log n'), [canonicalGrowth('n log k'), canonicalGrowth('n')])).toBe(true)
  })
})
