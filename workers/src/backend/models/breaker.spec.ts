import { expect, it } from 'vitest'
import { createBreaker, usualBreaker } from './breaker.ts'

function breakerAt(start = 0) {
  const clock = { now: start }
  return { clock, breaker: createBreaker({ ...usualBreaker, now: () => clock.now }) }
}

it('lets no calls through for 30 s after three failures in a row', () => {
  const { clock, breaker } = breakerAt()
  breaker.failed(null)
  breaker.failed(null)
  breaker.succeeded()
  breaker.failed(null)
  breaker.failed(null)
  expect([breaker.admits(), breaker.state()]).toEqual([true, 'answering'])
  breaker.failed(null)
  expect([breaker.admits(), breaker.state()]).toEqual([false, 'resting'])
  clock.now = 29_999
  expect(breaker.admits()).toBe(false)
})

it('then lets one through, and its result decides', () => {
  const { clock, breaker } = breakerAt()
  for (let failure = 0; failure < 3; failure += 1) breaker.failed(null)
  clock.now = 30_000
  expect([breaker.admits(), breaker.state(), breaker.admits()]).toEqual([true, 'probing', false])
  breaker.failed(null)
  expect([breaker.admits(), breaker.state()]).toEqual([false, 'resting'])
  clock.now = 60_000
  expect(breaker.admits()).toBe(true)
  breaker.abandoned()
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false])
  breaker.succeeded()
  expect([breaker.admits(), breaker.state(), breaker.lastSuccessAt()]).toEqual([true, 'answering', 60_000])
})

it('pauses for as long as requested, within reason', () => {
  const { clock, breaker } = breakerAt()
  breaker.failed(5_000)
  expect(breaker.admits()).toBe(false)
  clock.now = 5_000
  expect(breaker.admits()).toBe(true)
  breaker.failed(24 * 3_600_000)
  clock.now = 5_000 + 120_000
  expect(breaker.admits()).toBe(true)
})
