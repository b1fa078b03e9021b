import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lookForMissedNews } from './missedNews.ts'

describe('looking for what the bus has not brought', () => {
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

  it('does nothing while everything is heard', () => {
    vi.advanceTimersByTime(60_000)
    expect(looks).toBe(0)
  })

  it('goes on while nothing is heard, and a little longer', () => {
    stretch = null
    vi.advanceTimersByTime(10_000)
    expect(looks).toBe(5)
    stretch = 1
    vi.advanceTimersByTime(60_000)
    expect(looks).toBe(8)
  })

  it('notices a break that was over before it looked', () => {
    stretch = null
    vi.advanceTimersByTime(100)
    stretch = 1
    vi.advanceTimersByTime(60_000)
    expect(looks).toBe(3)
  })

  it('ends when it is told to', () => {
    stretch = null
    stop()
    vi.advanceTimersByTime(60_000)
    expect(looks).toBe(0)
  })
})
