import { describe, expect, it } from 'vitest'
import { createTokenBuckets } from './tokenBuckets.ts'

describe('token buckets', () => {
  let now = 1_000_000
  const buckets = () => createTokenBuckets({ burst: 3, perSecond: 2 }, () => now)

  it('allow a burst, and then say how long to wait', () => {
    const { take } = buckets()
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 0])
    expect(take('a')).toBe(500)
    now += 200
    expect(take('a')).toBe(300)
    now += 300
    expect(take('a')).toBe(0)
    expect(take('a')).toBe(500)
  })

  it('never hold more than a burst, however long they were unused', () => {
    const { take } = buckets()
    take('a')
    now += 3_600_000
    expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 500])
  })

  it('lock nobody out when the clock is set back', () => {
    const { take } = buckets()
    take('a')
    now -= 3_600_000
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 500])
    now += 500
    expect(take('a')).toBe(0)
  })

  it('say how long to wait without taking anything', () => {
    const { take, waitFor } = buckets()
    expect([waitFor('a'), waitFor('a'), waitFor('a'), waitFor('a')]).toEqual([0, 0, 0, 0])
    for (let count = 0; count < 3; count += 1) take('a')
    expect([waitFor('a'), waitFor('a'), take('a')]).toEqual([500, 500, 500])
  })

  it('give several at once, or none of them', () => {
    const { take } = buckets()
    expect([take('a', 2), take('a', 2), take('a')]).toEqual([0, 500, 0])
  })

  it('are separate for each key, whatever its name', () => {
    const { take } = buckets()
    for (const key of ['a', 'b', '', '__proto__', 'constructor'])
      expect([take(key), take(key), take(key), take(key)]).toEqual([0, 0, 0, 500])
  })

  it('keep the rate over time', () => {
    const { take } = buckets()
    let passed = 0
    for (let ms = 0; ms < 60_000; ms += 50) {
      if (take('a') === 0) passed += 1
      now += 50
    }
    expect(passed).toBeGreaterThanOrEqual(120)
    expect(passed).toBeLessThanOrEqual(123)
  })
})
