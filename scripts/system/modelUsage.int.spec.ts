import { type Session, spentBy, tokenPrices, type Wallet, walletSchema } from '@greenroom/shared'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type ModelServer, startModelServer, toldUsage } from '../../workers/src/backend/models/testing/modelServer.ts'
import { type Candidate, newCandidate } from './candidate.ts'
import { type Programs, preparePrograms } from './programs.ts'

let model: ModelServer
let programs: Programs
let candidate: Candidate

beforeAll(async () => {
  model = await startModelServer()
  programs = await preparePrograms(inject('redisUrl'), {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_MODEL: 'small',
  })
  for (const program of ['engine', 'workers', 'backend'] as const) await programs.start(program)
  candidate = await newCandidate(programs.url)
})

afterAll(async () => {
  candidate.disconnect()
  await programs.stop()
  await model.stop()
})

const from = ({ messages }: Session, who: string) => messages.filter(({ sender }) => sender === who)
async function wallet(): Promise<Wallet> {
  const answer = await fetch(`${programs.url}/api/wallet`, { headers: { cookie: candidate.cookie } })
  return walletSchema.parse(await answer.json())
}

it('the ledger counts exactly what the model said that it was paid with, and charges the price that was known before', async () => {
  model.plan.splice(0, 9, [{ say: '[judgement: none]\nTell me more about that, please.' }, { finish: 'stop' }])
  await candidate.join(await candidate.open())
  await candidate.send({ type: 'StartInterview' })
  await candidate.until('the opening', (state) => from(state, 'interviewer').length === 1)
  await candidate.send({ type: 'SendMessage', message: 'Let me read it, please.', recipient: 'interviewer' })
  await candidate.until('an answer', (state) => from(state, 'interviewer').length === 2)
  // The coach's words come from the same model, and are paid for with the same tokens.
  await candidate.send({ type: 'AskCoach', desiredAction: 'provideClarification' })
  await candidate.until('the coach', (state) => from(state, 'interviewerCoach').length === 1)
  // A rung of the ladder is the author's: no model is asked for it.
  await candidate.send({ type: 'AskCoach', desiredAction: 'provideHint' })
  await candidate.until('a hint', (state) => from(state, 'interviewerCoach').length === 2)
  expect(from(candidate.state(), 'interviewerCoach')[0]?.message).toBe('Tell me more about that, please.')
  expect(model.asked).toHaveLength(3)

  await candidate.send({ type: 'EndInterview' })
  await candidate.until('the scorecard', (state) => state.phase === 'ENDED' && state.scorecard.status === 'completed')
  await expect.poll(async () => (await wallet()).tokens.reserved, { timeout: 20_000 }).toBe(0)
  const { tokens, modelUsage } = await wallet()
  expect(modelUsage).toEqual({
    inputTokens: 3 * toldUsage.inputTokens,
    outputTokens: 3 * toldUsage.outputTokens,
    isEstimated: false,
  })
  const spent = spentBy(candidate.commits())
  expect(tokens.left).toBe(tokens.monthlyGrant - spent)
  expect(spent).toBe(2 * tokenPrices.chatCall + 2 * tokenPrices.coachCall + tokenPrices.scorecard)
  expect(JSON.stringify([candidate.commits(), candidate.state()])).not.toContain('modelUsage')
  const metrics = await (await fetch(`${programs.url}/metrics`)).text()
  expect(metrics).toContain(
    `ledger_model_tokens_total{direction="output",estimated="false"} ${3 * toldUsage.outputTokens}`,
  )
})
