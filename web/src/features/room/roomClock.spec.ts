import { type CommitView, type PublicChallenge, readSettings, replay, type SessionEvent } from '@greenroom/shared'
import { describe, expect, it } from 'vitest'
import { clockFace, clockView, urgencyOf } from './roomClock.ts'

const startOfTime = Date.parse('2026-01-01T12:00:00Z')
const minuteMs = 60_000

const challenge: PublicChallenge = {
  challenge_id: 'calm',
  version: '1',
  title: 'Calm',
  challengeType: 'coding',
  challenge_description: '',
  programming_language: 'python',
  code_stub: '',
  duration_in_minutes: 20,
  examples: [],
  testCases: [],
}

function stateAfter(...more: SessionEvent[]) {
  const created: SessionEvent = {
    type: 'SessionCreated',
    mode: 'ai',
    assessmentType: null,
    contentDomain: 'tech_interview_prep',
    settings: readSettings({}),
    programmingLanguage: 'python',
    candidate: { id: 'user:1', role: 'candidate', name: 'Ada' },
    questionCount: 1,
    requestedChallengeId: null,
    completedChallengeIds: [],
  }
  const events: SessionEvent[][] = [
    [created, { type: 'ChallengePresented', question: 1, challenge }],
    [{ type: 'InterviewStarted' }],
    ...more.map((event) => [event]),
  ]
  const log: CommitView[] = events.map((each, index) => ({
    sessionId: 's',
    seq: index + 1,
    at: startOfTime,
    events: each,
  }))
  const state = replay(log)
  if (state === null) throw new Error('the log is empty')
  return state
}

const at = (ms: number, lostAt: number | null = null) => ({ now: startOfTime + ms, lostAt, serverOffsetMs: 0 })

describe('the clock of the room', () => {
  it('stands until the interviewer speaks, then runs', () => {
    expect(clockView(stateAfter(), at(minuteMs))).toEqual({ remainingMs: 20 * minuteMs, status: 'not_started' })
    expect(clockView(stateAfter({ type: 'ClockStarted' }), at(minuteMs))).toEqual({
      remainingMs: 19 * minuteMs,
      status: 'running',
    })
  })

  it('waits while the connection is lost, for two minutes', () => {
    const state = stateAfter({ type: 'ClockStarted' })
    const lost = startOfTime + minuteMs
    expect(clockView(state, at(2 * minuteMs, lost))).toEqual({ remainingMs: 19 * minuteMs, status: 'waits' })
    expect(clockView(state, at(4 * minuteMs, lost))).toEqual({ remainingMs: 18 * minuteMs, status: 'running' })
  })

  it('shows what was left when the interview ended', () => {
    const ended = stateAfter({ type: 'InterviewEnded', reason: 'completed', scored: true })
    expect(clockView(ended, at(minuteMs))).toEqual({ remainingMs: 20 * minuteMs, status: 'ended' })
  })

  it('reads in minutes and seconds, and warns in time', () => {
    expect([clockFace(18 * minuteMs + 41_001), clockFace(1), clockFace(0)]).toEqual(['18:42', '0:01', '0:00'])
    expect([urgencyOf(300_001), urgencyOf(300_000), urgencyOf(60_000)]).toEqual(['calm', 'warn', 'bad'])
  })
})
