import { describe, expect, it } from 'vitest'
import type { EventOf } from './events.ts'
import { readSettings } from './interviewSettings.ts'
import { grantedQuietMs, patienceMs, silenceAfter, silenceEndsAt } from './silence.ts'

const silent = { since: 0, nudged: false, grantedUntil: null }
const said = (sender: 'candidate' | 'interviewer' | 'system', message: string): EventOf<'MessageSent'> => ({
  type: 'MessageSent',
  id: 'm',
  sender,
  recipient: 'candidate',
  timeSent: '2026-01-01T12:00:00Z',
  message,
  candidatesAnswerWasAccepted: null,
  interviewersClassificationOfCandidatesIntent: null,
  challengeType: null,
})

describe('a silence', () => {
  it('lasts as long as the personality tolerates', () => {
    const ends = (interviewerPersonality: string) =>
      silenceEndsAt({ silence: silent, settings: readSettings({ interviewerPersonality }) })
    expect(['lenient', 'fair', 'harsh', 'demanding'].map(ends)).toEqual([45_000, 60_000, 90_000, 90_000])
    expect(patienceMs.lenient).toBe(45_000)
  })

  it('is longer for a candidate who asked for time, counted from the request', () => {
    const plea = { ...said('candidate', 'One moment, please.'), quietMs: grantedQuietMs }
    const asked = silenceAfter(silent, plea, 1_000)
    expect(asked).toEqual({ since: 1_000, nudged: false, grantedUntil: 1_000 + grantedQuietMs })
    const granted = silenceAfter(asked, said('interviewer', 'Of course.'), 3_000)
    expect(silenceEndsAt({ silence: granted, settings: readSettings({}) })).toBe(1_000 + grantedQuietMs)
    expect(silenceAfter(granted, said('candidate', 'A heap.'), 9_000).grantedUntil).toBeNull()
  })

  it('stays broken until the candidate does something', () => {
    const broken = silenceAfter(silent, { type: 'SilenceNudged', messageId: 'm' }, 5_000)
    expect(broken.nudged).toBe(true)
    expect(silenceAfter(broken, said('system', 'Half-time.'), 6_000)).toEqual({ ...broken, since: 6_000 })
    expect(silenceAfter(broken, { type: 'ClockResumed' }, 6_000).nudged).toBe(true)
    expect(silenceAfter(broken, { type: 'QuestionSkipped', question: 1 }, 6_000).nudged).toBe(false)
    expect(silenceAfter(broken, { type: 'ParticipantLeft', participantId: 'x' }, 6_000)).toBe(broken)
  })
})
