import { describe, expect, it } from 'vitest'
import { cvOf } from '../fixtures/cvOf.ts'
import { suggestionsFor } from './suggest.ts'

const suggest = (line: string, dates?: string) => suggestionsFor(cvOf([line], dates), '')[0]

describe('a weak opener', () => {
  it.each([
    'Responsible for managing a department of 24 engineers, and for hiring',
    'Tasked with testing 3 builds and with their release',
    'In charge of the migration of 3 shops as well as of their tills',
  ])('stays if its preposition comes again: %s', (line) => {
    expect(suggest(line)).toBeUndefined()
  })

  it('goes if another part has that preposition', () => {
    expect(suggest('Responsible for the migration of tools for 3 banks')?.after).toBe('Migrated tools for 3 banks')
  })
})
