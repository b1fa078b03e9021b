import { type Check, createBank, type SpokenQuestion } from '@greenroom/shared/content'
import type { ChatRequestBody } from '@greenroom/shared/wire'
import { afterEach, describe, expect, it } from 'vitest'
import { twoShops } from '../../../testing/twoShops.ts'
import { bodyWith, type Fixture, said, startInterviewByModel } from '../testing/interviewByModel.ts'

const check: Check = {
  situation: 'A holds Lima and wants Quito, B holds Quito and wants Lima.',
  question: 'When does A get Quito?',
  reports: 'when A gets Quito',
  right: ['never'],
  half: ['restart'],
  wrong: ['soon', 'at once', 'seconds'],
  why: 'Neither lets go.',
}
const checked: SpokenQuestion = {
  ...twoShops,
  points: twoShops.points.map((point, index) => (index === 0 ? { ...point, checks: [check] } : point)),
}

let fixture: Fixture | undefined
afterEach(async () => {
  await fixture?.stop()
  fixture = undefined
})
const start = async (): Promise<Fixture> => {
  fixture = await startInterviewByModel('openai-compatible', { spoken: createBank([checked]) })
  return fixture
}

const vague =
  'It comes from what these two movers of goods believe about the shops at that very moment, and from how each of them then goes on with the work of the day.'

const talked = (...history: ChatRequestBody['chatHistory']): ChatRequestBody =>
  bodyWith([said(twoShops.opening, 'interviewer'), ...history], {
    codingChallengeQuestion: twoShops.statement,
    interviewContext: { challengeId: 'two-shops', contentVersion: 'spec-1', hintRung: 0, testResults: null },
  })

describe('where a language model speaks', () => {
  it('the program asks the check for an answer that nobody understood', async () => {
    const { fillsIn, heard } = await start()
    fillsIn([{ say: '{"point":"point-1","verdict":"not_understood"}' }, { finish: 'stop' }])
    const { reply } = await heard(talked(said(vague)))
    expect(reply?.message).toContain(`${check.situation} ${check.question}`)
  })

  it('the model fills in one form, also if it hears what the reader would have asked about', async () => {
    const { fillsIn, heard, plans, server } = await start()
    plans([{ say: 'What would you change so that this can’t happen?' }, { finish: 'stop' }])
    const [clause = ''] = vague.split(', and')
    fillsIn([{ say: JSON.stringify({ point: 'point-1', verdict: 'shown', quote: clause }) }, { finish: 'stop' }])
    const { reply } = await heard(talked(said(vague)))
    expect(reply?.message).not.toContain(check.question)
    expect(reply?.judgement).toContainEqual({ point: 'point-1', verdict: 'shown', spans: [clause] })
    expect(server.forms).toHaveLength(1)
  })

  it('the program judges its answer, without asking a model', async () => {
    const { heard, server } = await start()
    const { reply } = await heard(
      talked(said(vague), said(`A case. ${check.situation} ${check.question}`, 'interviewer'), said('never')),
    )
    expect(reply?.judgement).toContainEqual({
      point: 'point-1',
      verdict: 'shown',
      spans: ['never'],
      check: { number: 1, answer: 'right' },
    })
    expect(server.forms).toEqual([])
    expect(server.asked).toEqual([])
  })
})
