import { interviewerNames } from '@greenroom/shared/rules'
import { type NotStarted, type RequestedSettings, readSettings } from '@greenroom/shared/session'
import { expect, test } from 'vitest'
import { challenge, waitingState } from '../../../session/testing/sampleState.ts'
import { plannedRounds, plannedScoring, withOneName } from './plannedRounds.ts'

const waiting = (settings: RequestedSettings, changed: Partial<NotStarted> = {}): NotStarted => ({
  ...waitingState(),
  settings: readSettings(settings),
  ...changed,
})

test('one question gets all the time there is, including extra time', () => {
  expect(plannedRounds(waiting({ timeLimitInMinutes: 20 }, { extraTimePercent: 50 }))).toMatchObject([
    { number: 1, name: 'Coding', minutes: 30 },
  ])
})

test('a design takes as long as two other rounds, and a story comes last', () => {
  const settings = { timeLimitInMinutes: 60, candidateExperienceLevel: 'SENIOR', numberOfInterviewers: 3 }
  const rounds = plannedRounds(waiting(settings, { questionCount: 3 }))
  expect(rounds.map(({ name, minutes }) => [name, minutes])).toEqual([
    ['Coding', 17],
    ['System design', 34],
    ['Behavioural', 9],
  ])
  const people = rounds.map(({ interviewer }) => interviewer)
  expect(new Set(people).size).toBe(3)
  for (const name of people) expect(interviewerNames).toContain(name)
})

test('each round is scored by its own rubric, and each rubric is listed once', () => {
  const settings = { timeLimitInMinutes: 60, candidateExperienceLevel: 'SENIOR', numberOfInterviewers: 3 }
  expect(plannedScoring(waiting(settings, { questionCount: 3 }))).toEqual(['coding', 'system_design', 'behavioural'])
  expect(plannedScoring(waiting({ interviewStage: 'telephone' }))).toEqual(['telephone'])
})

test('a company’s rounds have the company’s names', () => {
  const round = (name: string) => ({ name, weighs: [], stage: 'on_site' as const, challengeTypes: ['coding' as const] })
  const state = waiting(
    { timeLimitInMinutes: 45 },
    { questionCount: 2, question: null, loop: [round('Algorithms'), round('Practice')] },
  )
  expect(plannedRounds(state).map(({ name }) => name)).toEqual(['Algorithms', 'Behavioural'])
})

test('no interviewer is named if a person interviews', () => {
  const question = waitingState().question
  const state = waiting({}, { control: 'human', question: question && { ...question, challenge, interviewer: null } })
  expect(plannedRounds(state)[0]?.interviewer).toBeNull()
})

test('two problems of one round are listed once, with their minutes added up', () => {
  const round = (name: string) => ({ name, weighs: [], stage: 'on_site' as const, challengeTypes: ['coding' as const] })
  const state = waiting(
    { timeLimitInMinutes: 60 },
    { questionCount: 3, question: null, loop: [round('Screen'), round('Screen'), round('Practice')] },
  )
  expect(withOneName(plannedRounds(state)).map(({ name, problems, minutes }) => [name, problems, minutes])).toEqual([
    ['Screen', 2, 48],
    ['Behavioural', 1, 12],
  ])
})
