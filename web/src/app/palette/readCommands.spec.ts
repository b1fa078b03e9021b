import { settingsDefaults } from '@greenroom/shared/rules'
import type { ChallengeSummary, CourseView, SessionSummary } from '@greenroom/shared/wire'
import { expect, test } from 'vitest'
import { matching } from './match.ts'
import { challengeCommands, courseCommands, interviewCommands, resumeCommands } from './readCommands.ts'

const challenge = (
  challengeId: string,
  title: string,
  access: ChallengeSummary['access'] = 'open',
): ChallengeSummary => ({
  ...{ challengeId, title, access, challengeType: 'coding', difficulty: 'straightforward', topics: ['union_find'] },
  ...{ durationInMinutes: 20, tier: 'standard', releaseStage: 'prod', companies: [], state: 'not_started' },
  ...{ solvedAt: null, bestTests: null, givenUpAt: null, lastStartedAt: null, openSessionId: null },
})
const course = (id: string, locked: boolean): CourseView => ({
  ...{ id, locked, version: 'v1', title: `Course ${id}`, domain: 'tech_interview_prep', summary: '', levels: [] },
  ...{ needs: [], outcomes: [], minutes: 10, contentTier: 'standard', releaseStage: 'prod' },
  lessons: [{ id: 'first', title: `First steps of ${id}`, minutes: 10, concepts: [] }],
})
const session = (sessionId: string, more: Partial<SessionSummary> = {}): SessionSummary => ({
  ...{ sessionId, role: 'candidate', mode: 'ai', assessmentType: null, phase: 'IN_PROGRESS', decision: null },
  ...{ createdAt: '2026-03-01T12:00:00.000Z', endedAt: null, settings: settingsDefaults },
  ...{ programmingLanguage: 'python', title: 'Google, on-site' },
  ...more,
})
const labels = (commands: readonly { label: string }[]) => commands.map(({ label }) => label)

test('a challenge is found by its title, its address and its topics', () => {
  const commands = challengeCommands([
    challenge('tug-of-war', 'Who pulled where'),
    challenge('berths', 'Fewest berths'),
  ])
  expect(labels(matching(commands, 'tug'))).toEqual(['Who pulled where'])
  expect(labels(matching(commands, 'berth'))).toEqual(['Fewest berths'])
  expect(labels(matching(commands, 'union find'))).toHaveLength(2)
  expect(commands[0]).toMatchObject({ to: '/app/mockInterview?challenge=tug-of-war', hint: 'Coding' })
})

test('content this person may not open is left out', () => {
  const locked = [challenge('a', 'A', 'premium'), challenge('b', 'B', 'coming_soon')]
  expect(challengeCommands([...locked, challenge('c', 'C')])).toHaveLength(1)
  expect(labels(courseCommands([course('shut', true), course('open', false)]))).toEqual([
    'Course open',
    'First steps of open',
  ])
})

test('a lesson opens in its course', () => {
  expect(courseCommands([course('open', false)])[1]).toMatchObject({
    to: '/app/learning/courses?course=open&lesson=first',
    hint: 'Course open',
  })
})

test('an interview opens where it continues, or as its scorecard; practice is found by its challenge', () => {
  const over = session('over', { phase: 'ENDED', title: 'Fire drill' })
  const practice = session('practice', { assessmentType: 'not_an_assessment' })
  expect(interviewCommands([session('on'), over, practice, session('old', { title: '' })])).toMatchObject([
    { label: 'Google, on-site', to: '/app/aiInterview?session=on' },
    { label: 'Fire drill', to: '/app/scorecard?session=over' },
    { label: 'Interview' },
  ])
})

test('of all practice in progress, only the latest is offered at first', () => {
  const practice = (id: string) => session(id, { assessmentType: 'not_an_assessment', title: id })
  const offered = resumeCommands([practice('late'), session('on'), practice('early'), session('x', { phase: 'ENDED' })])
  expect(labels(offered)).toEqual(['Continue late', 'Go back to your interview'])
  expect(offered.every(({ first }) => first)).toBe(true)
})
