import { randomUUID } from 'node:crypto'
import { spentBy, tokenPrices } from '@greenroom/shared/rules'
import type { Session } from '@greenroom/shared/session'
import { createdInviteSchema, openedSessionSchema, type Wallet, walletSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenIn } from '../../engine/src/testing/invitedPeople.ts'
import {
  type ModelServer,
  type Step,
  startModelServer,
  toldUsage,
} from '../../workers/src/backend/models/testing/modelServer.ts'
import { agreeToModel, type Candidate, newCandidate, post, signUp } from './candidate.ts'
import { type Programs, preparePrograms } from './programs.ts'

let model: ModelServer
let programs: Programs
let candidate: Candidate

beforeAll(async () => {
  model = await startModelServer()
  programs = await preparePrograms({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_MODEL: 'small',
  })
  for (const program of ['engine', 'workers', 'backend'] as const) await programs.start(program)
  candidate = await newCandidate(programs.url)
  model.plan.push([{ say: '[judgement: none]\nTell me more about that, please.' }, { finish: 'stop' }])
})

afterAll(async () => {
  candidate.disconnect()
  await programs.stop()
  await model.stop()
})

const from = ({ messages }: Session, who: string) => messages.filter(({ sender }) => sender === who)
async function wallet(of = candidate): Promise<Wallet> {
  const answer = await fetch(`${programs.url}/api/wallet`, { headers: { cookie: of.cookie } })
  return walletSchema.parse(await answer.json())
}

it('people who declined a language model talk to the scripted interviewer, and nothing is sent', async () => {
  const other = await newCandidate(programs.url)
  await agreeToModel(programs.url, other, false)
  await other.join(await other.open())
  await other.send({ type: 'StartInterview' })
  const opening = await other.until('the opening', (state) => from(state, 'interviewer')[0]?.message)
  await other.send({ type: 'AskCoach', desiredAction: 'provideClarification' })
  const helped = await other.until('the coach', (state) => from(state, 'interviewerCoach')[0]?.message)
  for (const said of [opening, helped]) expect(said).not.toContain('Tell me more')
  expect(model.asked).toHaveLength(0)

  // Consent takes effect with the next reply, and so does withdrawing it.
  const say = async (message: string, count: number) => {
    await other.send({ type: 'SendMessage', message, recipient: 'interviewer' })
    return other.until('an answer', (state) => from(state, 'interviewer')[count - 1]?.message)
  }
  await agreeToModel(programs.url, other)
  expect(await say('Can the input be empty?', 2)).toBe('Tell me more about that, please.')
  await agreeToModel(programs.url, other, false)
  expect(await say('One moment, please.', 3)).not.toContain('language model')
  expect(model.asked).toHaveLength(1)
  expect((await wallet(other)).modelUsage).toMatchObject({ inputTokens: 0 })
  other.disconnect()
})

it('a guest gets the scripted coach, whatever the host agreed to', async () => {
  const asked = model.asked.length
  const { cookie } = await signUp(programs.url)
  await agreeToModel(programs.url, { cookie })
  const opened = await post(`${programs.url}/api/sessions`, { mode: 'human', role: 'interviewer' }, { cookie })
  const { sessionId } = openedSessionSchema.parse(await opened.json())
  const invited = await post(`${programs.url}/api/sessions/${sessionId}/invites`, { role: 'candidate' }, { cookie })
  const token = tokenIn(createdInviteSchema.parse(await invited.json()).link)
  const accepted = await post(`${programs.url}/api/invites/accept`, { token, name: 'Grace' })
  const guest = accepted.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const command = (who: string, body: object) =>
    post(`${programs.url}/api/sessions/${sessionId}/commands`, { commandId: randomUUID(), ...body }, { cookie: who })
  await command(cookie, { type: 'StartInterview' })
  await command(guest, { type: 'AskCoach', desiredAction: 'provideClarification' })
  const heard = async () => {
    const answer = await fetch(`${programs.url}/api/sessions/${sessionId}`, { headers: { cookie: guest } })
    const { session } = (await answer.json()) as { session: Session }
    return from(session, 'interviewerCoach').map(({ message }) => message)
  }
  await expect.poll(heard, { timeout: 20_000 }).toEqual([expect.not.stringContaining('Tell me more')])
  expect(model.asked).toHaveLength(asked)
})

it('the ledger counts exactly the usage that the model reported, at the price known in advance', async () => {
  await agreeToModel(programs.url, candidate)
  const asked = model.asked.length
  const says = [
    'Have a look at the task, and ask what you like.',
    'Take the time that you need.',
    'Tell me more about that, please.',
  ]
  model.plan.splice(0, model.plan.length, ...says.map((say): Step[] => [{ say }, { finish: 'stop' }]))
  await candidate.join(await candidate.open())
  await candidate.send({ type: 'StartInterview' })
  await candidate.until('the opening', (state) => from(state, 'interviewer').length === 1)
  await candidate.send({ type: 'SendMessage', message: 'Can the input be empty?', recipient: 'interviewer' })
  await candidate.until('an answer', (state) => from(state, 'interviewer').length === 2)
  // The coach's replies come from the same model and cost the same tokens.
  await candidate.send({ type: 'AskCoach', desiredAction: 'provideClarification' })
  await candidate.until('the coach', (state) => from(state, 'interviewerCoach').length === 1)
  // The author wrote the rungs of the ladder, so no model is called.
  await candidate.send({ type: 'AskCoach', desiredAction: 'provideHint' })
  await candidate.until('a hint', (state) => from(state, 'interviewerCoach').length === 2)
  expect(from(candidate.state(), 'interviewerCoach')[0]?.message).toBe('Tell me more about that, please.')
  expect(model.asked.slice(asked)).toHaveLength(3)

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
  const metrics = await (await fetch(`${programs.internalUrl}/metrics`)).text()
  expect(metrics).toContain(
    `ledger_model_tokens_total{direction="output",estimated="false"} ${3 * toldUsage.outputTokens}`,
  )
})
