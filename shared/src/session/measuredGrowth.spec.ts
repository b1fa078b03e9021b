import { describe, expect, it } from 'vitest'
import { againstSaid, contradictedBy, powerOf } from './measuredGrowth.ts'

const growing = (by: number, { longer = 2, largestMs = 400 } = {}) => ({
  sizes: [1_000, 2_000, 4_000, 8_000],
  bytes: [0, 1, 2, 3].map((step) => 5_000 * longer ** step),
  cpuMs: [3, 2, 1, 0].map((step) => largestMs / by ** step),
})

describe('contradictedBy', () => {
  it('tells quadratic time from linear, and cubic from quadratic', () => {
    expect(contradictedBy(growing(4), 'n')).toBe(4)
    expect(contradictedBy(growing(4), 'nlogn')).toBe(4)
    expect(contradictedBy(growing(4), 'k')).toBe(4)
    expect(contradictedBy(growing(8, { largestMs: 2_000 }), 'n^2')).toBe(8)
  })

  it('doesn’t tell a logarithm from a constant, and allows a loose upper bound', () => {
    for (const by of [2, 2.2, 2.6]) expect(contradictedBy(growing(by), 'n')).toBeNull()
    expect(contradictedBy(growing(2), 'n^2')).toBeNull()
    expect(contradictedBy(growing(4), 'n^2')).toBeNull()
    expect(contradictedBy(growing(5), 'n^2')).toBeNull()
  })

  it('takes the cells of a grid for n if the input grows with them', () => {
    expect(contradictedBy(growing(4, { longer: 4 }), 'n')).toBeNull()
    expect(contradictedBy(growing(16, { longer: 4, largestMs: 8_000 }), 'n')).toBe(16)
  })

  it('says nothing about short runs, inconsistent doublings, and growth in several sizes', () => {
    expect(contradictedBy(growing(4, { largestMs: 49 }), 'n')).toBeNull()
    expect(contradictedBy({ ...growing(4), cpuMs: [10, 40, 90, 400] }, 'n')).toBeNull()
    expect(contradictedBy({ ...growing(4), cpuMs: [10, 35, 125, 1_000] }, 'n')).toBeNull()
    for (const said of ['nk', 'nlogk', 'n+k', 'logk', '2^n']) expect(contradictedBy(growing(4), said)).toBeNull()
  })
})

describe('the measurement compared with the claim', () => {
  it('agrees within a logarithm', () => {
    for (const said of ['n', 'n log n', 'n log t', 'k']) expect(againstSaid(growing(2.1), said)).toBe('agrees')
    expect(againstSaid(growing(4), 'n^2')).toBe('agrees')
  })

  it('is slower if the interviewer would contradict, and faster if a bound was loose', () => {
    expect(againstSaid(growing(4), 'n log n')).toBe('slower')
    expect(againstSaid(growing(2), 'n^2')).toBe('faster')
  })

  it('is unknown for several sizes, and for too short a run', () => {
    for (const said of ['n k', 'n+k', '2^n']) expect(againstSaid(growing(2), said)).toBeNull()
    expect(againstSaid(growing(2, { largestMs: 49 }), 'n')).toBeNull()
    expect(powerOf('n^2 log n')).toBe(2)
    expect(powerOf('1')).toBe(0)
  })
})
