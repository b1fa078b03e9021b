import { expect, it } from 'vitest'
import { mocksOf } from './mocks.ts'
import type { KeptItem, PlanRound } from './planTypes.ts'

const round = (name: string): PlanRound => ({ name, challengeTypes: ['coding'], minutes: 45, to: `/${name}` })
/** The mocks of four weeks after these were done. */
const after = (...kept: KeptItem[]) =>
  mocksOf({
    target: { company: 'Google', role: null, level: 'SENIOR', rounds: [round('Algorithms'), round('Design')] },
    frame: { from: '2026-12-07', lastDay: '2027-01-03', interviewOn: null, hoursPerWeek: 6, kept },
    ...{ budgetOf: () => 360, weakest: null, takenAtFirst: 0 },
  }).mocks.map(({ id, round: name }) => [id, name])
const done = (id: string, name?: string): KeptItem => ({
  ...{ id, kind: 'mock', day: '2026-12-02', minutes: 45, round: name },
})

it('begins with a round that wasn’t done yet, under a new number', () => {
  expect(after().slice(0, 2)).toEqual([
    ['mock/1', 'Algorithms'],
    ['mock/2', 'Design'],
  ])
  expect(after(done('mock/2', 'Design'))[0]).toEqual(['mock/3', 'Algorithms'])
  expect(after(done('mock/1', 'Algorithms'), done('mock/2', 'Design'))[0]).toEqual(['mock/3', 'Algorithms'])
  // Mocks of older paths don't say which round they were.
  expect(after(done('mock/1'))[0]).toEqual(['mock/2', 'Design'])
})
