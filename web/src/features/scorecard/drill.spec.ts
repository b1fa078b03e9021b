import { readSettings, type ScorecardLine } from '@greenroom/shared'
import { expect, test } from 'vitest'
import { drillOf } from './drill.ts'

const line = (dimension: string, score: ScorecardLine['score'], weightPercent: number): ScorecardLine => ({
  dimension,
  score,
  weightPercent,
  behaviours: [],
  evidence: [],
  nextStep: '',
})
const from = {
  settings: readSettings({ interviewStage: 'on_site', timeLimitInMinutes: 45, numberOfInterviewers: 3 }),
  programmingLanguage: 'python' as const,
}

test('the weakest line is drilled where one can run tests oneself', () => {
  const drill = drillOf([line('communication', 3, 20), line('testing', 2, 20), line('depth', null, 60)], from)
  expect(drill).toMatchObject({
    what: 'testing',
    minutes: 20,
    session: {
      assessmentType: 'not_an_assessment',
      settings: { interviewStage: 'take_home_assessment', timeLimitInMinutes: 20, numberOfInterviewers: 1 },
    },
  })
})

test('of two that are equally weak the one that weighs more', () => {
  expect(drillOf([line('testing', 2, 10), line('communication', 2, 30)], from).what).toBe('communication')
})

test('what nobody could judge comes before what is as good as it gets', () => {
  expect(drillOf([line('testing', null, 10), line('communication', 4, 30)], from).what).toBe('testing')
})

test('where all is well there is more of the same', () => {
  expect(drillOf([line('testing', 4, 10)], from)).toMatchObject({
    what: null,
    session: { settings: { interviewStage: 'on_site' } },
  })
})
