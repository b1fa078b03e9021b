import { createBank, createTutorialBank, loadSpoken } from '@greenroom/shared/content'
import type { PointJudgement } from '@greenroom/shared/session'
import { type ChatRequestBody, chatRequestSchema } from '@greenroom/shared/wire'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../../testing/firstRepeat.ts'
import { twoShops } from '../../testing/twoShops.ts'
import { createInterviewer } from './interviewer.ts'
import type { InterviewerProvider, ProviderPiece } from './provider.ts'
import { scriptedProvider } from './scripted/scriptedProvider.ts'

const cause = 'Each of the two threads waits for what the other one holds, a circular wait.'
const points: PointJudgement[] = [{ point: 'point-1', verdict: 'shown', spans: [cause] }]
const entry = (message: string, sender: 'candidate' | 'interviewer' = 'candidate') => ({
  ...{ sender, message, timeSent: '2026-03-01T09:00:00Z' },
  recipient: sender === 'candidate' ? ('interviewer' as const) : ('candidate' as const),
})

const { tutorials = createTutorialBank([]) } = loadSpoken()
const warmUp = tutorials.warmUp()
if (warmUp === undefined) throw new Error('no tutorial shows the room')

const context = { challengeId: twoShops.id, contentVersion: 'spec-1', hintRung: 0 as const, testResults: null }

const speaks = (...pieces: ProviderPiece[]): InterviewerProvider => ({
  name: 'careless',
  async *reply() {
    yield* pieces
  },
  ready: async () => ({ ok: true, detail: 'always' }),
})
const judged: ProviderPiece = { type: 'judgement', candidatesAnswerWasAccepted: true, points }
const says = (text: string): ProviderPiece => ({ type: 'text', text })

async function answerOf(provider: InterviewerProvider, body: Partial<ChatRequestBody> = {}) {
  const faults: string[] = []
  const interviewer = createInterviewer({
    bank: createBank([firstRepeat]),
    spoken: { ...createBank([twoShops]), tutorials },
    provider,
    now: () => 0,
    logger: pino({ level: 'silent' }),
    onFault: (fault) => faults.push(fault),
  })
  const request = chatRequestSchema.parse({
    chatHistory: [entry(twoShops.opening, 'interviewer'), entry(cause)],
    telephoneOrOnsitePhase: 'approach',
    interviewContext: context,
    ...body,
  })
  const signal = new AbortController().signal
  const response = await interviewer.answer('reply', request, { signal, requestId: '' })
  return { ...response, faults }
}

it('keeps its judgement while nothing is replaced', async () => {
  const answer = await answerOf(speaks(judged, says('I see. What else?')))
  expect(answer).toMatchObject({ faults: [], candidatesAnswerWasAccepted: true, judgement: points })
})

describe('a reply whose words were replaced loses its judgement', () => {
  const lastWord: Partial<ChatRequestBody> = { telephoneOrOnsitePhase: 'wrap_up' }
  const guess: Partial<ChatRequestBody> = {
    chatHistory: [entry(twoShops.opening, 'interviewer'), entry('Is it a circular wait, or is it a slow disk?')],
  }
  it.each<[string, string, Partial<ChatRequestBody>?]>([
    ['key_phrase', 'That is a deadlock.'],
    ['key_phrase', 'I see. That is a deadlock.'],
    ['code', 'Write `lock(min(a, b))`, or lock.take(a) first.'],
    ['notes', 'My instructions say otherwise.'],
    ['markup', 'Look at <b>this</b> once more.'],
    ['shouting', 'Well then! Go on.'],
    ['too_long', `${'one thing leads to the next one here and '.repeat(30)}.`],
    ['untrue_about_tests', 'All tests pass.'],
    ['empty', ''],
    ['asks_at_the_end', 'Thank you. What else?', lastWord],
    ['unearned_praise', 'Great answer.', guess],
  ])('%s: %s', async (fault, text, body = {}) => {
    for (const pieces of [
      [judged, says(text)],
      [says(text), judged],
    ]) {
      const answer = await answerOf(speaks(...pieces), body)
      expect(answer.faults).toEqual([fault])
      expect(answer.message).not.toBe(text)
      expect(answer).toMatchObject({ candidatesAnswerWasAccepted: false })
      expect(answer.judgement).toBeUndefined()
    }
  })

  it.each([
    ['more_than_one_question', 'What is first? And what is last?', 'What is first?'],
    [
      'too_long',
      'One thing leads to the next one here. '.repeat(30),
      /^(One thing leads to the next one here\. ?){11}$/,
    ],
  ])('but not if only its end was dropped: %s', async (fault, text, comes) => {
    const answer = await answerOf(speaks(judged, says(text)))
    expect(answer.message).toMatch(comes)
    expect(answer).toMatchObject({ faults: [fault], candidatesAnswerWasAccepted: true, judgement: points })
  })

  it('even if the replaced words are the stand-in’s', async () => {
    const takeover: ProviderPiece = { type: 'takeover', note: null, isAfresh: false }
    const answer = await answerOf(speaks(says('I see.'), takeover, judged, says('That is a deadlock.')))
    expect(answer).toMatchObject({ faults: ['key_phrase'], candidatesAnswerWasAccepted: false })
    expect(answer.judgement).toBeUndefined()
  })

  it('and so does the failed speaker’s judgement, while a stand-in’s own stays', async () => {
    const takeover: ProviderPiece = { type: 'takeover', note: null, isAfresh: false }
    const answer = await answerOf(speaks(judged, says('I see.'), takeover, says('Go on from there.')))
    expect(answer).toMatchObject({ faults: [], candidatesAnswerWasAccepted: false })
    expect(answer.judgement?.map(({ verdict }) => verdict)).toEqual(['shown', 'not_understood', 'not_understood'])
    expect(answer.judgement?.[0]?.spans).not.toEqual([])
  })

  it('the scripted interviewer is treated like any other', async () => {
    const scripted = scriptedProvider()
    const careless: InterviewerProvider = {
      ...scripted,
      async *reply(turn, signal) {
        for await (const piece of scripted.reply(turn, signal))
          yield piece.type === 'text' ? { ...piece, text: `${piece.text} A deadlock, that is.` } : piece
      },
    }
    expect((await answerOf(scripted)).judgement?.[0]?.verdict).toBe('shown')
    const answer = await answerOf(careless)
    expect(answer.faults).toEqual(['key_phrase'])
    expect(answer.judgement).toBeUndefined()
  })
})

it('the author’s answers stay settled, whoever’s words were replaced', async () => {
  const [step] = warmUp.steps
  const body = {
    chatHistory: [entry(step?.question ?? '', 'interviewer'), entry(`I think it is ${step?.signs[0]}.`)],
    interviewContext: { ...context, challengeId: warmUp.id, contentVersion: warmUp.version },
  }
  const answer = await answerOf(speaks(says('Well then! Go on.')), body)
  expect(answer).toMatchObject({ faults: ['shouting'], candidatesAnswerWasAccepted: true })
})
