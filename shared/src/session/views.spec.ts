import { describe, expect, it } from 'vitest'
import { commitSchema, type StoredEvent, viewOf } from './commit.ts'
import { replay } from './evolve.ts'
import { begun, created, finished } from './testing/sessionLog.ts'
import { seesEverything, viewOfState } from './views.ts'

const logOf = (...commits: StoredEvent[][]) =>
  commits.map((events, index) => ({ sessionId: 's', seq: index + 1, at: 1_000 * index, events }))
const grace = { id: 'user:3', role: 'interviewer', name: 'Grace' } as const
const note: StoredEvent = {
  type: 'PrivateNoteWritten',
  noteId: 'note-2',
  authorId: 'user:3',
  text: 'Calm.',
  audience: ['user:3'],
}

const interviewerSays: StoredEvent = {
  type: 'MessageSent',
  id: 'reply-3',
  sender: 'interviewer',
  recipient: 'candidate',
  timeSent: '2026-01-01T12:00:00.000Z',
  message: 'How would you begin?',
  candidatesAnswerWasAccepted: null,
  interviewersClassificationOfCandidatesIntent: null,
  challengeType: null,
}

describe('a log from before there were people', () => {
  it('has the candidate as its host and only member, and the AI as its interviewer', () => {
    const state = replay(logOf(begun, [finished()]))
    expect(state).toMatchObject({
      host: created.candidate,
      members: [created.candidate],
      control: 'ai',
      interviewerAwaySince: null,
      notes: [],
      scoredBy: 'ai',
      feedback: null,
      extendedMs: 0,
      scorecard: { status: 'pending', from: 'ai' },
    })
    expect(state && seesEverything(state, 'user:1')).toBe(true)
  })
})

describe('viewOfState', () => {
  const log = logOf([...begun, { type: 'MemberAdded', participant: grace }], [note])

  it('is the state without the parts for others', () => {
    expect(viewOfState(log, 'user:3')?.notes).toHaveLength(1)
    expect(viewOfState(log, 'user:1')?.notes).toEqual([])
    expect(viewOfState(log, 'user:1')).toMatchObject({ seq: 2, phase: 'IN_PROGRESS' })
    expect(viewOfState([], 'user:1')).toBeNull()
  })

  it('hides a candidate’s earlier challenges from everybody else', () => {
    const experienced = logOf([{ ...created, completedChallengeIds: ['calm'] }])
    expect(viewOfState(experienced, 'user:1')).toMatchObject({ completedChallengeIds: ['calm'] })
    expect(viewOfState(experienced, 'user:3')).toMatchObject({ completedChallengeIds: [] })
  })

  it('hides a language model’s paid usage from everybody, but the log keeps it', () => {
    const modelUsage = { inputTokens: 321, outputTokens: 45, isEstimated: false }
    const commits = logOf(begun, [{ ...interviewerSays, modelUsage }])
    for (const id of ['user:1', 'user:3'])
      expect(commits.flatMap((commit) => viewOf(commit, id).events)).toContainEqual(interviewerSays)
    expect(JSON.stringify([replay(commits), viewOfState(commits, 'user:1')])).not.toContain('modelUsage')
    const stored = { ...commits.at(-1), commandId: 'job', actor: 'job', jobs: [], dispatched: true }
    expect(commitSchema.parse(JSON.parse(JSON.stringify(stored))).events).toEqual([{ ...interviewerSays, modelUsage }])
  })

  it('is the whole state only for a candidate with an AI interviewer', () => {
    const state = replay(log)
    expect(state && seesEverything(state, 'user:1')).toBe(false)
    const alone = replay(logOf(begun))
    expect(alone && [seesEverything(alone, 'user:1'), seesEverything(alone, 'guest:4')]).toEqual([true, false])
  })
})
