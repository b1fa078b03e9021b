import { spentBy, tokenPrices } from '@greenroom/shared/rules'
import type { Session } from '@greenroom/shared/session'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeoverNote } from '../../workers/src/backend/models/takeoverNote.ts'
import { type ModelServer, type Step, startModelServer } from '../../workers/src/backend/models/testing/modelServer.ts'
import { agreeToModel, type Candidate, newCandidate } from './candidate.ts'
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
  await programs.start('engine')
  await programs.start('workers')
  await programs.start('backend')
  candidate = await newCandidate(programs.url)
  await agreeToModel(programs.url, candidate)
})

afterAll(async () => {
  candidate.disconnect()
  await programs.stop()
  await model.stop()
})

const finish: Step = { finish: 'stop' }
const spoken = ({ messages }: Session) => messages.filter(({ sender }) => sender === 'interviewer')
const next = (count: number) =>
  candidate.until(`answer ${count}`, (state) =>
    spoken(state).length >= count ? spoken(state)[count - 1]?.message : null,
  )

async function say(message: string, count: number): Promise<string> {
  const sent = await candidate.send({ type: 'SendMessage', message, recipient: 'interviewer' })
  expect(sent).toMatchObject({ ok: true })
  return next(count)
}

it('a model that breaks off in mid-sentence, twice: one whole reply each time, billed once, and the user is told', async () => {
  model.plan.splice(0, 9, [{ say: '[judgement: none]\nHello, I am Noor. Read the question, please.' }, finish])
  await candidate.join(await candidate.open())
  await candidate.send({ type: 'StartInterview' })
  expect(await next(1)).toBe('Hello, I am Noor. Read the question, please.')

  const half: Step[] = [{ say: '[judgement: none]\nGood to know. ' }, { say: 'Then tell me how m' }]
  model.plan.splice(0, 9, [...half, { waitMs: 100 }, { cut: true }])
  const first = await say('Can the input be empty?', 2)
  model.plan.splice(0, 9, [{ say: '[judgement: none]\nTake the time that you need.' }, finish])
  const between = await say('Can the same value come twice?', 3)
  const isSilent = Promise.withResolvers<void>()
  model.plan.splice(0, 9, [...half, { waitFor: isSilent.promise }])
  const asked = model.asked.length
  const second = say('How large can the input get?', 4)
  await expect.poll(() => model.asked[asked]?.saidAt.length, { timeout: 20_000 }).toBe(2)
  await model.stop()
  isSilent.resolve()

  expect(between).toBe('Take the time that you need.')
  for (const reply of [first, await second]) {
    expect(reply).toContain(takeoverNote)
    expect(reply).not.toContain('how m')
    expect(reply).toMatch(/[.?]$/)
  }
  const replies = spoken(candidate.state())
  expect(replies).toHaveLength(4)
  expect(model.asked.map(({ body }) => JSON.stringify(body).slice(-400))).toHaveLength(4)
  expect(spentBy(candidate.commits())).toBe(4 * tokenPrices.chatCall)
  // The streamed text is the beginning of the reply, or was replaced by it. Nothing was streamed a second time.
  expect(new Set(candidate.deltas().map(({ attempt }) => attempt))).toEqual(new Set([1]))

  // The coach still helps, and doesn't mention the outage again after the interviewer has.
  await candidate.send({ type: 'AskCoach', desiredAction: 'provideClarification' })
  const help = await candidate.until('the coach', ({ messages }) =>
    messages.find(({ sender }) => sender === 'interviewerCoach'),
  )
  expect(help.message).toMatch(/[.?]$/)
  expect(help.message).not.toContain(takeoverNote)
  expect(spentBy(candidate.commits())).toBe(4 * tokenPrices.chatCall + tokenPrices.coachCall)
})
