import { describe, expect, it } from 'vitest'
import { calibrate, groups } from './calibration.ts'

/** Learners that the model wasn't tuned on, and enough of them to measure within three percentage points. */
describe.each([2, 3])('2,000 learners, seed %s', (seed) => {
  const { byGroup } = calibrate({ learners: 2_000, seed })
  it.each(groups)('%s', (group) => {
    const { covered = 0 } = byGroup.get(group) ?? {}
    expect(covered).toBeGreaterThan(0.87)
    expect(covered).toBeLessThan(group === 'skills after a year without practice' ? 0.98 : 0.93)
  })
})
