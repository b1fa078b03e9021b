import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Health, watchHealth } from './health.ts'

const pace = { everyMs: 5_000, againMs: 1_000, patienceMs: 5_000, silences: 3 }
const answers: Health = async () => {}
const refuses: Health = async () => {
  throw new Error('connection refused')
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Watches a program that gives these answers in turn, and repeats the last one. */
function watched(...list: Health[]) {
  const silent = vi.fn()
  let asked = 0
  const stop = watchHealth(
    (signal) => {
      asked += 1
      return (list.shift() ?? answers)(signal)
    },
    silent,
    pace,
  )
  return { silent, stop, asked: () => asked }
}

it('counts a program as silent after three questions in a row without an answer', async () => {
  const { silent } = watched(answers, refuses, refuses, refuses)
  await vi.advanceTimersByTimeAsync(11_999)
  expect(silent).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(silent).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(silent).toHaveBeenCalledOnce()
})

it('forgives a program that answers in between', async () => {
  const { silent, asked, stop } = watched(refuses, refuses, answers, refuses, refuses)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(silent).not.toHaveBeenCalled()
  expect(asked()).toBeGreaterThan(20)
  stop()
})

it('asks nothing more once it is stopped', async () => {
  const { silent, asked, stop } = watched(refuses, refuses, refuses)
  await vi.advanceTimersByTimeAsync(6_500)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toBe(2)
  expect(silent).not.toHaveBeenCalled()
})
