import { readSettings, type ScorecardLine } from '@greenroom/shared/session'
import type { SessionSummary } from '@greenroom/shared/wire'
import { describe, expect, it } from 'vitest'
import { nextStepOf } from './nextStep.ts'

const session = (sessionId: string, phase: SessionSummary['phase']): SessionSummary => ({
  sessionId,
  phase,
  role: 'candidate',
  mode: 'ai',
  assessmentType: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  endedAt: phase === 'ENDED' ? '2026-11-20T10:20:00.000Z' : null,
  settings: readSettings({}),
  programmingLanguage: 'python',
  title: 'Fewest berths',
  decision: null,
})
const line = (dimension: string, score: ScorecardLine['score'], weightPercent: number): ScorecardLine => ({
  dimension,
  score,
  weightPercent,
  behaviours: [],
  evidence: [],
  nextStep: `Practise ${dimension}.`,
})
const scorecard = (lines: ScorecardLine[], fixFirst = 'Trace an example.') => ({ sessionId: 's1', lines, fixFirst })

describe('the one thing to do next', () => {
  it('is the open interview before anything else', () => {
    const step = nextStepOf([session('s1', 'ENDED'), session('s2', 'IN_PROGRESS')], scorecard([line('testing', 1, 20)]))
    expect(step).toMatchObject({ to: '/app/aiInterview?session=s2', minutes: null })
  })

  it('links to the workspace if the interview belongs there, and ignores practice, which has no clock', () => {
    const practice = { ...session('s2', 'IN_PROGRESS'), assessmentType: 'not_an_assessment' as const }
    expect(nextStepOf([practice], null)).toMatchObject({ to: '/app/interviewSelection' })
    const timed = { ...session('s3', 'IN_PROGRESS'), assessmentType: 'timed_coding' as const, title: 'Timed coding' }
    const step = nextStepOf([practice, timed], null)
    expect(step.to).toBe('/app/mockInterview?session=s3')
    expect(step.body).toContain('Timed coding is still open')
  })

  it.each([[[]], [[session('s1', 'NOT_STARTED')]]])('is a first interview if there was none', (sessions) => {
    expect(nextStepOf(sessions, null)).toMatchObject({ to: '/app/interviewSelection', minutes: 20 })
  })

  it('is to finish an interview if none has a scorecard', () => {
    expect(nextStepOf([session('s1', 'ENDED')], null).body).toContain('None of your interviews has a scorecard')
  })

  it('is the line that held the last interview back: the lowest score, then the largest weight', () => {
    const lines = [line('communication', 2, 20), line('problem solving', 2, 30), line('testing', 3, 20)]
    expect(nextStepOf([session('s1', 'ENDED')], scorecard(lines))).toMatchObject({
      title: 'Work on problem solving',
      body: 'Trace an example.',
      to: '/app/scorecard?session=s1',
    })
    expect(nextStepOf([session('s1', 'ENDED')], scorecard(lines, '')).body).toBe('Practise problem solving.')
  })

  it('doesn’t take a dimension without evidence for a weakness', () => {
    const lines = [line('communication', null, 20), line('problem solving', 3, 30)]
    expect(nextStepOf([session('s1', 'ENDED')], scorecard(lines)).title).toBe('Take a harder interview')
  })
})
