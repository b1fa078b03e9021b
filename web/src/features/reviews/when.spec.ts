import { expect, test } from 'vitest'
import { comesBackWords, dueSinceWords, intervalWords } from './when.ts'

// Friday evening, local time.
const now = new Date(2026, 10, 27, 21, 30).getTime()
const inDays = (days: number, hour = 1): string => new Date(2026, 10, 27 + days, hour).toISOString()

test('says the day as a person would, by local midnights', () => {
  const words = [0, 1, 4, 6, 7, 45, 90].map((days) => comesBackWords(inDays(days), now))
  expect(words).toEqual(['today', 'tomorrow', 'on Tuesday', 'on Thursday', 'in 7 days', 'in 45 days', 'in 3 months'])
  expect([4, 7].map((days) => intervalWords(inDays(days), now))).toEqual(['Tuesday', '7 days'])
  expect([0, -2, -24].map((days) => dueSinceWords(inDays(days, 23), now))).toEqual([
    'today',
    'since Wed',
    'since 3 Nov',
  ])
})
