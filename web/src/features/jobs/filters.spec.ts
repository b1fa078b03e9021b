import { expect, test } from 'vitest'
import { filtersOf, matching, noFilters, searchOf } from './filters.ts'
import type { Job, ListedJob } from './jobs.ts'

const job = (id: string, item: Partial<Job>): ListedJob => ({
  id,
  title: id,
  access: 'open',
  item: {
    ...{ employer: 'E', isSample: true, country: 'DE', workplace: 'remote', level: 'JUNIOR', posted: '2026-11-01' },
    ...{ roleType: 'devops', minimumExperienceYears: 1, languages: ['go'], about: '', tasks: [], requirements: [] },
    ...{ process: [], rehearse: { companyType: 'startup', concepts: ['arrays'] } },
    ...item,
  },
})
const jobs = [
  job('intern', { minimumExperienceYears: 0 }),
  job('first', { posted: '2026-11-02' }),
  job('senior', { minimumExperienceYears: 5, languages: ['python'], workplace: 'hybrid' }),
]
const ids = (filters: Partial<typeof noFilters>, tracked: Parameters<typeof matching>[2] = []) =>
  matching(jobs, { ...noFilters, ...filters }, tracked).map(({ id }) => id)

test('at least one year is the default, and the newest job comes first', () => {
  expect(noFilters.minimumYears).toBe(1)
  expect(ids({})).toEqual(['first', 'senior'])
  expect(ids({ minimumYears: 0 })).toEqual(['first', 'intern', 'senior'])
  expect(ids({ maximumYears: 2 })).toEqual(['first'])
})

test('filters apply together, those of one’s own list too', () => {
  expect(ids({ language: 'python', workplace: 'hybrid' })).toEqual(['senior'])
  expect(ids({ language: 'python', workplace: 'remote' })).toEqual([])
  const tracked = [{ jobId: 'first', stage: 'applied' as const, changedAt: '2026-11-03T00:00:00Z' }]
  expect(ids({ stage: 'all' }, tracked)).toEqual(['first'])
  expect(ids({ stage: 'offer' }, tracked)).toEqual([])
})

test('an address keeps every filter, and nonsense in it is ignored', () => {
  const filters = { ...noFilters, role: 'devops' as const, minimumYears: 0, stage: 'all' as const }
  expect(filtersOf(searchOf(filters))).toEqual(filters)
  expect(filtersOf(new URLSearchParams('role=king&minimumYears=-3&stage=lost'))).toEqual(noFilters)
})
