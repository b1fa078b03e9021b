import type { PowerUp } from '../../vocabulary/interview.ts'
import type { EventOf, PowerUpEndReason, SessionEvent } from '../events.ts'
import { replay } from '../evolve.ts'
import { readSettings } from '../interviewSettings.ts'
import { powerUpRules } from '../powerUps.ts'
import type { PublicChallenge } from '../publicChallenge.ts'
import type { HiringDecision } from '../scorecard.ts'
import type { Ended, InProgress, Session } from '../state.ts'

const challenge: PublicChallenge = {
  challenge_id: 'calm',
  version: '1',
  title: 'Longest calm stretch',
  challengeType: 'coding',
  challenge_description: 'Find it.',
  programming_language: 'python',
  code_stub: '# stub',
  duration_in_minutes: 20,
  examples: [],
  testCases: [],
}

export const created: EventOf<'SessionCreated'> = {
  type: 'SessionCreated',
  mode: 'ai',
  assessmentType: null,
  contentDomain: 'tech_interview_prep',
  settings: readSettings({}),
  programmingLanguage: 'python',
  candidate: { id: 'user:1', role: 'candidate', name: 'Ada' },
  questionCount: 2,
  requestedChallengeId: null,
  completedChallengeIds: [],
}
export const presented = (question: number): SessionEvent => ({ type: 'ChallengePresented', question, challenge })
export const begun: SessionEvent[] = [created, presented(1), { type: 'InterviewStarted' }, { type: 'ClockStarted' }]
export const wrote = (code: string): SessionEvent => ({
  type: 'CodeSnapshotTaken',
  code,
  programmingLanguage: 'python',
  reason: 'typing',
})
export const finished = (reason: EventOf<'InterviewEnded'>['reason'] = 'completed'): SessionEvent => ({
  type: 'InterviewEnded',
  reason,
  scored: reason !== 'abandoned',
})

/**
 * Returns the events of a hand-in (or of a run of code left in the editor at the end) that passed `passed` of ten
 * tests. With null, the run failed on our side.
 */
export function ran(runId: string, passed: number | null, handedIn = true): SessionEvent[] {
  const results = {
    allTestCasesPassed: passed === 10,
    passed: passed ?? 0,
    total: 10,
    compilation: { status: 'ACCEPTED' as const, output: '' },
    testCases: [],
  }
  return [
    {
      type: 'TestRunRequested',
      runId,
      purpose: handedIn ? 'submission' : 'hidden',
      programmingLanguage: 'python',
      status: 'IN_QUEUE',
      executionStatus: 'ACCEPTED',
      handedIn,
    },
    { type: 'TestRunCompleted', runId, executionStatus: 'COMPLETED', results: passed === null ? null : results },
  ]
}

export function used(powerUp: PowerUp, outcome?: PowerUpEndReason | 'refunded', question = 1): SessionEvent[] {
  const useId = `power-up-${powerUp}`
  const { charges } = powerUpRules[powerUp]
  const start: SessionEvent = { type: 'PowerUpUsed', useId, powerUp, question, charges }
  if (outcome === undefined) return [start]
  return outcome === 'refunded'
    ? [start, { type: 'PowerUpRefunded', useId, powerUp, charges, reason: 'failed' }]
    : [start, { type: 'PowerUpEnded', useId, powerUp, reason: outcome }]
}

export const decided = (decision: HiringDecision | null): SessionEvent => ({
  type: 'ScorecardCompleted',
  scorecard: {
    sessionId: 'session',
    round: 'coding',
    rubricVersion: '1',
    level: 'JUNIOR',
    assisted: false,
    lines: [],
    objective: { testsPassed: null, testsTotal: null, firstRunAt: null, phaseSeconds: {}, hintRungs: [] },
    decision,
    summary: '',
    fixFirst: '',
    source: 'objective',
    rounds: [],
  },
})

/** Returns the session after these events, which happen a second apart. */
export function sessionOf(...events: SessionEvent[]): Session {
  const state = replay(
    events.map((event, index) => ({ sessionId: 'session', seq: index + 1, at: index * 1_000, events: [event] })),
  )
  if (state === null) throw new Error('no session without events')
  return state
}

export function inProgress(...events: SessionEvent[]): InProgress {
  const state = sessionOf(...begun, ...events)
  if (state.phase !== 'IN_PROGRESS') throw new Error(`the session is ${state.phase}`)
  return state
}

export function endedSession(...events: SessionEvent[]): Ended {
  const state = sessionOf(...begun, ...events)
  if (state.phase !== 'ENDED') throw new Error(`the session is ${state.phase}`)
  return state
}
