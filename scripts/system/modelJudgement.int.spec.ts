import { loadSpoken } from '@greenroom/shared/content'
import { openedSessionSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ModelServer, startModelServer, toldUsage } from '../../workers/src/backend/models/testing/modelServer.ts'
import { agreeToModel, type Candidate, newCandidate, post } from './candidate.ts'
import { type Programs, preparePrograms } from './programs.ts'

let model: ModelServer
let programs: Programs
let candidate: Candidate

beforeAll(async () => {
  model = await startModelServer()
  programs = await preparePrograms({ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'small' })
  for (const program of ['engine', 'workers', 'backend'] as const) await programs.start(program)
  candidate = await newCandidate(programs.url)
  await agreeToModel(programs.url, candidate)
})

afterAll(async () => {
  candidate.disconnect()
  await programs.stop()
  await model.stop()
})

/** Sentences that no author anticipated for any point. */
const sentences = [
  'It comes about because each of them does its own thing there.',
  'The cause is that none of the two knows what the other one did.',
  'The solution is that each of them carries a ticket, since a ticket is cheap.',
  'Therefore the program compares the tickets, and believes only the newest.',
  'It costs nothing, since the tickets are counted anyway.',
  'That works because a ticket is never used for a second time.',
  'So the result is the one of whoever happened to be the slowest.',
  'The reason is that the program believes whatever it is told last.',
  'That is because nothing in it remembers what it was for.',
]
const sentenceOn = (index: number): string => {
  const sentence = sentences[index]
  if (sentence === undefined) throw new Error('the question has more points than there are sentences')
  return sentence
}

it('the form that a model fills in decides the reply, the step and the score', async () => {
  const question = loadSpoken().get('answers-in-the-wrong-order')
  if (question?.challengeType !== 'knowledge') throw new Error('there is no such question')
  const { points, id: challengeId } = question
  const message = points.map((_point, index) => sentenceOn(index)).join(' ')
  model.plan.push([{ say: 'Have a look at the question, please.' }, { finish: 'stop' }])
  model.plan.push([{ say: 'I see. Tell me more about that, please.' }, { finish: 'stop' }])
  const form = points.map((_point, index) =>
    JSON.stringify({ point: `point-${index + 1}`, verdict: 'shown', quote: sentenceOn(index) }),
  )
  model.formPlan.push([{ say: form.join('\n') }, { finish: 'stop' }])

  const opened = await post(
    `${programs.url}/api/sessions`,
    { mode: 'ai', challengeId, contentDomain: 'tech_interview_prep', programmingLanguage: 'python' },
    { cookie: candidate.cookie },
  )
  await candidate.join(openedSessionSchema.parse(await opened.json()).sessionId)
  await candidate.send({ type: 'StartInterview' })
  await candidate.until('the opening', ({ messages }) => messages.some(({ sender }) => sender === 'interviewer'))
  await candidate.send({ type: 'SendMessage', message, recipient: 'interviewer' })
  const said = await candidate.until('the judgement', ({ messages }) =>
    messages.find((each) => each.sender === 'candidate' && each.candidatesAnswerWasAccepted !== null),
  )
  expect(said.candidatesAnswerWasAccepted).toBe(true)
  expect(model.forms).toHaveLength(1)
  await candidate.until('the next step', (state) => state.phase === 'IN_PROGRESS' && state.step === 'follow_up')

  await candidate.send({ type: 'EndInterview' })
  const scorecard = await candidate.until('the scorecard', (state) =>
    state.phase === 'ENDED' && state.scorecard.status === 'completed' ? state.scorecard.scorecard : null,
  )
  const accuracy = scorecard.rounds[0]?.lines.find(({ dimension }) => dimension === 'accuracy')
  expect(accuracy?.score).toBe(4)
  expect(accuracy?.evidence.map(({ quote }) => quote)).toContain(sentenceOn(0))
  expect(model.asked).toHaveLength(2)
  // The ledger is updated after the reply, because nobody waits for it.
  const wallet = async () =>
    (await fetch(`${programs.url}/api/wallet`, { headers: { cookie: candidate.cookie } })).text()
  await expect.poll(wallet, { timeout: 20_000 }).toContain(`"inputTokens":${3 * toldUsage.inputTokens}`)
})
