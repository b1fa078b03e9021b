import type { ScoreCap } from '@greenroom/shared/session'
import { expect, test } from 'vitest'
import { sentenceOfCap } from './caps.ts'

test.each([
  [{ because: 'hints', at: 2, rung: 5 }, 'You got hint 5, so this score is at most 2.'],
  [
    { because: 'power_up', at: 3, powerUp: 'bug_scanner' },
    'You used the power-up “bug scanner”, so this score is at most 3.',
  ],
  [{ because: 'asked', at: 3 }, 'You asked for help with this, so this score is at most 3.'],
  [{ because: 'no_test_passed', at: 2 }, 'You handed in code that passes no tests, so this score is at most 2.'],
  [{ because: 'only_written', at: 2 }, 'You never said this aloud, so this score is at most 2.'],
  [{ because: 'asked', at: 3, question: 2 }, 'Question 2: You asked for help with this, so this score is at most 3.'],
] satisfies [ScoreCap, string][])('a scorecard says why a score couldn’t be higher: %o', (cap, sentence) => {
  expect(sentenceOfCap(cap)).toBe(sentence)
})
