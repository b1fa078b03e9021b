import { type Commit, remainingAt, replay, type Session } from '@greenroom/shared/session'
import { expect } from 'vitest'
import { deadlinesOf } from '../deadlines.ts'
import { checkCharges, checkPowerUps } from './powerUpInvariants.ts'

const phases = ['NOT_STARTED', 'IN_PROGRESS', 'ENDED']
const finalEvents = [
  'ScorecardRequested',
  'ScorecardCompleted',
  'ScorecardFailed',
  'TestRunStarted',
  'TestRunCompleted',
  'TestRunRejected',
  'PowerUpEnded',
  'PowerUpRefunded',
  'PrivateNoteWritten',
  'FeedbackGiven',
  'CodeExamined',
  'MemberRemoved',
  'MemberErased',
  'SecondHalfOpened',
]

/** Checks what must hold between the states before and after a commit. */
export function checkStep(before: Session, after: Session, commit: Commit): void {
  expect(phases.indexOf(after.phase)).toBeGreaterThanOrEqual(phases.indexOf(before.phase))
  if (before.phase === 'ENDED') for (const { type } of commit.events) expect(finalEvents).toContain(type)
  if (before.phase === 'IN_PROGRESS' && after.phase === 'IN_PROGRESS') {
    const granted = commit.events.reduce((sum, event) => sum + (event.type === 'ClockChanged' ? event.grantedMs : 0), 0)
    expect(remainingAt(after.clock, commit.at)).toBeLessThanOrEqual(
      remainingAt(before.clock, before.at) + granted + 1e-6,
    )
    const rungBefore = after.question.number === before.question.number ? before.question.hintRung : 0
    const outlined = after.powerUps.some(({ powerUp }) => powerUp === 'divine_inspiration')
    expect(after.question.hintRung - rungBefore).toBeLessThanOrEqual(outlined ? 5 : 1)
    expect(after.question.hintRung).toBeGreaterThanOrEqual(rungBefore)
  }
  checkPowerUps(after, commit)
}

/** Checks what must hold for a whole log. */
export function checkLog(commits: Commit[], state: Session | null): void {
  checkCharges(commits)
  expect(commits.map(({ seq }) => seq)).toEqual(commits.map((_, index) => index + 1))
  expect(replay(commits)).toEqual(state)
  expect(replay(JSON.parse(JSON.stringify(commits)) as Commit[])).toEqual(state)
  const ids = commits.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'MessageSent' ? [event.id] : [])),
  )
  expect(new Set(ids).size).toBe(ids.length)
  for (const commit of commits) {
    const kinds = commit.jobs.map(({ kind }) => kind)
    expect(new Set(kinds).size).toBe(kinds.length)
  }
  if (state?.phase === 'IN_PROGRESS') {
    const isOwed =
      state.awaitingReply !== null ||
      state.awaitingCoach !== null ||
      state.question.runs.some(({ outcome }) => outcome.status === 'IN_QUEUE')
    if (isOwed || state.clock.runningSince !== null || state.paused?.reason === 'disconnected')
      expect(deadlinesOf(state).length).toBeGreaterThan(0)
  }
}
