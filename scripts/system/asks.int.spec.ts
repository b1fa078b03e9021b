import { chatCallTexts } from '@greenroom/shared/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Candidate, newCandidate, post } from './candidate.ts'
import { type SharedProduct, sharedProduct } from './shared/product.ts'
import { replyOf, says, startUpstream, type Upstream } from './upstream.ts'

let upstream: Upstream
let product: SharedProduct
let candidate: Candidate

beforeAll(async () => {
  upstream = await startUpstream()
  product = await sharedProduct()
})

afterAll(() => upstream.stop())

/** Opens a room with a candidate, just after the interviewer's first words. */
async function openRoom(sessionId: string): Promise<void> {
  upstream.answers = [says('Welcome.')]
  await candidate.join(sessionId)
  await candidate.send({ type: 'StartInterview' })
  await candidate.until('the opening', ({ messages }) => messages.some(({ message }) => message === 'Welcome.'))
  upstream.calls.length = 0
}

beforeEach(async () => {
  candidate = await newCandidate(product.url)
  await product.answersBy(upstream, candidate)
  await openRoom(await candidate.open())
  return () => candidate.disconnect()
})

const answered = (message: string) =>
  candidate.until(message, ({ messages }) => messages.find((each) => each.message === message))

describe('the buttons of the room call any AI backend', () => {
  it.each(['help', 'giveFeedback', 'debug'] as const)('asks the interviewer for %s', async (action) => {
    upstream.answers = [says('Look at the first example.')]
    expect(await candidate.send({ type: 'AskInterviewer', action })).toMatchObject({ ok: true })
    expect(await answered('Look at the first example.')).toMatchObject({ sender: 'interviewer' })
    expect(upstream.calls).toMatchObject([
      { path: `/interviewer/${action}`, body: { telephoneOrOnsitePhase: 'clarification', userId: candidate.userId } },
    ])
    expect(candidate.state()).toMatchObject({ question: { hintRung: action === 'help' ? 1 : 0 } })
  })

  it('shows the text of spec §8 if the backend doesn’t know the call, and can ask again', async () => {
    upstream.answers = [{ status: 404, body: { code: 'NOT_FOUND' } }]
    await candidate.send({ type: 'AskInterviewer', action: 'giveFeedback' })
    expect(await answered(chatCallTexts.other)).toMatchObject({ sender: 'system' })
    upstream.answers = [says('It reads well.')]
    expect(await candidate.send({ type: 'RetryReply' })).toMatchObject({ ok: true })
    await answered('It reads well.')
    expect(upstream.calls.map(({ path }) => path)).toEqual(['/interviewer/giveFeedback', '/interviewer/giveFeedback'])
  })

  it.each([
    ['debug', '/coach/debug'],
    ['simplifyCode', '/coach/simplifyCode'],
  ] as const)('asks the coach to %s the code on the screen', async (action, path) => {
    upstream.answers = [{ status: 200, body: { ...replyOf('Mind the loop.'), sender: 'interviewerCoach' } }]
    expect(await candidate.send({ type: 'AskCoach', action, code: 'for each' })).toMatchObject({ ok: true })
    expect(await answered('Mind the loop.')).toMatchObject({ sender: 'interviewerCoach', recipient: 'candidate' })
    expect(upstream.calls).toMatchObject([{ path, body: { candidatesCode: 'for each' } }])
  })

  it('asks the coach for one of the six interactions, alongside the interviewer', async () => {
    upstream.answers = [says('In short: count them.')]
    await candidate.send({ type: 'AskCoach', desiredAction: 'provideClarification' })
    await answered('In short: count them.')
    const [call] = upstream.calls
    expect(call?.path).toBe(
      '/ai_assistants/interviewer-coach/predefined-interactions?desiredAction=provideClarification',
    )
    expect(call?.body).toMatchObject({ userId: candidate.userId, candidatesCode: expect.any(String) })
    expect(candidate.state()).toMatchObject({ phase: 'IN_PROGRESS', awaitingReply: null, awaitingCoach: null })
  })

  it('doesn’t send messages to the coach to the interviewer', async () => {
    upstream.answers = [says('Breathe.')]
    await candidate.send({ type: 'SendMessage', message: 'I am nervous.', recipient: 'interviewerCoach' })
    expect(await answered('Breathe.')).toMatchObject({ sender: 'interviewerCoach' })
    upstream.answers = [says('Yes, it is sorted.')]
    await candidate.send({ type: 'SendMessage', message: 'Is it sorted?', recipient: 'interviewer' })
    await answered('Yes, it is sorted.')
    const toInterviewer = upstream.calls.at(-1)
    expect(toInterviewer?.path).toBe('/interview/telephoneOrOnsite/inteviewer/respondToMsg')
    expect(JSON.stringify(toInterviewer?.body)).not.toMatch(/nervous|Breathe/)
  })

  it('tells the backend about an exam and about a human interviewer, and then offers no help', async () => {
    const response = await post(`${product.url}/api/sessions`, { exam: true }, { cookie: candidate.cookie })
    const { sessionId } = z.object({ sessionId: z.string() }).parse(await response.json())
    const command = (body: object) =>
      fetch(`${product.url}/api/sessions/${sessionId}/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: candidate.cookie },
        body: JSON.stringify(body),
      })
    upstream.answers = [says('Welcome.')]
    expect((await command({ commandId: 'start', type: 'StartInterview' })).status).toBe(200)
    for (const ask of [
      { type: 'AskInterviewer', action: 'help' },
      { type: 'AskCoach', desiredAction: 'provideHint' },
    ]) {
      const refused = await command({ commandId: ask.type, ...ask })
      expect(refused.status).toBe(409)
      expect(await refused.json()).toMatchObject({ code: 'NO_HELP_IN_EXAM' })
    }
    await expect.poll(() => upstream.calls.length, { timeout: 10_000 }).toBe(1)
    expect(upstream.calls[0]?.body).toMatchObject({
      interviewContext: { exam: true, interviewerName: expect.stringMatching(/^[A-Z][a-z]+$/) },
    })
  })
})
