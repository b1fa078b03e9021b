import type { ScorecardLine } from '@greenroom/shared/session'
import type { PathItem } from '@greenroom/shared/wire'
import { describe, expect, it } from 'vitest'
import { nextStepOf, type Situation, shorterThan } from './nextStep.ts'

type Sessions = Situation['sessions']
const session = (id: string, phase: Sessions[number]['phase']): Sessions[number] => ({
  ...{ id, phase, assessmentType: null, title: 'Fewest berths' },
})
const ended = session('s1', 'ENDED')
const line = (dimension: string, score: ScorecardLine['score'], weightPercent: number): ScorecardLine => ({
  ...{ dimension, score, weightPercent, behaviours: [], evidence: [], nextStep: `Practise ${dimension}.` },
})
const scorecard = (lines: ScorecardLine[], fixFirst = 'Trace an example.') => ({ sessionId: 's1', lines, fixFirst })
const item: PathItem = {
  ...{
    id: 'i1',
    kind: 'lesson',
    tier: 'standard',
    title: 'Say the cost',
    to: '/lesson',
    minutes: 12,
    day: '2026-11-21',
    skill: 'complexity',
  },
  ...{ reason: 'You got it wrong twice.', state: 'open', doneAt: null, locked: false },
}
const range = (score: number) => ({ score, low: score - 0.3, high: score + 0.3 })
const weak = { skill: 'testing_by_hand', label: 'Testing', weightPercent: 20, estimate: range(2) } as const
const situation = (given: Partial<Situation>): Situation => ({
  ...{ sessions: [], item: null, due: null, hasDiagnostic: true, lesson: null, scorecard: null },
  papers: null,
  readiness: { lines: [], overall: null },
  ...given,
})
const step = (given: Partial<Situation>) => nextStepOf(situation(given))

describe('the next step', () => {
  it('is the open interview before anything else', () => {
    const sessions = [ended, session('s2', 'IN_PROGRESS')]
    expect(step({ sessions, item })).toMatchObject({ to: '/app/aiInterview?session=s2', minutes: null })
  })

  it('resumes in the workspace what belongs there, and ignores practice, which has no clock', () => {
    const practice = { ...session('s2', 'IN_PROGRESS'), assessmentType: 'not_an_assessment' as const }
    expect(step({ sessions: [practice] })).toMatchObject({ to: '/app/interviewSelection' })
    const timed = { ...session('s3', 'IN_PROGRESS'), assessmentType: 'timed_coding' as const, title: 'Timed coding' }
    const open = step({ sessions: [practice, timed] })
    expect(open.to).toBe('/app/mockInterview?session=s3')
    expect(open.reason).toContain('Timed coding is still open')
  })

  it('is the path’s next item, then due reviews, with the reason of each', () => {
    const due = { count: 4, minutes: 6 }
    expect(step({ sessions: [ended], item, due })).toMatchObject({
      title: 'Say the cost',
      reason: item.reason,
      action: 'Start the lesson',
      minutes: 12,
    })
    expect(step({ sessions: [ended], due })).toMatchObject({ title: 'Review 4 cards', minutes: 6 })
    expect(step({ due: { count: 0, minutes: 0 }, hasDiagnostic: false }).title).toBe('Take your first interview')
  })

  it('leads to the plans if the path’s next item needs one', () => {
    expect(step({ item: { ...item, locked: true } })).toMatchObject({
      to: '/app/subscriptions',
      action: 'See the plans',
    })
  })

  it.each([[[]], [[session('s1', 'NOT_STARTED')]]])('is a first interview if there was none', (sessions) => {
    expect(step({ sessions })).toMatchObject({ to: '/app/interviewSelection', minutes: 20 })
  })

  it('is a diagnostic if the evidence isn’t enough, and none was done', () => {
    expect(step({ sessions: [ended], hasDiagnostic: false }).to).toBe('/app/diagnostics')
    expect(step({ sessions: [ended], hasDiagnostic: true }).to).toBe('/app/interviewSelection')
    const readiness = { lines: [], overall: range(3) }
    expect(step({ sessions: [ended], hasDiagnostic: false, readiness }).to).toBe('/app/interviewSelection')
  })

  it('is a lesson on the weakest line, which says how weak it is', () => {
    const better = { ...weak, skill: 'communication', label: 'Communication', estimate: range(2.6) } as const
    const readiness = { lines: [better, weak], overall: range(2.3) }
    const lesson = { title: 'Test by hand', to: '/lesson', minutes: 15 }
    const next = step({ sessions: [ended], readiness, lesson, scorecard: scorecard([]) })
    expect(next).toMatchObject({ title: 'Test by hand', minutes: 15 })
    expect(next.reason).toBe('Testing is your weakest area, at 1.7 to 2.3 out of 4. It makes up 20% of your interview.')
  })

  it('is to finish an interview if none has a scorecard', () => {
    expect(step({ sessions: [ended] }).reason).toContain('You don’t have any scorecards yet')
  })

  it('is the line that held the last interview back: the lowest score, then the largest weight', () => {
    const lines = [line('communication', 2, 20), line('problem solving', 2, 30), line('testing', 3, 20)]
    expect(step({ sessions: [ended], scorecard: scorecard(lines) })).toMatchObject({
      title: 'Work on problem solving',
      reason: 'Trace an example.',
      to: '/app/scorecard?session=s1',
    })
    expect(step({ sessions: [ended], scorecard: scorecard(lines, '') }).reason).toBe('Practise problem solving.')
  })

  it('doesn’t take a dimension without evidence for a weakness', () => {
    const lines = [line('communication', null, 20), line('problem solving', 3, 30)]
    expect(step({ sessions: [ended], scorecard: scorecard(lines) }).title).toBe('Take a harder interview')
  })
})

describe('something shorter', () => {
  it('is one sitting of reviews if cards are due, else a challenge', () => {
    const next = step({ item: { ...item, minutes: 45 } })
    expect(shorterThan(next, { due: { count: 2, minutes: 3 }, papers: null })?.title).toBe('Review 2 cards')
    const many = shorterThan(next, { due: { count: 60, minutes: 90 }, papers: null })
    expect(many).toMatchObject({ title: 'Review 6 cards', minutes: 5 })
    expect(shorterThan(next, { due: null, papers: null })).toMatchObject({ to: '/app/mockInterview', minutes: 20 })
    expect(shorterThan({ ...next, minutes: null }, { due: null, papers: null })?.minutes).toBe(20)
  })

  it('is never as long as the step itself', () => {
    expect(shorterThan(step({ item }), { due: null, papers: null })).toBeNull()
    const card = { count: 2, minutes: 3 }
    expect(shorterThan({ ...step({ item }), minutes: 2 }, { due: card, papers: null })).toBeNull()
  })
})
