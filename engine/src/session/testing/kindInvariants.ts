import { allottedMs, hasClock, isDeckOver, isExam, isScored, strikesToEnd } from '@greenroom/shared/rules'
import { type Commit, questionsOf, remainingAt, type Session } from '@greenroom/shared/session'
import { expect } from 'vitest'

const toleranceMs = 1e-6

/** The events for candidate actions that start a new silence. */
const doings = [
  'PowerUpUsed',
  'CodeSnapshotTaken',
  'BoardChanged',
  'CodingResumed',
  'TestRunRequested',
  'ReplyRequested',
  'QuestionSkipped',
  'SettingsChanged',
]

/** Checks that exams have no help, practice has no clock, and only scored sessions have a score. */
export function checkKind(commits: readonly Commit[], state: Session): void {
  const events = commits.flatMap((commit) => commit.events)
  const types = new Set(events.map(({ type }) => type))
  const happened = (...names: (typeof events)[number]['type'][]) => names.filter((name) => types.has(name))
  if (isExam(state)) {
    expect(happened('HintRevealed', 'PowerUpUsed', 'ResultShown')).toEqual([])
    expect(state.messages.filter(({ sender }) => sender === 'interviewerCoach')).toEqual([])
  }
  if (!hasClock(state)) expect(happened('ClockStarted', 'ClockPaused', 'TimeAnnounced', 'SilenceNudged')).toEqual([])
  if (!isScored(state)) expect(happened('ScorecardRequested', 'ScorecardCompleted')).toEqual([])
  checkDecks(state)
}

/** Checks that a deck ends with its last statement or the third strike, and has no runs, hints or follow-up. */
function checkDecks(state: Session): void {
  for (const { statements, challenge, runs, hintRung, followUpMessages } of questionsOf(state)) {
    if (statements === null) continue
    expect(statements.settled).toBeLessThanOrEqual(challenge.statementCount ?? 0)
    expect(statements.strikes).toBeLessThanOrEqual(Math.min(strikesToEnd, statements.settled))
    expect({ runs, hintRung, followUpMessages }).toEqual({ runs: [], hintRung: 0, followUpMessages: 0 })
  }
  if (state.phase !== 'IN_PROGRESS' || state.question.statements === null) return
  expect(isDeckOver(state.question.statements, state.question.challenge.statementCount ?? 0)).toBe(false)
  expect(['introduction', 'approach', 'wrap_up']).toContain(state.step)
}

/**
 * Checks that each silence is broken once, visibly to all. That never happens while the clock is paused, or while the
 * candidate waits for a reply or results.
 */
export function checkNudges(before: Session, commits: readonly Commit[]): void {
  if (!(commits.at(-1)?.events ?? []).some(({ type }) => type === 'SilenceNudged')) return
  expect(before).toMatchObject({ phase: 'IN_PROGRESS', awaitingReply: null, awaitingCoach: null, failedReply: null })
  if (before.phase !== 'IN_PROGRESS') return
  expect(before.clock.runningSince).not.toBeNull()
  expect(before.step).not.toBe('testing')
  const events = commits.slice(0, -1).flatMap((commit) => commit.events)
  const last = events.findLastIndex(({ type }) => type === 'SilenceNudged')
  if (last === -1) return
  const since = events.slice(last + 1)
  const broken = since.some((event) =>
    event.type === 'MessageSent' ? event.sender === 'candidate' : doings.includes(event.type),
  )
  expect(broken).toBe(true)
}

/** Checks that only lost time is given back: nobody ever has more left than was allotted and bought. */
export function checkTimeLeft(state: Session, commits: readonly Commit[]): void {
  const at = commits.at(-1)?.at ?? 0
  const remainingMs = state.phase === 'IN_PROGRESS' ? remainingAt(state.clock, at) : 0
  const boughtMs = commits
    .flatMap((commit) => commit.events)
    .reduce((sum, event) => sum + (event.type === 'ClockChanged' && event.reason !== 'outage' ? event.grantedMs : 0), 0)
  expect(remainingMs).toBeLessThanOrEqual(allottedMs(state) + boughtMs + toleranceMs)
}
