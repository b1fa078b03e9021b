import type { CommitView, SessionEvent } from '@greenroom/shared/session'
import type { ChallengeType } from '@greenroom/shared/vocabulary'
import { expect, test } from 'vitest'
import { boxAt, words } from '../../session/testing/sampleBoard.ts'
import { placeOf } from './evidence.ts'

const commit = (seq: number, ...events: SessionEvent[]): CommitView => ({ sessionId: 's', seq, at: seq * 1000, events })

const said = (id: string, message: string): SessionEvent => ({
  type: 'MessageSent',
  id,
  sender: 'candidate',
  recipient: 'interviewer',
  timeSent: '2026-11-21T13:36:00.000Z',
  message,
  candidatesAnswerWasAccepted: null,
  interviewersClassificationOfCandidatesIntent: null,
  challengeType: null,
})

const wrote = (code: string): SessionEvent => ({
  type: 'CodeSnapshotTaken',
  code,
  programmingLanguage: 'python',
  reason: 'typing',
})

const log = [
  commit(1, said('m1', 'I would sort them first.')),
  commit(2, wrote('def f(a):\n    a.sort()\n    return a[0]\n'), said('m2', 'Done, I think.')),
]

test('words are found in the message that contains them', () => {
  expect(placeOf(log, { eventSeq: 1, quote: 'sort them' })).toEqual({
    in: 'message',
    seq: 1,
    at: 1000,
    messageId: 'm1',
    quote: 'sort them',
  })
  expect(placeOf(log, { eventSeq: 2, quote: 'I think' })).toMatchObject({ in: 'message', messageId: 'm2' })
})

test('code is found by its lines', () => {
  expect(placeOf(log, { eventSeq: 2, quote: 'a.sort()' })).toEqual({
    in: 'code',
    seq: 2,
    at: 2000,
    firstLine: 2,
    lastLine: 2,
  })
  expect(placeOf(log, { eventSeq: 2, quote: 'a.sort()\n    return a[0]\n' })).toMatchObject({
    firstLine: 2,
    lastLine: 3,
  })
})

const presented = (challengeType: ChallengeType): SessionEvent => ({
  type: 'ChallengePresented',
  question: 1,
  challenge: {
    challenge_id: 'a',
    version: '1',
    title: 'A',
    challengeType,
    challenge_description: '',
    programming_language: 'python',
    code_stub: '',
    duration_in_minutes: 30,
    examples: [],
    testCases: [],
  },
})

test('a design’s evidence is found in its notes, and on its board by the label', () => {
  const drew: SessionEvent = {
    type: 'BoardChanged',
    changed: [boxAt('b1', 0, 0), words('t1', 'Cache', 'b1'), words('t2', 'Queue with a\ndead-letter topic')],
    removed: [],
  }
  const design = [commit(1, presented('system_design')), commit(2, wrote('## API\n\nPOST /found')), commit(3, drew)]
  expect(placeOf(design, { eventSeq: 2, quote: 'POST /found' })).toMatchObject({ in: 'notes', firstLine: 3 })
  expect(placeOf(design, { eventSeq: 3, quote: 'dead-letter topic' })).toEqual({
    in: 'board',
    seq: 3,
    at: 3000,
    elementId: 't2',
  })
  expect(placeOf(design, { eventSeq: 3, quote: 'Database' })).toBeNull()
  const coded = [...design, commit(4, presented('coding')), commit(5, wrote('x = 1'))]
  expect(placeOf(coded, { eventSeq: 5, quote: 'x = 1' })).toMatchObject({ in: 'code' })
})

test('the same words elsewhere aren’t used instead', () => {
  expect(placeOf(log, { eventSeq: 2, quote: 'sort them' })).toBeNull()
  expect(placeOf(log, { eventSeq: 9, quote: 'sort them' })).toBeNull()
})
