import type { ScoreCap } from '@greenroom/shared/session'
import { expect, test } from 'vitest'
import { sentenceOfCap } from './caps.ts'

test.each([
  [{ because: 'hints', at: 2, rung: 5 }, 'Got hints up to rung 5, which caps this at 2.'],
  [{ because: 'power_up', at: 3, powerUp: 'bug_scanner' }, 'Got help from bug scanner, which caps this at 3.'],
  [{ because: 'asked', at: 3 }, 'Asked for help with this, which caps this at 3.'],
  [{ because: 'no_test_passed', at: 2 }, 'Handed in code that passes no tests, which caps this at 2.'],
  [{ because: 'only_written', at: 2 }, 'Never said this aloud, which caps this at 2.'],
  [{ because: 'asked', at: 3, question: 2 }, 'Question 2: Asked for help with this, which caps this at 3.'],
] satisfies [ScoreCap, string][])('a scorecard says why a score couldn’t be higher: %o', (cap, sentence) => {
  expect(sentenceOfCap(cap)).toBe(sentence)
})
