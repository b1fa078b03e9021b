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
