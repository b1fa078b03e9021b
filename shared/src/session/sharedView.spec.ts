import { expect, test } from 'vitest'
import { box, label } from '../testing/sampleBoard.ts'
import type { CommitView } from './commit.ts'
import { replay } from './evolve.ts'
import type { SessionScorecard } from './scorecard.ts'
import { sharedScorecardOf, sharedViewOf } from './sharedView.ts'
import { begun, decided, finished, sessionOf, wrote } from './testing/sessionLog.ts'

test('a shared scorecard doesn’t reveal the points of the answer', () => {
  const completed = decided('leaning_hire')
  if (completed.type !== 'ScorecardCompleted') throw new Error('no scorecard')
  const points = [{ title: 'Both read before either writes', verdict: 'not_understood' as const, evidence: [] }]
  const line = { dimension: 'accuracy', weightPercent: 50, score: 2, behaviours: [], nextStep: '' } as const
  const judged = [{ ...line, behaviours: [], evidence: [], points }]
  const rounds = completed.scorecard.rounds.map((round) => ({ ...round, lines: judged }))
  const shared = sharedScorecardOf({ ...completed.scorecard, lines: judged, rounds }, [], sessionOf(...begun))
  expect(shared.lines[0]?.dimension).toBe('accuracy')
  expect(JSON.stringify(shared)).not.toContain('Both read before')
})

test('a shared interview doesn’t reveal the right output for an input that the code got wrong', () => {
  const counterexample = { rows: [{ name: 'a', value: '1' }], does: 'prints' as const, prints: '40917', right: '50923' }
  const facts = { searched: 240, wrong: 58, counterexample, cost: null }
  const examined = { type: 'CodeExamined' as const, versionId: 'hand-in-3', facts }
  const shared = sharedViewOf(
    [{ sessionId: 'session', seq: 1, at: 0, events: [...begun, examined] }],
    sessionOf(...begun),
  )
  expect(shared[0]?.events.map(({ type }) => type)).toEqual(begun.map(({ type }) => type))
  expect(JSON.stringify(shared)).not.toContain('50923')
})

test('a shared scorecard keeps evidence from the whiteboard and the notes, and nothing that isn’t in the shared log', () => {
  const events = [
    ...begun,
    { type: 'BoardChanged' as const, changed: [box('b1'), label('t1', 'Queue', 'b1')], removed: [] },
    wrote('## API\n\nPOST /found'),
    finished(),
  ]
  const commits: CommitView[] = events.map((event, index) => ({
    sessionId: 'session',
    seq: index + 1,
    at: index * 1_000,
    events: [event],
  }))
  const [board, notes] = [begun.length + 1, begun.length + 2]
  const kept = [
    { eventSeq: board, quote: 'Queue' },
    { eventSeq: notes, quote: 'POST /found' },
  ]
  const completed = decided('leaning_hire')
  if (completed.type !== 'ScorecardCompleted') throw new Error('no scorecard')
  const line = { dimension: 'architecture', weightPercent: 20, score: 2, behaviours: [], nextStep: '' } as const
  const scorecard: SessionScorecard = {
    ...completed.scorecard,
    lines: [{ ...line, behaviours: [], evidence: [...kept, { eventSeq: board, quote: 'whispered' }] }],
  }
  expect(sharedScorecardOf(scorecard, commits, sessionOf(...events)).lines[0]?.evidence).toEqual(kept)
})

/** Catches shared views that reveal the name or id of a member who was removed, or who deleted their account. */
test('a shared interview tells nothing of who was removed or erased', () => {
  const grace = { id: 'guest:4', role: 'interviewer' as const, name: 'Grace' }
  const linus = { id: 'guest:5', role: 'observer' as const, name: 'Linus' }
  const events = [
    ...begun.slice(0, 1),
    { type: 'MemberAdded' as const, participant: grace },
    { type: 'MemberAdded' as const, participant: linus },
    ...begun.slice(1),
    {
      type: 'MessageSent' as const,
      id: 'm1',
      sender: 'candidate' as const,
      recipient: 'interviewer' as const,
      message: 'Thanks, Grace.',
      timeSent: '2026-01-01T12:00:00Z',
      candidatesAnswerWasAccepted: null,
      interviewersClassificationOfCandidatesIntent: null,
      challengeType: null,
    },
    { type: 'MemberRemoved' as const, participantId: grace.id },
    { type: 'MemberErased' as const, participantId: linus.id },
    finished(),
  ]
  const commits = [{ sessionId: 'session', seq: 1, at: 0, events }]
  const shared = sharedViewOf(commits, sessionOf(...events))
  expect(JSON.stringify(shared)).not.toMatch(/Grace|Linus|guest:/)
  expect(JSON.stringify(shared)).toContain('Thanks, Interviewer.')
  expect(replay(shared)?.members.map(({ role }) => role)).toEqual(['candidate'])
})
