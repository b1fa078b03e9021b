import {
  type Commit,
  type CommitView,
  foldCommit,
  isCoachReply,
  replay,
  type Session,
  type SessionEvent,
  seesEverything,
  sharedViewOf,
  viewOf,
  viewOfState,
} from '@greenroom/shared/session'
import { expect } from 'vitest'

/** Everyone in a random story: candidate, interviewer, two observers, and a stranger. */
export const everybody = ['user:1', 'user:3', 'guest:4', 'guest:5', 'user:2'] as const

/** Checks that nobody sees anything that is private to other people. A candidate alone with the AI sees everything. */
export function checkViews(commits: readonly Commit[], state: Session | null): void {
  const interviewers = new Set(commits.flatMap(({ events }) => events.flatMap(interviewersIn)))
  for (const id of everybody) {
    const views = commits.map((commit) => viewOf(commit, id))
    checkSecrets(views, id, interviewers)
    const seen = viewOfState(commits, id)
    expect(seen?.notes.every(({ authorId }) => authorId === id) ?? true).toBe(true)
    if (state !== null && seesEverything(state, id)) expect(seen).toEqual(state)
  }
}

/**
 * Checks that a client that joins after `seq` ends up with the same view as the others. It gets a snapshot over the
 * wire, then the later commits.
 */
export function checkRejoin(commits: readonly Commit[], seq: number, id: string): void {
  const snapshot = viewOfState(commits.slice(0, seq), id)
  const sent = JSON.parse(JSON.stringify(snapshot)) as Session | null
  const rejoined = commits
    .slice(seq)
    .reduce<Session | null>((state, commit) => foldCommit(state, viewOf(commit, id)), sent)
  expect(rejoined).toEqual(viewOfState(commits, id))
}

/**
 * Checks that the candidate's recording, sent over the wire and cut off at any moment, folds to the room's state at
 * that moment. `states` are the engine's, one per commit. Before the start, the room may not know the first question.
 */
export function checkReplay(commits: readonly Commit[], states: readonly Session[]): void {
  const recording = JSON.parse(JSON.stringify(commits.map((commit) => viewOf(commit, 'user:1')))) as CommitView[]
  for (const moment of new Set([0, Math.floor(states.length / 3), Math.floor((2 * states.length) / 3)])) {
    const then = states[moment]
    if (then === undefined) continue
    const seen = replay(recording.slice(0, moment + 1))
    if (then.phase === 'NOT_STARTED' && !seesEverything(then, 'user:1'))
      expect(seen).toEqual({ ...then, question: seen?.phase === 'NOT_STARTED' ? seen.question : null })
    else expect(seen).toEqual(then)
  }
}

/**
 * Checks that a shared link's view folds at every moment, and reveals neither names nor messages between coach and
 * candidate.
 */
export function checkShared(commits: readonly Commit[], state: Session | null): void {
  if (state === null) return
  const shared = sharedViewOf(
    commits.map((commit) => viewOf(commit, state.candidate.id)),
    state,
  )
  const folded = replay(shared)
  expect(folded?.phase).toBe(state.phase)
  expect(folded?.notes).toEqual([])
  for (const event of shared.flatMap(({ events }) => events)) {
    if (event.type === 'MessageSent') expect([event.sender, event.recipient]).not.toContain('interviewerCoach')
  }
  const text = JSON.stringify(shared)
  expect(everybody.filter((id) => text.includes(`"${id}"`))).toEqual([])
}

/** Everyone who takes the interviewer's seat through this event. */
function interviewersIn(event: SessionEvent): string[] {
  const person =
    event.type === 'MemberAdded' ? event.participant : event.type === 'SessionCreated' ? event.host : undefined
  return person?.role === 'interviewer' ? [person.id] : []
}

function checkSecrets(views: readonly CommitView[], id: string, interviewers: ReadonlySet<string>): void {
  let hasGivenFeedback = false
  let hasScorecard = false
  let isOver = false
  for (const event of views.flatMap(({ events }) => events)) {
    expect(event).not.toHaveProperty('audience')
    switch (event.type) {
      case 'PrivateNoteWritten':
        expect(event.authorId).toBe(id)
        break
      case 'MessageSent':
        if (event.sender === 'interviewerCoach' || event.recipient === 'interviewerCoach') expect(id).toBe('user:1')
        break
      case 'ReplyRequested':
      case 'ReplyFailed':
        if (isCoachReply(event.replyId)) expect(id).toBe('user:1')
        break
      case 'FeedbackGiven':
        if (id === 'user:1') hasGivenFeedback = true
        else expect([interviewers.has(id), hasScorecard]).toEqual([true, true])
        break
      case 'InterviewEnded':
        isOver = true
        break
      // Facts found by running the code.
      case 'CodeExamined':
        expect(isOver || interviewers.has(id)).toBe(true)
        break
      case 'ScorecardCompleted':
        hasScorecard = true
        if (event.scorecard.source === 'human' && !interviewers.has(id))
          expect([id, hasGivenFeedback]).toEqual(['user:1', true])
        break
      default:
    }
  }
}
