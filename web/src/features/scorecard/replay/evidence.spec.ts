import type { CommitView, SessionEvent } from '@greenroom/shared'
import { expect, test } from 'vitest'
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

test('words are found in the message that holds them', () => {
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

test('words that were said elsewhere are not passed off as these', () => {
  expect(placeOf(log, { eventSeq: 2, quote: 'sort them' })).toBeNull()
  expect(placeOf(log, { eventSeq: 9, quote: 'sort them' })).toBeNull()
})
