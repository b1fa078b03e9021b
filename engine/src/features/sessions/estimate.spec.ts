import { type RequestedSettings, readSettings } from '@greenroom/shared/session'
import { expect, test } from 'vitest'
import type { ChallengeCatalogue } from '../../session/decide/decision.ts'
import { sampleCatalogue } from '../../session/testing/sampleChallenges.ts'
import { estimateOf } from './estimate.ts'

const estimate = (settings: RequestedSettings, pick: ChallengeCatalogue['pick']) =>
  estimateOf(
    {
      contentDomain: 'tech_interview_prep',
      settings: readSettings(settings),
      assessmentType: null,
      programmingLanguage: 'python',
      challengeId: null,
      extraTimePercent: 0,
    },
    { ...sampleCatalogue, pick },
  )

/** A bank with questions for half an hour or more, and an easy one for any duration. */
const scarce: ChallengeCatalogue['pick'] = (criteria) =>
  criteria.maxDurationMinutes >= 30 || criteria.difficulty === 'straightforward'
    ? sampleCatalogue.pick(criteria)
    : undefined

test('without a question, every single change that has one is listed, nearest duration first', () => {
  expect(estimate({ timeLimitInMinutes: 25 }, scarce)).toMatchObject({
    matches: false,
    nearest: [
      { interviewDifficulty: 'straightforward' },
      { timeLimitInMinutes: 30 },
      { timeLimitInMinutes: 35 },
      { timeLimitInMinutes: 45 },
      { timeLimitInMinutes: 60 },
    ],
  })
})

test('nothing is listed if nothing would help', () => {
  expect(estimate({}, () => undefined)).toMatchObject({ matches: false, nearest: [] })
})

test('nothing is listed if there is a question', () => {
  expect(estimate({ timeLimitInMinutes: 30 }, scarce)).toMatchObject({ matches: true, nearest: [] })
})
