import { chatCallTexts } from '@greenroom/shared/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Candidate, newCandidate } from './candidate.ts'
import { type SharedProduct, sharedProduct } from './shared/product.ts'
import { type Answer, says, startUpstream, type Upstream } from './upstream.ts'

/** Timers may fire a little early. */
const toleranceMs = 100

let upstream: Upstream
let product: SharedProduct
let candidate: Candidate

beforeAll(async () => {
  upstream = await startUpstream()
  product = await sharedProduct()
})

afterAll(() => upstream.stop())

/** Opens a room with a candidate, just after the interviewer's first words. */
beforeEach(async () => {
  upstream.answers = [says('Welcome.')]
  candidate = await newCandidate(product.url)
  await product.answersBy(upstream, candidate)
  await candidate.join(await candidate.open())
  await candidate.send({ type: 'StartInterview' })
  await candidate.until('the opening', ({ messages }) => messages.some(({ message }) => message === 'Welcome.'))
  upstream.calls.length = 0
  return () => candidate.disconnect()
})

async function ask(...answers: Answer[]): Promise<{ sender: string; message: string }> {
  upstream.answers = answers
  const before = candidate.state().messages.length
  expect(
    await candidate.send({ type: 'SendMessage', message: 'Is it sorted?', recipient: 'interviewer' }),
  ).toMatchObject({ ok: true })
  return candidate.until('the outcome', ({ messages }) => (messages.length > before + 1 ? messages.at(-1) : undefined))
}

describe('a chat call is retried as in spec §7 and fails as in spec §8', () => {
  it('gives up on 503 after three attempts, two seconds apart', async () => {
    expect(await ask({ status: 503 })).toMatchObject({ sender: 'system', message: chatCallTexts.tooLong })
    expect(upstream.calls).toHaveLength(3)
    const pauses = upstream.calls.slice(1).map(({ at }, index) => at - (upstream.calls[index]?.at ?? 0))
    for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(2_000 - toleranceMs)
    expect(new Set(upstream.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    const failed = candidate.state()
    expect(failed).toMatchObject({ phase: 'IN_PROGRESS', awaitingReply: null, failedReply: { status: 503 } })
  })

  it.each([5000, '5000'])('retries 502 with code %j', async (code) => {
    expect(await ask({ status: 502, body: { code } }, says('Yes.'))).toMatchObject({
      sender: 'interviewer',
      message: 'Yes.',
    })
    expect(upstream.calls).toHaveLength(2)
  })

  it.each([{ code: 5001 }, { code: null }, {}])('doesn’t retry 502 with %j', async (body) => {
    expect(await ask({ status: 502, body })).toMatchObject({ sender: 'system', message: chatCallTexts.other })
    expect(upstream.calls).toHaveLength(1)
  })

  it('shows the text about insufficient tokens for 402 immediately', async () => {
    expect(await ask({ status: 402 })).toMatchObject({ sender: 'system', message: chatCallTexts.insufficientTokens })
    expect(upstream.calls).toHaveLength(1)
  })

  it.each([400, 401, 404, 429, 500])('shows the third text for %i immediately', async (status) => {
    expect(await ask({ status })).toMatchObject({ sender: 'system', message: chatCallTexts.other })
    expect(upstream.calls).toHaveLength(1)
  })

  it('shows the third text for an unreadable answer', async () => {
    expect(await ask({ status: 200, body: { nonsense: true } })).toMatchObject({ message: chatCallTexts.other })
  })

  it('treats a failure in the middle of a stream like its status', async () => {
    expect(await ask({ breaksWith: { status: 503 } }, says('Yes.'))).toMatchObject({
      sender: 'interviewer',
      message: 'Yes.',
    })
    expect(upstream.calls).toHaveLength(2)
    expect(await ask({ breaksWith: { status: 402 } })).toMatchObject({ message: chatCallTexts.insufficientTokens })
  })

  it('asks again on request', async () => {
    await ask({ status: 500 })
    upstream.answers = [says('Now I can.')]
    expect(await candidate.send({ type: 'RetryReply' })).toMatchObject({ ok: true })
    await candidate.until('the answer', ({ messages }) => messages.at(-1)?.message === 'Now I can.')
  })

  it('never sends the token for posting results to another host, and sends what spec §7 lists', async () => {
    await ask(says('Yes.'))
    expect(upstream.calls[0]).toMatchObject({
      path: '/interview/telephoneOrOnsite/inteviewer/respondToMsg',
      body: {
        chatHistory: [{ sender: 'interviewer' }, { sender: 'candidate', message: 'Is it sorted?' }],
        programmingLanguage: 'python',
        codeIsSubmitted: false,
        telephoneOrOnsitePhase: 'clarification',
        userId: candidate.userId,
      },
    })
  })
})
