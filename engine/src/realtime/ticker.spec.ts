import type { Session } from '@greenroom/shared/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { given, opened, startOfTime } from '../session/testing/given.ts'
import { startTicker, tickOf } from './ticker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the wheel of ticks', () => {
  it('turns once a second, and spreads the sessions over it', () => {
    const told: { sessionId: string; at: number }[] = []
    const ticker = startTicker((sessionId) => told.push({ sessionId, at: Date.now() }))
    const ids = Array.from({ length: 100 }, (_, i) => `session-${i}`)
    for (const id of ids) ticker.add(id)
    for (const id of ids) ticker.add(id)
    vi.advanceTimersByTime(3_000)
    for (const id of ids) {
      const times = told.filter(({ sessionId }) => sessionId === id).map(({ at }) => at)
      expect(times).toHaveLength(3)
      expect([(times[1] ?? 0) - (times[0] ?? 0), (times[2] ?? 0) - (times[1] ?? 0)]).toEqual([1_000, 1_000])
    }
    expect(new Set(told.map(({ at }) => at % 1_000)).size).toBeGreaterThan(5)
    ticker.stop()
  })

  it('sends nothing to sessions that are gone, or to anybody once it has stopped', () => {
    const told: string[] = []
    const ticker = startTicker((sessionId) => told.push(sessionId))
    ticker.add('a')
    ticker.add('b')
    ticker.remove('a')
    ticker.remove('never there')
    vi.advanceTimersByTime(1_000)
    expect(told).toEqual(['b'])
    ticker.stop()
    vi.advanceTimersByTime(5_000)
    expect(told).toEqual(['b'])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the clock’s time', () => {
  const created = given().state
  const running = opened({ timeLimitInMinutes: 30 }).state

  it('is missing before and after the interview', () => {
    expect(tickOf(created, startOfTime)).toBeNull()
    const ended: Session = opened().and({ type: 'EndInterview' }).state
    expect(tickOf(ended, startOfTime)).toBeNull()
  })

  it('is the time left at this moment, and never negative', () => {
    const { at, seq, sessionId } = running
    const rest = { sessionId, seq, rate: 1, running: true }
    expect(tickOf(running, at)).toEqual({ ...rest, remainingMs: 30 * 60_000, serverNow: at })
    expect(tickOf(running, at + 61_000)).toEqual({ ...rest, remainingMs: 29 * 60_000 - 1_000, serverNow: at + 61_000 })
    expect(tickOf(running, at + 3_600_000)?.remainingMs).toBe(0)
  })

  it('doesn’t run until the interviewer has spoken', () => {
    const started = given({ type: 'StartInterview' }).state
    expect(tickOf(started, started.at + 60_000)).toMatchObject({ running: false, remainingMs: 20 * 60_000 })
  })
})
