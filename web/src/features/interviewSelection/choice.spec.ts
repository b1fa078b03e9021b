import { expect, test } from 'vitest'
import { firstChoice, neighboursOf, withSettings } from './choice.ts'

const storageWith = (language: string | null) => ({ getItem: () => language })
const choice = firstChoice(storageWith(null))

test('one begins with 20 minutes on-site, moderately challenging, fair, in Python', () => {
  expect(choice.programmingLanguage).toBe('python')
  expect(choice.settings).toMatchObject({
    timeLimitInMinutes: 20,
    interviewStage: 'on_site',
    interviewDifficulty: 'moderately_challenging',
    interviewerPersonality: 'fair',
  })
})

test('the language of last time is preselected, an unknown one is not', () => {
  expect(firstChoice(storageWith('kotlin')).programmingLanguage).toBe('kotlin')
  expect(firstChoice(storageWith('cobol')).programmingLanguage).toBe('python')
})

test('there are never more interviewers than questions', () => {
  const hour = withSettings(choice, { timeLimitInMinutes: 60, numberOfInterviewers: 3 })
  expect(hour.settings.numberOfInterviewers).toBe(3)
  expect(withSettings(hour, { timeLimitInMinutes: 30 }).settings.numberOfInterviewers).toBe(2)
  expect(withSettings(hour, { interviewStage: 'telephone' }).settings.numberOfInterviewers).toBe(1)
})

test('where nothing matches, only what could help is offered', () => {
  const changes = neighboursOf(withSettings(choice, { timeLimitInMinutes: 45 })).map(({ changed }) => changed)
  expect(changes).toEqual([
    { interviewDifficulty: 'straightforward' },
    { interviewDifficulty: 'challenging' },
    { timeLimitInMinutes: 60 },
    { interviewStage: 'telephone' },
    { interviewStage: 'take_home_assessment' },
  ])
})
