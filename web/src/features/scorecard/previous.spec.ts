import { readSettings } from '@greenroom/shared/session'
import type { SessionSummary } from '@greenroom/shared/wire'
import { expect, test } from 'vitest'
import { previousOf } from './previous.ts'

const summary = (sessionId: string, rest: Partial<SessionSummary> = {}): SessionSummary => ({
  sessionId,
  role: 'candidate',
  mode: 'ai',
  assessmentType: null,
  phase: 'ENDED',
  createdAt: '2026-11-21T13:36:00.000Z',
  endedAt: null,
  settings: readSettings({ companyType: 'google', interviewStage: 'on_site' }),
  programmingLanguage: 'python',
  title: 'x',
  decision: 'leaning_hire',
  ...rest,
})

test('compares with the latest decided interview of the same kind', () => {
  const sessions = [
    summary('newer'),
    summary('this'),
    summary('undecided', { decision: null }),
    summary('other stage', { settings: readSettings({ companyType: 'google', interviewStage: 'telephone' }) }),
    summary('as interviewer', { role: 'interviewer' }),
    summary('longer', {
      settings: readSettings({ companyType: 'google', interviewStage: 'on_site', timeLimitInMinutes: 60 }),
    }),
    summary('older'),
  ]
  expect(previousOf(sessions, 'this')?.sessionId).toBe('longer')
  expect(previousOf(sessions, 'older')).toBeUndefined()
  expect(previousOf(sessions, 'unknown')).toBeUndefined()
})
