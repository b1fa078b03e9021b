import { interviewerNames } from '@greenroom/shared/rules'
import type { CommitView, SessionEvent } from '@greenroom/shared/session'
import { expect, test } from 'vitest'
import { created, said } from '../../session/testing/sampleLog.ts'
import { seqAt, timelineOf } from './timeline.ts'
import { transcriptOf } from './transcript.ts'

const start = 1_000_000
const commit = (seq: number, second: number, ...events: SessionEvent[]): CommitView => ({
  sessionId: 's',
  seq,
  at: start + second * 1000,
  events,
})

const log = [
  commit(1, -5, { type: 'ParticipantLeft', participantId: 'user:1' }),
  commit(2, 0, { type: 'InterviewStarted' }),
  commit(3, 10, { type: 'StepChanged', step: 'clarification' }),
  commit(4, 20, { type: 'HintRevealed', rung: 2, messageId: 'm' }),
  commit(5, 40, { type: 'StepChanged', step: 'coding' }),
  commit(6, 50, {
    type: 'TestRunRequested',
    runId: 'r',
    purpose: 'hidden',
    programmingLanguage: 'python',
    status: 'IN_QUEUE',
    executionStatus: 'ACCEPTED',
  }),
  commit(7, 52, {
    type: 'TestRunCompleted',
    runId: 'r',
    executionStatus: 'COMPLETED',
    results: {
      allTestCasesPassed: false,
      passed: 17,
      total: 20,
      compilation: { status: 'ACCEPTED', output: '' },
      testCases: [],
    },
  }),
  commit(8, 60, { type: 'InterviewEnded', reason: 'completed', scored: true }),
  commit(9, 65, { type: 'ScorecardFailed', message: 'x' }),
]

test('steps cover the interview from start to end without gaps', () => {
  expect(timelineOf(log)).toMatchObject({
    durationMs: 60_000,
    steps: [
      { step: 'introduction', fromMs: 0, toMs: 10_000 },
      { step: 'clarification', fromMs: 10_000, toMs: 40_000 },
      { step: 'coding', fromMs: 40_000, toMs: 60_000 },
    ],
  })
})

test('hints and hand-ins stand out, and stepping moves from change to change', () => {
  expect(timelineOf(log)?.markers).toEqual([
    { kind: 'hint', atMs: 20_000, seq: 4 },
    { kind: 'handIn', atMs: 50_000, seq: 6 },
  ])
  expect(timelineOf(log)?.moments.map(({ seq }) => seq)).toEqual([4, 7])
})

test('a moment includes everything up to then', () => {
  const timeline = timelineOf(log)
  if (timeline === null) throw new Error('the log has a timeline')
  expect(seqAt(log, timeline, 39_999)).toBe(4)
  expect(seqAt(log, timeline, 40_000)).toBe(5)
  expect(seqAt(log, timeline, 0)).toBe(2)
})

test('an interview that never began has no timeline', () => {
  expect(timelineOf(log.slice(0, 1))).toBeNull()
})

test('the conversation shows hints and the results of hidden tests', () => {
  expect(transcriptOf(log).map((entry) => (entry.kind === 'message' ? entry.message.message : entry.text))).toEqual([
    'Hint 2 of 5.',
    'Hidden tests: 17 of 20 passed.',
  ])
})

// Nothing else in the replay shows that the candidate couldn’t type.
test('the interviewer’s lock appears where it was set and lifted, and stepping stops there', () => {
  const locks = [true, false].map((locked, index) =>
    commit(10 + index, 10 * (index + 1), { type: 'WorkLockChanged', locked }),
  )
  expect(transcriptOf(locks).map((entry) => entry.kind === 'note' && entry.text)).toEqual([
    'The code and whiteboard were locked for the candidate.',
    'The code and whiteboard were unlocked.',
  ])
  expect(timelineOf([commit(2, 0, { type: 'InterviewStarted' }), ...locks])?.moments.map(({ seq }) => seq)).toEqual([
    10, 11,
  ])
})

test('a run on the candidate’s own input doesn’t count passed cases', () => {
  const testCase = {
    status: 'ACCEPTED',
    hidden: false,
    category: null,
    stdin: '1',
    expected_output: null,
    actual_output: '2',
    stderr: '',
    timeMs: 1,
    memoryKb: 1,
  } as const
  const completed = commit(1, 0, {
    type: 'TestRunCompleted',
    runId: 'own',
    executionStatus: 'COMPLETED',
    results: {
      allTestCasesPassed: true,
      passed: 1,
      total: 1,
      compilation: { status: 'ACCEPTED', output: '' },
      testCases: [testCase],
    },
  })
  expect(transcriptOf([completed])).toMatchObject([{ kind: 'note', text: 'The candidate ran their own input.' }])
})

test('a request by button appears where it was made, and stepping stops there', () => {
  const asked = commit(8, 95_000, {
    type: 'ReplyRequested',
    replyId: 'reply-8',
    call: 'giveFeedback',
    action: null,
    inReplyTo: null,
  })
  const later = [...log, asked]
  expect(transcriptOf(later).at(-1)).toMatchObject({ kind: 'asked', seq: 8, text: 'How am I doing?' })
  expect(timelineOf(later)?.moments.map(({ seq }) => seq)).toContain(8)
})

test('an interviewer who offers to continue never left the follow-up', () => {
  const offer: SessionEvent = {
    ...{ type: 'MessageSent', id: 'm', sender: 'interviewer', recipient: 'candidate', message: 'Go on, or end here?' },
    ...{ timeSent: new Date(start).toISOString(), candidatesAnswerWasAccepted: null, challengeType: 'coding' },
    ...{ interviewersClassificationOfCandidatesIntent: null, proposal: { minutes: 10 } },
  }
  const told = [
    commit(2, 0, { type: 'InterviewStarted' }),
    commit(3, 10, { type: 'StepChanged', step: 'follow_up' }),
    commit(4, 20, { type: 'StepChanged', step: 'wrap_up' }),
    commit(5, 22, offer, { type: 'StepChanged', step: 'follow_up' }),
    commit(6, 40, { type: 'StepChanged', step: 'wrap_up' }),
    commit(7, 50, { type: 'InterviewEnded', reason: 'completed', scored: true }),
  ]
  expect(timelineOf(told)?.steps).toEqual([
    { step: 'introduction', fromMs: 0, toMs: 10_000 },
    { step: 'follow_up', fromMs: 10_000, toMs: 40_000 },
    { step: 'wrap_up', fromMs: 40_000, toMs: 50_000 },
  ])
})

/** Catches a replay that attributes the AI's messages to the person who handed over. */
test('after a handover the AI has a name of its own', () => {
  const [first, presented] = created
  if (first?.type !== 'SessionCreated' || presented?.type !== 'ChallengePresented') throw new Error('another sample')
  const handed = [
    commit(1, 0, { ...first, mode: 'human', host: { id: 'user:3', role: 'interviewer', name: 'Grace' } }),
    commit(2, 1, { ...presented, interviewer: { name: 'Grace' } }),
    commit(3, 2, said('message-3', 'interviewer', 'Hello.')),
    commit(4, 3, { type: 'ControlChanged', control: 'ai' }),
    commit(5, 4, said('reply-5', 'interviewer', 'Go on.')),
  ]
  const names = transcriptOf(handed).flatMap((entry) => (entry.kind === 'message' ? [entry.interviewer] : []))
  expect(names[0]).toBe('Grace')
  expect(interviewerNames).toContain(names[1])
})
