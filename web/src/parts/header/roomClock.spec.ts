import { describe, expect, it } from 'vitest'
import { startedState, startOfTime } from '../../session/testing/sampleState.ts'
import { clockFace, clockView, urgencyOf } from './roomClock.ts'

const minuteMs = 60_000
const at = (ms: number, lostAt: number | null = null) => ({ now: startOfTime + ms, lostAt, serverOffsetMs: 0 })

describe('the clock of the room', () => {
  it('is stopped until the interviewer speaks, then runs', () => {
    expect(clockView(startedState(), at(minuteMs))).toEqual({ remainingMs: 20 * minuteMs, status: 'not_started' })
    expect(clockView(startedState({ type: 'ClockStarted' }), at(minuteMs))).toEqual({
      remainingMs: 19 * minuteMs,
      status: 'running',
    })
  })

  it('waits while the connection is lost, for up to two minutes', () => {
    const state = startedState({ type: 'ClockStarted' })
    const lost = startOfTime + minuteMs
    expect(clockView(state, at(2 * minuteMs, lost))).toEqual({ remainingMs: 19 * minuteMs, status: 'waits' })
    expect(clockView(state, at(4 * minuteMs, lost))).toEqual({ remainingMs: 18 * minuteMs, status: 'running' })
  })

  it('shows the time left when the interview ended', () => {
    const ended = startedState({ type: 'InterviewEnded', reason: 'completed', scored: true })
    expect(clockView(ended, at(minuteMs))).toEqual({ remainingMs: 20 * minuteMs, status: 'ended' })
  })

  it('shows minutes and seconds, and warns in time', () => {
    expect([clockFace(18 * minuteMs + 41_001), clockFace(1), clockFace(0)]).toEqual(['18:42', '0:01', '0:00'])
    const urgency = (ms: number) => urgencyOf(ms, 20 * minuteMs)
    expect([urgency(300_001), urgency(300_000), urgency(60_000)]).toEqual(['calm', 'warn', 'bad'])
  })

  it('warns in the last minute only if the interview is short', () => {
    const urgency = (ms: number) => urgencyOf(ms, 5 * minuteMs)
    expect([urgency(299_000), urgency(60_001), urgency(60_000), urgency(15_000)]).toEqual([
      'calm',
      'calm',
      'warn',
      'bad',
    ])
  })
})
