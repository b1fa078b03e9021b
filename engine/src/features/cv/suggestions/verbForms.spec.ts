import { describe, expect, it } from 'vitest'
import { cvOf } from '../fixtures/cvOf.ts'
import { suggestionsFor } from './suggest.ts'

const suggest = (line: string, dates?: string) => suggestionsFor(cvOf([line], dates), '', 2026)[0]

describe('a line that begins in -ing', () => {
  it.each([
    ['Maintaining the apps of 3 banks', 'Maintain the apps of 3 banks'],
    ['Mentoring 2 juniors', 'Mentor 2 juniors'],
  ])('is a duty of a job that goes on: %s', (line, after) => {
    expect(suggest(line, '2020 – today')?.after).toBe(after)
  })

  it.each([
    'Developing the donation register in Django',
    'Porting the scheduler to a new ARM controller',
    'Migrating 3 shops to AWS',
  ])('may be a project of a job that goes on: %s', (line) => {
    expect(suggest(line, '2020 – today')).toBeUndefined()
  })

  it('is over with its job', () => {
    expect(suggest('Porting the scheduler to 3 controllers')?.after).toBe('Ported the scheduler to 3 controllers')
  })
})
