import { expect, inject, it } from 'vitest'
import { complaintsOf, reportOf } from './report.ts'
import { type SimulationSettings, simulate } from './simulate.ts'

/** `npm run simulate` does the same on a larger scale. */
it('interviews on two engines lose nothing while every part is killed once', { timeout: 240_000 }, async () => {
  const settings: SimulationSettings = { interviews: 6, kills: 1, store: 'sqlite', seed: inject('seed'), atOnce: 3 }
  const outcome = await simulate(settings)
  console.log(reportOf(settings, outcome).join('\n'))
  const complaints = complaintsOf(outcome)
  // Times only mean something on an otherwise idle machine.
  complaints.delete('rooms that went on too late')
  expect([...complaints.values()].flat()).toEqual([])
  expect(outcome.kills).toHaveLength(6)
  expect(outcome.held).toBeGreaterThanOrEqual(6)
  expect(outcome.findings.acknowledged).toBeGreaterThanOrEqual(6 * 6)
})
