import type { Goal } from '@greenroom/shared/wire'
import { expect, test } from 'vitest'
import { daysToGo, goalLine } from './goalWords.ts'

const goal = (given: Partial<Goal>): Goal => ({
  ...{ company: null, date: null, stage: null, level: null, role: null, language: null, hoursPerWeek: null },
  ...given,
})
const today = new Date(2026, 10, 21, 23, 30)

test.each([
  [{ company: 'Google', date: '2026-11-30' }, 'Nine days to Google'],
  [{ date: '2026-11-22' }, 'One day to your interview'],
  [{ company: 'Google', date: '2026-11-21' }, 'Today is the day'],
  [{ date: '2026-12-31' }, '40 days to your interview'],
  [{ date: '2026-11-20' }, null],
  [{ company: 'Google' }, null],
] as const)('%j is %s', (given, words) => {
  expect(daysToGo(goal(given), today)).toBe(words)
})

test('a goal’s line has what is known of it', () => {
  expect(goalLine(goal({ date: '2026-11-30', stage: 'on_site' }), 3)).toBe('Monday 30 November, on-site, 3 rounds')
  expect(goalLine(goal({ stage: 'telephone' }), 1)).toBe('telephone, 1 round')
  expect(goalLine(goal({ company: 'Google' }), 3)).toBeNull()
})
