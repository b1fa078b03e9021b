import { describe, expect, it } from 'vitest'
import { cvOf } from '../fixtures/cvOf.ts'
import { likeness } from './likeness.ts'
import { suggestionsFor } from './suggest.ts'

describe('lines that say the same', () => {
  it.each([
    [
      'Managed the migration of the policy system to AWS in 18 months.',
      'Responsible for the migration of the policy system to AWS within 18 months.',
    ],
    [
      'Migrated the policy system of Milan to AWS in 18 months',
      'Our migration of the policy system of Milan to AWS within 18 months',
    ],
    ['Executing test cases and reporting bugs', 'Responsible for executing test cases and reporting bugs'],
    ['Kept the billing of 40 shops running at night', 'Kept the billing of 40 shops running at night.'],
  ])('%s, and: %s', (one, other) => {
    expect(suggestionsFor(cvOf([one, other]), '', 2026).at(-1)).toMatchObject({ before: other, after: '' })
  })

  it.each([
    [
      'Moved shops, tills, stock, orders, returns, bills, taxes, mails, maps, stores, pages, users and clerks in 18 weeks',
      'Moved shops, tills, stock, orders, returns, bills, taxes, mails, maps, stores, pages, users and clerks in 12 weeks',
    ],
    ['Developed the import of bank statements', 'Developed the export of bank statements'],
    ['Tested 3 builds', 'Released 3 builds'],
  ])('not: %s, and: %s', (one, other) => {
    expect(likeness(one, other)).toBeLessThan(0.85)
  })
})
