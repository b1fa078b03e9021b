import { expect, test } from 'vitest'
import { groupsOf } from './groups.ts'

const said = (message: string, sentAt: string, severity = 'error') => ({ message, severity, sentAt })

test('the same failure of two people is one group; frequent groups come first (spec §7)', () => {
  const groups = groupsOf([
    said('7 ada@example.org The page broke', '2026-11-21T10:00:00Z'),
    said('Slow answer', '2026-11-21T11:00:00Z', 'warning'),
    said('-12 bob@example.org: The page broke', '2026-11-21T12:00:00Z'),
    said('The page broke', '2026-11-21T09:00:00Z', 'warning'),
  ])
  expect(groups.map(({ text, severity, times }) => `${times} ${severity} ${text}`)).toEqual([
    '2 error The page broke',
    '1 warning Slow answer',
    '1 warning The page broke',
  ])
  expect(groups[0]?.latest).toBe('2026-11-21T12:00:00Z')
})
