import { remainingAt } from '@greenroom/shared/session'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Candidate, newCandidate } from './candidate.ts'
import { type Programs, preparePrograms } from './programs.ts'
import { says, startUpstream, type Upstream } from './upstream.ts'

const slowly = { pieces: ['Take ', 'the ', 'input ', 'as ', 'sorted.'], pauseMs: 300 }

let upstream: Upstream
let programs: Programs
let candidate: Candidate

beforeEach(async () => {
  upstream = await startUpstream()
  upstream.answers = [says('Welcome.')]
  programs = await preparePrograms({
    AI_BACKEND_URL: upstream.url,
    AI_BACKEND_TOKEN: 'token of the other host',
  })
  await programs.start('engine')
  await programs.start('workers')
  candidate = await newCandidate(programs.url)
  await candidate.join(await candidate.open())
  await candidate.send({ type: 'StartInterview' })
  await candidate.until('the opening', ({ messages }) => messages.length === 1)
  upstream.answers = [slowly]
  upstream.calls.length = 0
})

afterEach(async () => {
  candidate.disconnect()
  await programs.stop()
  await upstream.stop()
})

async function askAndWaitForPieces(): Promise<void> {
  await candidate.send({ type: 'SendMessage', message: 'Is it sorted?', recipient: 'interviewer' })
  for (; candidate.deltas().length < 2; ) await new Promise((resolve) => setTimeout(resolve, 10))
}

const answers = () => candidate.state().messages.filter(({ message }) => message === 'Take the input as sorted.')

describe('kill -9 in the middle of a reply', () => {
  it('of the worker: the reply arrives once, and its second attempt replaces the first', async () => {
    await askAndWaitForPieces()
    await programs.kill('workers')
    const killedAt = Date.now()
    await programs.start('workers')
    await candidate.until('the reply', ({ messages }) => messages.length === 3)
    expect(Date.now() - killedAt).toBeLessThan(15_000)
    expect(answers()).toHaveLength(1)
    expect(upstream.calls).toHaveLength(2)
    const again = () => candidate.deltas().filter(({ attempt }) => attempt > 1)
    // The pieces and the whole message arrive on different paths.
    await expect
      .poll(() =>
        again()
          .map(({ text }) => text)
          .join(''),
      )
      .toBe('Take the input as sorted.')
    await candidate.send({ type: 'SendMessage', message: 'Thanks.', recipient: 'interviewer' })
    await candidate.until('the next reply', ({ messages }) => messages.length === 5)
  })

  it('of the engine: the interview continues, and the clock gets the time back', async () => {
    await askAndWaitForPieces()
    const before = candidate.state()
    const leftBefore = before.phase === 'IN_PROGRESS' ? remainingAt(before.clock, Date.now()) : 0
    await programs.kill('engine')
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    await programs.start('engine')
    await candidate.until('the reply', ({ messages }) => messages.length === 3)
    expect(answers()).toHaveLength(1)
    expect(upstream.calls).toHaveLength(1)
    const after = candidate.state()
    const leftAfter = after.phase === 'IN_PROGRESS' ? remainingAt(after.clock, Date.now()) : 0
    expect(after).toMatchObject({ phase: 'IN_PROGRESS' })
    expect(candidate.commits().flatMap(({ events }) => events)).toContainEqual(
      expect.objectContaining({ type: 'ClockChanged', reason: 'outage' }),
    )
    expect(leftAfter).toBeGreaterThan(leftBefore - 4_000)
    expect(candidate.commits().map(({ seq }) => seq)).toEqual(candidate.commits().map((_, index) => index + 1))
    await candidate.send({ type: 'SendMessage', message: 'Thanks.', recipient: 'interviewer' })
    await candidate.until('the next reply', ({ messages }) => messages.length === 5)
  })

  it('of the engine, between a scoring job and its log: the scorecard arrives after the restart', async () => {
    await programs.kill('workers')
    await candidate.send({ type: 'EndInterview' })
    await programs.kill('engine')
    await programs.start('workers')
    await programs.start('engine')
    const scored = () =>
      candidate.commits().filter(({ events }) => events.some(({ type }) => type === 'ScorecardCompleted'))
    await candidate.until('the scorecard', () => scored().length > 0)
    expect(candidate.state()).toMatchObject({ phase: 'ENDED', scorecard: { status: 'completed' } })
    expect(scored()).toHaveLength(1)
  })

  it('of the engine, right after a command: the same command changes nothing the second time', async () => {
    upstream.answers = [says('Yes.')]
    const message = { type: 'SendMessage', message: 'Only once?', recipient: 'interviewer' } as const
    const first = await candidate.send(message, 'my-command')
    await programs.kill('engine')
    await programs.start('engine')
    await candidate.until('the reply', ({ messages }) => messages.length === 3)
    expect(await candidate.send(message, 'my-command')).toEqual(first)
    expect(candidate.state().messages.filter((each) => each.message === 'Only once?')).toHaveLength(1)
  })
})
