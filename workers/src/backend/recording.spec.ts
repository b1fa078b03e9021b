import type { ChatResponse } from '@greenroom/shared/wire'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { record } from './recording.ts'
import { type Answer, heardOut, type Speech } from './speech.ts'

const response: ChatResponse = {
  sender: 'interviewer',
  recipient: 'candidate',
  time_sent: '2026-01-01T00:00:00.000Z',
  message: 'One. Two.',
  candidatesAnswerWasAccepted: null,
  interviewersClassificationOfCandidatesIntent: null,
}
const answer: Answer = { response, usage: null }

/** Creates a speaker that waits for its cue before every piece. */
function prompted() {
  const cues = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  let signal: AbortSignal | undefined
  async function* speak(stop: AbortSignal): Speech {
    signal = stop
    await cues[0].promise
    yield 'One.'
    await cues[1].promise
    yield ' Two.'
    await cues[2].promise
    return answer
  }
  return { speak, cues, stopped: () => signal?.aborted === true }
}

const listener = () => new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('gives every listener all of it, even in the middle and afterwards', async () => {
  const { speak, cues } = prompted()
  const recording = record(speak, 1_000)
  const first = recording.listen(listener().signal)
  cues[0].resolve()
  expect(await first.next()).toEqual({ done: false, value: 'One.' })
  const second = recording.listen(listener().signal)
  expect(await second.next()).toEqual({ done: false, value: 'One.' })
  for (const cue of cues) cue.resolve()
  expect(await second.next()).toEqual({ done: false, value: ' Two.' })
  expect([await heardOut(first), await heardOut(second)]).toEqual([answer, answer])
  expect(await heardOut(recording.listen(listener().signal))).toEqual(answer)
})

it('is stopped once everybody has been gone for long enough', async () => {
  const { speak, stopped } = prompted()
  const recording = record(speak, 1_000)
  const [one, two] = [listener(), listener()]
  const heard = [recording.listen(one.signal).next(), recording.listen(two.signal).next()]
  const outcomes = Promise.allSettled(heard)
  one.abort()
  vi.advanceTimersByTime(5_000)
  expect(stopped()).toBe(false)
  two.abort()
  vi.advanceTimersByTime(999)
  expect([stopped(), recording.isLost()]).toEqual([false, false])
  vi.advanceTimersByTime(1)
  expect([stopped(), recording.isLost()]).toEqual([true, true])
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

it('continues if a listener returns in time', async () => {
  const { speak, cues, stopped } = prompted()
  const recording = record(speak, 1_000)
  const gone = listener()
  const heard = Promise.allSettled([recording.listen(gone.signal).next()])
  gone.abort()
  await heard
  vi.advanceTimersByTime(900)
  const back = heardOut(recording.listen(listener().signal))
  vi.advanceTimersByTime(5_000)
  expect(stopped()).toBe(false)
  for (const cue of cues) cue.resolve()
  expect(await back).toEqual(answer)
})

it('fails for everybody, and is lost then', async () => {
  async function* failing(): Speech {
    yield 'One.'
    throw new Error('outage')
  }
  const recording = record(failing, 0)
  await expect(heardOut(recording.listen(listener().signal))).rejects.toThrow('outage')
  await expect(heardOut(recording.listen(listener().signal))).rejects.toThrow('outage')
  expect(recording.isLost()).toBe(true)
})
