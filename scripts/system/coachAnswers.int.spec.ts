import { loadChallenges } from '@greenroom/shared/content'
import { openedSessionSchema } from '@greenroom/shared/wire'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Candidate, newCandidate, post } from './candidate.ts'
import { type SharedProduct, sharedProduct } from './shared/product.ts'

let product: SharedProduct
let candidate: Candidate

beforeAll(async () => {
  product = await sharedProduct()
})

const challenge = loadChallenges()
  .all()
  .find(({ id }) => id === 'fewest-berths')

/** Opens a practice session for this challenge, with code in its editor. */
async function practise(code: string): Promise<void> {
  const body = { assessmentType: 'not_an_assessment', challengeId: challenge?.id, programmingLanguage: 'python' }
  const response = await post(`${product.url}/api/sessions`, body, { cookie: candidate.cookie })
  await candidate.join(openedSessionSchema.parse(await response.json()).sessionId)
  await candidate.send({ type: 'StartInterview' })
  await candidate.until('the start', (state) => state.phase === 'IN_PROGRESS' && state.step !== 'introduction')
  await candidate.send({ type: 'SaveCode', code, programmingLanguage: 'python' })
}

beforeEach(async () => {
  candidate = await newCandidate(product.url)
  return () => candidate.disconnect()
})

async function ask(message: string): Promise<string> {
  const before = candidate.state().messages.length
  expect(await candidate.send({ type: 'SendMessage', message, recipient: 'interviewerCoach' })).toMatchObject({
    ok: true,
  })
  return candidate.until(
    `an answer to “${message}”`,
    ({ messages }) => messages.slice(before).find(({ sender }) => sender === 'interviewerCoach')?.message,
  )
}

describe('in practice the coach', () => {
  it('runs the example in question in the executor', async () => {
    await practise(challenge?.programs['optimal.py'] ?? '')
    expect(await ask('Can you run example 1 for me?')).toMatch(/right[\s\S]*yours prints {2}2/)
    await candidate.send({ type: 'SaveCode', code: 'print(9)', programmingLanguage: 'python' })
    expect(await ask('Why does the first example fail?')).toMatch(/example says {2}2\nyours prints {2}9/)
  })

  it('explains the message of the last run, and the line it points at', async () => {
    const code = 'values = [1]\nprint(values[3])\n'
    await practise(code)
    await candidate.send({ type: 'RunTests', code, programmingLanguage: 'python' })
    await candidate.until(
      'the run',
      (state) =>
        state.phase === 'IN_PROGRESS' && state.question.runs.some(({ outcome }) => outcome.status === 'COMPLETED'),
    )
    const told = await ask('What does this error mean?')
    expect(told).toContain('`IndexError`')
    expect(told).toContain('It points at line 2.')
  })
})
