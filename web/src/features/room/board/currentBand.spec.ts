import { designBands } from '@greenroom/shared/rules'
import { describe, expect, it } from 'vitest'
import { currentBand } from './currentBand.ts'

describe('the current part of a design’s plan', () => {
  const bands = [{ minutes: 6 }, { minutes: 4 }, { minutes: 10 }]

  it('is found by the minute, with its share of the time', () => {
    expect(currentBand(bands, 0)).toEqual({ index: 0, from: 0, to: 6, filled: 0 })
    expect(currentBand(bands, 8)).toEqual({ index: 1, from: 6, to: 10, filled: 0.5 })
    expect(currentBand(bands, 10)).toMatchObject({ index: 2, filled: 0 })
  })

  it('stays the last part once the time is over', () => {
    expect(currentBand(bands, 500)).toEqual({ index: 2, from: 10, to: 20, filled: 1 })
  })

  it('exists for every length a design can have', () => {
    for (const minutes of [5, 20, 45, 60, 120]) {
      const plan = designBands(minutes)
      expect(plan.every((band) => band.minutes >= 1)).toBe(true)
      const sum = plan.reduce((all, band) => all + band.minutes, 0)
      expect(Math.abs(sum - minutes)).toBeLessThanOrEqual(4)
    }
  })
})
