import { describe, expect, it } from 'vitest'
import { withoutManners } from './withoutManners.ts'

describe('courtesies', () => {
  it.each(['Thank you. ', 'Thanks, I see. ', 'With pleasure. ', 'Ugh. ', 'Fine, whatever. ', 'This is ridiculous. '])(
    'are left out if more is said: %s',
    (before) => {
      expect(withoutManners(`${before}I keep a set of those seen.`)).toBe('I keep a set of those seen.')
    },
  )

  it.each([' Thank you.', ' Thanks!', ' I hope this helps.', ' Please.'])(
    'are left out after it, too: %s',
    (behind) => {
      expect(withoutManners(`Hello. Sorry about that. I keep a set of those seen.${behind}`)).toBe(
        'I keep a set of those seen.',
      )
    },
  )

  it.each([
    'Thank you.',
    'Ugh. No idea.',
    'Okay then I keep a set of those seen.',
    'I see a pattern here. It repeats.',
  ])('stay if they are all, or part of the meaning: %s', (message) => {
    expect(withoutManners(message)).toBe(message)
  })
})
