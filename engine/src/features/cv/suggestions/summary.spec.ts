import { describe, expect, it } from 'vitest'
import { cvWithSummary } from '../fixtures/cvOf.ts'
import { suggestionsFor } from './suggest.ts'

const suggest = (summary: string) => suggestionsFor(cvWithSummary(summary), '', 2026)[0]

describe('a summary', () => {
  it('is asked what somebody brings if only a title is left', () => {
    expect(suggest('Motivated and reliable software engineer.')).toMatchObject({
      after: 'Software engineer.',
      ask: { label: 'What do you bring?', template: 'Software engineer: {answer}.' },
    })
    expect(suggest('Motivated engineer.')?.ask?.template).toBe('Engineer: {answer}.')
  })

  it.each([
    ['Reliable tester with nine years of banking behind her.', 'Tester with nine years of banking behind her.'],
    ['Dynamic Java engineer.', 'Java engineer.'],
  ])('isn’t asked if something is left: %s', (summary, after) => {
    expect(suggest(summary)).toMatchObject({ after, ask: null })
  })

  it('has no family', () => {
    expect(suggest('Reliable tester returning to work after three years with her children.')).toMatchObject({
      after: 'Tester returning to work.',
      ask: { template: 'Tester returning to work: {answer}.' },
    })
    expect(suggest('Tester of payment systems, back after two years with his kids and now in Leeds.')?.after).toBe(
      'Tester of payment systems, back and now in Leeds.',
    )
  })

  it('has no “I” in the middle', () => {
    expect(suggest('Seasoned architect, I bridge business and technology in retail.')?.after).toBe(
      'Architect, bridging business and technology in retail.',
    )
  })
})
