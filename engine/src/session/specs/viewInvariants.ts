import {
  type Commit,
  type CommitView,
  foldCommit,
  isCoachReply,
  type Session,
  seesEverything,
  viewOf,
  viewOfState,
} from '@greenroom/shared'
import { expect } from 'vitest'

/** Everybody who may be in a random story: candidate, interviewer, two observers, and a stranger. */
export const everybody = ['user:1', 'user:3', 'guest:4', 'guest:5', 'user:2'] as const

/** What each person sees: nothing that is somebody else's, and all of it for a candidate who is alone with the AI. */
export function checkViews(commits: readonly Commit[], state: Session | null): void {
  for (const id of everybody) {
    const views = commits.map((commit) => viewOf(commit, id))
    checkSecrets(views, id)
    const seen = viewOfState(commits, id)
    expect(seen?.notes.every(({ authorId }) => authorId === id) ?? true).toBe(true)
    if (state !== null && seesEverything(state, id)) expect(seen).toEqual(state)
  }
}

/** Whoever joins after `seq` by a snapshot, over the wire, and gets what happens from then on, sees what all views amount to. */
export function checkRejoin(commits: readonly Commit[], seq: number, id: string): void {
  const snapshot = viewOfState(commits.slice(0, seq), id)
  const sent = JSON.parse(JSON.stringify(snapshot)) as Session | null
  const rejoined = commits
    .slice(seq)
    .reduce<Session | null>((state, commit) => foldCommit(state, viewOf(commit, id)), sent)
  expect(rejoined).toEqual(viewOfState(commits, id))
}

function checkSecrets(views: readonly CommitView[], id: string): void {
  let hasGivenFeedback = false
  let hasScorecard = false
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
        else expect([id, hasScorecard]).toEqual(['user:3', true])
        break
      case 'ScorecardCompleted':
        hasScorecard = true
        if (event.scorecard.source === 'human' && id !== 'user:3')
          expect([id, hasGivenFeedback]).toEqual(['user:1', true])
        break
      default:
    }
  }
}
