import { beforeAll, describe, expect, it } from 'vitest'
import { calibrate, groups, type Simulation } from './calibration.ts'

/**
 * Learners whose answers come from a model that the estimator doesn't assume. For a larger run, see
 * `calibration.deep.spec.ts`.
 */
const seed = 1
let simulation: Simulation
beforeAll(() => {
  simulation = calibrate({ learners: 250, seed })
})

describe('nine ranges in ten contain the true value', () => {
  // Ranges must not be too narrow. After a year without practice, they may be a little too wide.
  it.each(groups)('%s', (group) => {
    const { ranges, covered } = simulation.byGroup.get(group) ?? { ranges: 0, covered: 0 }
    expect(ranges).toBeGreaterThan(150)
    expect(covered).toBeGreaterThan(0.87)
    expect(covered).toBeLessThan(group === 'skills after a year without practice' ? 0.98 : 0.935)
  })
})

it('gets closer to the truth with each month of practice, and narrower', () => {
  const after = [...simulation.errorAfter.values()]
  const [errors, widths] = [after.map(({ error }) => error), after.map(({ width }) => width)]
  expect(errors).toEqual(errors.toSorted((one, other) => other - one))
  expect(widths).toEqual(widths.toSorted((one, other) => other - one))
  expect(errors.at(-1)).toBeLessThan((errors[0] ?? 0) / 2)
})

it('is the same each time', () => {
  const few = () => [...calibrate({ learners: 5, seed }).byGroup]
  expect(few()).toEqual(few())
})
