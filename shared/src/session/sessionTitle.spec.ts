import { describe, expect, it } from 'vitest'
import type { LoopRound } from './companyLoop.ts'
import type { EventOf, SessionEvent } from './events.ts'
import { replay } from './evolve.ts'
import { type RequestedSettings, readSettings } from './interviewSettings.ts'
import { sessionTitle } from './sessionTitle.ts'
import { begun, created, finished, presented } from './testing/sessionLog.ts'

type Opening = Partial<Omit<EventOf<'SessionCreated'>, 'type' | 'settings'>> & { settings?: RequestedSettings }

const question = 'Longest calm stretch'
const google = { companyType: 'Google', interviewStage: 'on_site' }
const [, ...afterCreation] = begun

function titleOf({ settings = {}, ...opening }: Opening, events: readonly SessionEvent[]): string {
  const all = [{ ...created, ...opening, settings: readSettings(settings) }, ...events]
  const state = replay(
    all.map((event, index) => ({ sessionId: 's', seq: index + 1, at: 1000 + index, events: [event] })),
  )
  if (state === null) throw new Error('the log is empty')
  return sessionTitle(state)
}

const round = (name: string, stage: LoopRound['stage']): LoopRound => ({
  ...{ name, stage, weighs: [] },
  challengeTypes: ['coding'],
})

describe('until the end', () => {
  it.each<[string, Opening]>([
    ['Google, on-site, 3 rounds', { settings: google, questionCount: 3 }],
    ['Google, on-site', { settings: google, questionCount: 1 }],
    ['Startup, telephone', { settings: { companyType: 'startup', interviewStage: 'telephone' }, questionCount: 1 }],
    ['On-site interview', { questionCount: 1 }],
    ['Telephone interview, 2 rounds', { settings: { interviewStage: 'telephone' }, questionCount: 2 }],
    ['Take-home assessment', { settings: { interviewStage: 'take_home_assessment' }, questionCount: 1 }],
    ['Timed coding', { assessmentType: 'timed_coding', questionCount: 1 }],
    ['Timed coding', { assessmentType: 'timed_coding', questionCount: 1, requestedChallengeId: 'calm' }],
    ['Practice', { assessmentType: 'not_an_assessment', questionCount: 1 }],
    ['Five-minute interview', { trial: true, questionCount: 1 }],
  ])('it is “%s” before the start', (title, opening) => {
    expect(titleOf(opening, [presented(1)])).toBe(title)
  })

  it('it names the current round', () => {
    const opening = { settings: google, questionCount: 3 }
    expect(titleOf(opening, afterCreation)).toBe('Google, on-site, round 1 of 3')
    expect(titleOf(opening, [...afterCreation, presented(2)])).toBe('Google, on-site, round 2 of 3')
  })

  it('it names the one rehearsed round of a company, however many problems that has', () => {
    const opening = { settings: google, questionCount: 2 }
    const algorithms = round('Algorithms', 'on_site')
    expect(titleOf({ ...opening, loop: [algorithms, algorithms] }, afterCreation)).toBe('Google, on-site, Algorithms')
    expect(titleOf({ ...opening, loop: [algorithms, round('Design', 'on_site')] }, afterCreation)).toBe(
      'Google, on-site, round 1 of 2',
    )
    expect(titleOf({ ...opening, loop: [round('Screen', 'telephone')] }, afterCreation)).toBe(
      'Google, on-site, round 1 of 2',
    )
  })
})

it('after the end it has the titles of its questions', () => {
  const opening = { settings: google, questionCount: 2 }
  expect(titleOf(opening, [...afterCreation, finished()])).toBe(question)
  expect(titleOf(opening, [...afterCreation, presented(2), finished()])).toBe(`${question}, ${question}`)
})

it('practice of a chosen challenge always has that challenge’s title', () => {
  const opening: Opening = { assessmentType: 'not_an_assessment', questionCount: 1, requestedChallengeId: 'calm' }
  expect(titleOf(opening, [presented(1)])).toBe(question)
  expect(titleOf(opening, afterCreation)).toBe(question)
  expect(titleOf(opening, [])).toBe('Practice')
  expect(titleOf({ ...opening, mode: 'human' }, [presented(1)])).toBe('Practice')
})
