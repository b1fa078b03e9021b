import { describe, expect, it } from 'vitest'
import { recordedSnapshotAnswer } from '../../testing/recordings.ts'
import { commitViewSchema } from '../commit.ts'
import { sessionSchema } from '../stateSchema.ts'
import { parseKnown } from './parseKnown.ts'

const message = {
  type: 'MessageSent',
  id: 'reply-3',
  sender: 'interviewer',
  recipient: 'candidate',
  timeSent: '2026-01-01T12:00:00Z',
  message: 'Right.',
  candidatesAnswerWasAccepted: true,
  interviewersClassificationOfCandidatesIntent: 'attempt_to_answer_question',
  challengeType: 'coding',
}
const commit = (...events: object[]) => ({ sessionId: 's', seq: 4, at: 1, events })

describe('data from a later version', () => {
  it('is read unchanged if everything in it is known', () => {
    expect(parseKnown(commitViewSchema, commit(message))).toEqual({ data: commit(message), leftOut: [] })
  })

  it('loses only the events that are unknown here', () => {
    const invented = { type: 'ChairBroke', loudly: true }
    const read = parseKnown(commitViewSchema, commit(invented, message, invented, { type: 'ClockStarted', by: 'hand' }))
    expect(read).toEqual({
      data: commit(message, { type: 'ClockStarted' }),
      leftOut: ['events.0.type', 'events.1.type'],
    })
  })

  it('keeps a message with an unknown intent', () => {
    const intent = { interviewersClassificationOfCandidatesIntent: 'thinking_aloud' }
    expect(parseKnown(commitViewSchema, commit({ ...message, ...intent }))?.data).toEqual(
      commit({ ...message, interviewersClassificationOfCandidatesIntent: null }),
    )
  })

  it('is null if it is invalid, or if the unknown part matters for the whole', () => {
    expect(parseKnown(commitViewSchema, commit({ ...message, message: 7 }))).toBeNull()
    expect(parseKnown(commitViewSchema, { ...commit(message), seq: 'four' })).toBeNull()
    const { snapshot } = Object(recordedSnapshotAnswer())
    expect(parseKnown(sessionSchema, snapshot)).toEqual({ data: snapshot, leftOut: [] })
    expect(parseKnown(sessionSchema, { ...snapshot, phase: 'REHEARSED' })).toBeNull()
  })

  it('loses the elements of a snapshot that are unknown here', () => {
    const { snapshot } = Object(recordedSnapshotAnswer())
    const announcements = [{ announcement: 'overtime', message: 'More!', at: 1, afterMessages: 0 }]
    expect(parseKnown(sessionSchema, { ...snapshot, announcements })?.data).toEqual({ ...snapshot, announcements: [] })
  })
})
