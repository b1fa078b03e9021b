import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRecorder, type Distribution, merged, quantileMs } from './distribution.ts'
import { mostHeld, nextStep, type Step } from './limit.ts'
import { excessOf, limitsOf } from './measurement.ts'
import { readStat } from './processes.ts'
import { reportOf } from './report.ts'
import { measurement } from './testing/sampleMeasurement.ts'

const distributionOf = (values: readonly number[]): Distribution => {
  const recorder = createRecorder()
  for (const value of values) recorder.add(value)
  return recorder.read()
}

describe('a distribution', () => {
  const times = fc.array(fc.double({ min: 0, max: 60_000, noNaN: true }), { minLength: 1, maxLength: 200 })

  it('has quantiles that are at most 2 % above the exact ones, and never below', () => {
    fc.assert(
      fc.property(times, fc.double({ min: 0.01, max: 1, noNaN: true }), (values, share) => {
        const sorted = values.toSorted((a, b) => a - b)
        const exact = sorted[Math.max(1, Math.ceil(share * sorted.length)) - 1] ?? 0
        const found = quantileMs(distributionOf(values), share)
        expect(found).toBeGreaterThanOrEqual(exact * (1 - 1e-6))
        expect(found).toBeLessThanOrEqual(Math.max(0.05, exact * 1.021))
      }),
    )
  })

  it('is the same whether one process recorded it or several', () => {
    fc.assert(
      fc.property(times, times, (a, b) => {
        expect(merged([distributionOf(a), distributionOf(b)])).toEqual(distributionOf([...a, ...b]))
      }),
    )
  })

  it('has no times without values', () => {
    expect(quantileMs(distributionOf([]), 0.99)).toBe(0)
  })
})

describe('the search for a limit', () => {
  /** Searches as the run does, on a machine that holds so many. @returns the steps */
  function search(holds: number, first: number): Step[] {
    const steps: Step[] = []
    for (let next = nextStep(steps, first); next !== null; next = nextStep(steps, first)) {
      steps.push({ sessions: next, held: next <= holds })
      expect(steps.length).toBeLessThan(60)
    }
    return steps
  }

  it('ends within 10 % below the true limit, wherever it begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 50_000 }), fc.integer({ min: 1, max: 5_000 }), (holds, first) => {
        const most = mostHeld(search(holds, first))
        expect(most).toBeLessThanOrEqual(holds)
        expect(most * 1.1 + 1).toBeGreaterThanOrEqual(holds)
      }),
    )
  })

  it('ends if not even one interview is held', () => {
    expect(mostHeld(search(0, 100))).toBe(0)
  })
})

describe('a measurement', () => {
  it('is too much for p99 at 100 ms, for one error, or for interviews that did not begin', () => {
    expect(excessOf(measurement())).toEqual([])
    expect(excessOf(measurement({ commands: { SaveCode: distributionOf([100]) } }))).toEqual(['p99 is 100 ms'])
    expect(excessOf(measurement({ errors: { 'SaveCode timed out': 1 } }))).toEqual(['1 errors'])
    expect(excessOf(measurement({ inProgress: 80 }))).toEqual(['20 interviews had not begun'])
  })

  it('says when the simulated people or the machine were the limit', () => {
    expect(limitsOf(measurement())).toEqual([])
    const people = { cpuMs: 1, processes: [{ lateP99Ms: 35, busyShare: 0.9 }] }
    expect(limitsOf(measurement({ people, busyShare: 0.99 })).join(' ')).toMatch(
      /late themselves: p99 35 ms.*busy 90 % of the time.*machine was full/,
    )
  })

  it('becomes a table with the cost for each interview and minute', () => {
    const report = reportOf({
      head: 'Measured somewhere.',
      command: 'npm run load',
      measurements: [measurement({ errors: { 'SaveCode timed out': 2 } })],
      acknowledged: 12,
      lost: ['a: SaveCode b of 3 is at undefined'],
    })
    expect(report).toContain('| engine | 60.0 ms | 0 ms | 5 % | 100 MB | 110 MB |')
    expect(report).toContain('102 KB held in engines')
    expect(report).toContain('| SaveCode | 4 | ')
    expect(report).toContain('Errors: 2 × SaveCode timed out.')
    expect(report).toContain('12 commands were acknowledged, 1 of them are lost.\n- a: SaveCode b of 3 is at undefined')
  })
})

it('the CPU time of a process includes its ended children, whatever its name', () => {
  const fields = ['S', 7, 1, 1, 0, -1, 0, 0, 0, 0, 0, 10, 20, 3, 4, 20, 0, 1, 0, 100, 5_000, 25]
  expect(readStat(`42 (a (b) c) ${fields.join(' ')}`)).toEqual({ parent: 7, cpuMs: 370, memoryBytes: 25 * 4_096 })
})
