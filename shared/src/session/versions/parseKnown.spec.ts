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

describe('what a later version sent', () => {
  it('is read as it is where all of it is known', () => {
    expect(parseKnown(commitViewSchema, commit(message))).toEqual({ data: commit(message), leftOut: [] })
  })

  it('loses the events that have no name here, and nothing else', () => {
    const invented = { type: 'ChairBroke', loudly: true }
    const read = parseKnown(commitViewSchema, commit(invented, message, invented, { type: 'ClockStarted', by: 'hand' }))
    expect(read).toEqual({
      data: commit(message, { type: 'ClockStarted' }),
      leftOut: ['events.0.type', 'events.1.type'],
    })
  })

  it('keeps a message whose intent has no name here', () => {
    const intent = { interviewersClassificationOfCandidatesIntent: 'thinking_aloud' }
    expect(parseKnown(commitViewSchema, commit({ ...message, ...intent }))?.data).toEqual(
      commit({ ...message, interviewersClassificationOfCandidatesIntent: null }),
    )
  })

  it('is nothing where it is wrong, or where what is unknown matters for the whole', () => {
    expect(parseKnown(commitViewSchema, commit({ ...message, message: 7 }))).toBeNull()
    expect(parseKnown(commitViewSchema, { ...commit(message), seq: 'four' })).toBeNull()
    const { snapshot } = Object(recordedSnapshotAnswer())
    expect(parseKnown(sessionSchema, snapshot)).toEqual({ data: snapshot, leftOut: [] })
    expect(parseKnown(sessionSchema, { ...snapshot, phase: 'REHEARSED' })).toBeNull()
  })

  it('loses of a snapshot the elements that have no name here', () => {
    const { snapshot } = Object(recordedSnapshotAnswer())
    const announcements = [{ announcement: 'overtime', message: 'More!', at: 1, afterMessages: 0 }]
    expect(parseKnown(sessionSchema, { ...snapshot, announcements })?.data).toEqual({ ...snapshot, announcements: [] })
  })
})
