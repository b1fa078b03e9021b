import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTypingSignal } from './typingSignal.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

function typing() {
  const told: [atMs: number, typing: boolean][] = []
  return { told, signal: createTypingSignal((is) => told.push([Date.now(), is])) }
}

describe('typing', () => {
  it('is reported when it starts, every few seconds while it continues, and when it is over', () => {
    const { told, signal } = typing()
    for (let keys = 0; keys < 70; keys += 1) {
      signal.typed()
      vi.advanceTimersByTime(100)
    }
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([
      [0, true],
      [3_000, true],
      [6_000, true],
      [11_900, false],
    ])
  })

  it('is reported immediately when it starts again', () => {
    const { told, signal } = typing()
    signal.typed()
    vi.advanceTimersByTime(6_000)
    signal.typed()
    expect(told.map(([, is]) => is)).toEqual([true, false, true])
  })

  it('is no longer reported after leaving', () => {
    const { told, signal } = typing()
    signal.typed()
    signal.stop()
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([[0, true]])
  })
})
