import { loadSpoken } from '@greenroom/shared/content'
import { strikesToEnd } from '@greenroom/shared/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Candidate, newCandidate, post } from './candidate.ts'
import { type SharedProduct, sharedProduct } from './shared/product.ts'

let product: SharedProduct
let candidate: Candidate

beforeAll(async () => {
  product = await sharedProduct()
  candidate = await newCandidate(product.url)
})

afterAll(() => candidate.disconnect())

const ask = {
  mode: 'ai',
  assessmentType: 'truth_or_despair',
  contentDomain: 'tech_interview_prep',
  programmingLanguage: 'python',
  settings: { timeLimitInMinutes: 20, interviewDifficulty: 'moderately_challenging' },
}
const heard = () => candidate.state().messages.filter(({ sender }) => sender === 'interviewer')

/** Sends a message and waits until the interviewer has reacted. */
async function tell(message: string): Promise<string> {
  const before = heard().length
  expect(await candidate.send({ type: 'SendMessage', message, recipient: 'interviewer' })).toMatchObject({ ok: true })
  await candidate.until(`a reaction to ${message}`, () => heard().length > before)
  return heard().at(-1)?.message ?? ''
}

it('plays truth or despair with the real interviewer, to the third strike and its scorecard', async () => {
  const created = await post(`${product.url}/api/sessions`, ask, { cookie: candidate.cookie })
  await candidate.join(z.object({ sessionId: z.string() }).parse(await created.json()).sessionId)
  await candidate.send({ type: 'StartInterview' })
  const question = await candidate.until('the opening', (state) =>
    state.phase === 'IN_PROGRESS' && state.messages.length === 1 ? state.question : null,
  )
  const deck = loadSpoken().decks?.get(question.challenge.challenge_id)
  if (deck === undefined) throw new Error('no deck was put')
  expect(candidate.state()).toMatchObject({ step: 'approach', question: { statements: { settled: 0, strikes: 0 } } })
  expect(heard()[0]?.message).toContain(deck.statements[0]?.statement)

  const answer = (index: number, isRight: boolean) =>
    `${deck.statements[index]?.isTrue === isRight ? 'True' : 'False'}, 90 %, because that is how it is built.`
  const right = await tell(answer(0, true))
  expect(right).toContain(deck.statements[0]?.why)
  expect(right).toContain(deck.statements[1]?.statement)
  expect(await tell('What is the weather like?')).not.toContain(deck.statements[1]?.why)
  expect(await tell('I do not know.')).toContain(deck.statements[1]?.why)
  for (const index of [2, 3]) expect(await tell(answer(index, false))).toContain(deck.statements[index + 1]?.statement)
  expect(candidate.state()).toMatchObject({ question: { statements: { settled: 4, strikes: strikesToEnd - 1 } } })
  const last = await tell(answer(4, false))
  expect(last).toContain(deck.statements[4]?.why)
  expect(last).not.toContain(deck.statements[5]?.statement)

  const scorecard = await candidate.until('the scorecard', (state) =>
    state.phase === 'ENDED' && state.scorecard.status === 'completed' ? state.scorecard.scorecard : null,
  )
  expect(candidate.state()).toMatchObject({ reason: 'completed', questions: [{ outcome: 'done' }] })
  expect(scorecard.round).toBe('knowledge')
  expect(scorecard.lines.map(({ dimension, score }) => [dimension, score])).toEqual([
    ['accuracy', 1],
    ['depth', 1],
    ['clarity', 3],
  ])
  const shown = JSON.stringify(candidate.commits().find(({ events }) => events[0]?.type === 'SessionCreated'))
  for (const { statement, why } of deck.statements) {
    expect(shown).not.toContain(statement)
    expect(shown).not.toContain(why)
  }
})
