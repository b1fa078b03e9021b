import { describe, expect, it } from 'vitest'
import type { LoopRound } from '../session/companyLoop.ts'
import type { ExperienceLevel } from '../vocabulary/hiring.ts'
import { assessmentTypes, type ChallengeType, type InterviewStage } from '../vocabulary/interview.ts'
import type { DurationInMinutes } from './constants.ts'
import { plannedQuestion, roundAt } from './loop.ts'
import { roundKinds } from './rounds.ts'

const round = (name: string, stage: InterviewStage, ...challengeTypes: ChallengeType[]): LoopRound => ({
  name,
  stage,
  challengeTypes,
  weighs: ['problem solving'],
})

const interview = (
  loop: readonly LoopRound[],
  interviewStage: InterviewStage,
  candidateExperienceLevel: ExperienceLevel,
  questionCount: number,
  timeLimitInMinutes: DurationInMinutes = 35,
) => ({
  settings: { interviewStage, candidateExperienceLevel, timeLimitInMinutes },
  assessmentType: null,
  questionCount,
  loop,
})

const planned = (...[loop, stage, level, count]: Parameters<typeof interview>) =>
  Array.from({ length: count }, (_, index) => {
    const { round: at, kinds } = plannedQuestion(interview(loop, stage, level, count), index + 1)
    return [at?.name ?? null, kinds[0]]
  })

const day = [
  round('Algorithms', 'on_site', 'coding', 'algorizing'),
  round('Design', 'on_site', 'system_design'),
  round('Depth', 'on_site', 'explain_code'),
]

describe('an on-site interview with a company’s loop', () => {
  it('takes the rounds in their order, each with its own kinds first', () => {
    expect(planned(day, 'on_site', 'SENIOR', 3)).toEqual([
      ['Algorithms', 'coding'],
      ['Design', 'system_design'],
      ['Depth', 'explain_code'],
    ])
    const { kinds, otherwise } = plannedQuestion(interview(day, 'on_site', 'SENIOR', 3), 1)
    expect(kinds).toEqual(['coding', 'algorizing'])
    expect(otherwise).toContain('coding')
  })

  it('reserves system design for seniors', () => {
    expect(planned(day, 'on_site', 'JUNIOR', 2)).toEqual([
      ['Algorithms', 'coding'],
      ['Depth', 'explain_code'],
    ])
    const either = [round('Design', 'on_site', 'system_design', 'low_level_design')]
    expect(planned(either, 'on_site', 'JUNIOR', 1)).toEqual([['Design', 'low_level_design']])
  })

  it('lets a junior design a system if the day has nothing else', () => {
    const only = [round('Design', 'on_site', 'system_design')]
    expect(planned(only, 'on_site', 'JUNIOR', 1)).toEqual([['Design', 'system_design']])
  })

  it('continues after the rounds with code, if there was none, and without a second design', () => {
    const table = [round('A design at the table', 'on_site', 'system_design', 'low_level_design')]
    expect(planned(table, 'on_site', 'SENIOR', 3)).toEqual([
      ['A design at the table', 'system_design'],
      [null, 'coding'],
      [null, 'knowledge'],
    ])
    const coded = [round('Coding', 'on_site', 'coding')]
    expect(planned(coded, 'on_site', 'SENIOR', 3)).toEqual([
      ['Coding', 'coding'],
      [null, 'knowledge'],
      [null, 'system_design'],
    ])
  })
})

describe('a long on-site day with a company’s loop', () => {
  it('ends with a story from the candidate’s own work, whatever the company’s last round is', () => {
    const asked = interview(day, 'on_site', 'SENIOR', 3, 60)
    expect([1, 2, 3].map((number) => plannedQuestion(asked, number).kinds[0])).toEqual([
      'coding',
      'system_design',
      'behavioural',
    ])
  })

  it('has no story if a single round is rehearsed', () => {
    const coding = round('Coding', 'on_site', 'coding')
    const asked = interview([coding, coding], 'on_site', 'SENIOR', 2, 45)
    expect(plannedQuestion(asked, 2)).toMatchObject({ round: { name: 'Coding' }, kinds: ['coding'] })
  })
})

describe('a phone interview with a company’s loop', () => {
  it('is one call with the loop’s kinds in turn', () => {
    const call = [round('Call', 'telephone', 'coding', 'knowledge')]
    expect(planned(call, 'telephone', 'JUNIOR', 3)).toEqual([
      ['Call', 'coding'],
      ['Call', 'knowledge'],
      ['Call', 'coding'],
    ])
  })

  it('ends with a coding question if there are several and none was coded', () => {
    const call = [round('Systems', 'telephone', 'knowledge', 'explain_code')]
    expect(planned(call, 'telephone', 'JUNIOR', 1)).toEqual([['Systems', 'knowledge']])
    expect(planned(call, 'telephone', 'JUNIOR', 3)).toEqual([
      ['Systems', 'knowledge'],
      ['Systems', 'explain_code'],
      [null, 'coding'],
    ])
  })
})

it('uses the usual kinds in a take-home task, in every assessment, and for an unknown stage', () => {
  const usual = { interviewStage: 'on_site', candidateExperienceLevel: 'SENIOR', timeLimitInMinutes: 60 } as const
  for (const assessmentType of assessmentTypes) {
    const asked = { settings: usual, assessmentType, questionCount: 2, loop: day }
    expect(plannedQuestion(asked, 2)).toEqual({ round: null, kinds: roundKinds(asked, 2), otherwise: [] })
  }
  const home = [round('Online test', 'take_home_assessment', 'explain_code')]
  expect(planned(home, 'take_home_assessment', 'JUNIOR', 1)).toEqual([[null, 'coding']])
  expect(planned(day, 'telephone', 'JUNIOR', 2)).toEqual([
    [null, 'knowledge'],
    [null, 'coding'],
  ])
})

it('names a question’s round only if the question is of the round’s kind', () => {
  const asked = interview(day, 'on_site', 'SENIOR', 3)
  expect(roundAt(asked, 2, 'system_design')).toEqual({ name: 'Design', weighs: ['problem solving'] })
  expect(roundAt(asked, 2, 'knowledge')).toBeNull()
  expect(roundAt(asked, 4, 'coding')).toBeNull()
})
