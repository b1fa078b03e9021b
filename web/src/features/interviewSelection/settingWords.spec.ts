import { readSettings } from '@greenroom/shared/session'
import { expect, test } from 'vitest'
import { differences, nearestInWords } from './settingWords.ts'

const settings = readSettings({ timeLimitInMinutes: 30, interviewerPersonality: 'harsh' })

test('a difference names the new value and the old one', () => {
  expect(differences(settings, { timeLimitInMinutes: 45, interviewerPersonality: 'harsh' })).toBe(
    '30 minutes instead of 45 minutes',
  )
  expect(differences(settings, { interviewerPersonality: 'fair', numberOfInterviewers: 3 })).toBe(
    'harsh instead of fair, 1 interviewer instead of 3 interviewers',
  )
  expect(differences(settings, {})).toBe('')
})

test('a nearest match names exactly the differences', () => {
  expect(nearestInWords({ timeLimitInMinutes: 45 }, settings)).toBe('45 minutes instead of 30 minutes')
  expect(nearestInWords({ interviewStage: 'telephone' }, settings)).toBe('Telephone instead of on-site')
  expect(nearestInWords({ interviewDifficulty: 'challenging' }, settings)).toBe(
    'Challenging instead of moderately challenging',
  )
})
