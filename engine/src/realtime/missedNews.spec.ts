import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lookForMissedNews } from './missedNews.ts'

describe('checking for messages that the bus may have missed', () => {
  let stretch: number | null
  let looks: number
  let stop: () => void
  beforeEach(() => {
    vi.useFakeTimers()
    stretch = 0
    looks = 0
    stop = lookForMissedNews(
      () => stretch,
      () => {
        looks += 1
      },
    )
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  it('does nothing while the bus works', () => {
    vi.advanceTimersByTime(60_000)
    expect(looks).toBe(0)
  })

  it('continues while the bus is silent, and a little longer', () => {
    stretch = null
    vi.advanceTimersByTime(10_000)
    expect(looks).toBe(5)
    stretch = 1
    vi.advanceTimersByTime(60_000)
    expect(looks).toBe(8)
  })

  it('notices a break that was over before the check', () => {
    stretch = null
    vi.advanceTimersByTime(100)
    stretch = 1
    vi.advanceTimersByTime(60_000)
    expect(looks).toBe(3)
  })

  it('ends on request', () => {
    stretch = null
    stop()
    vi.advanceTimersByTime(60_000)
    expect(looks).toBe(0)
  })
})
