import { createBank } from '@greenroom/shared/content'
import type { InterviewStep } from '@greenroom/shared/vocabulary'
import {
  type ChatRequestBody,
  type ChatResponse,
  chatRequestSchema,
  type InterviewContext,
} from '@greenroom/shared/wire'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../../testing/firstRepeat.ts'
import { createInterviewer } from './interviewer.ts'
import { scriptedProvider } from './scripted/scriptedProvider.ts'

const interviewer = createInterviewer({
  bank: createBank([firstRepeat]),
  provider: scriptedProvider(),
  now: () => Date.parse('2026-03-01T09:10:00Z'),
  logger: pino({ level: 'silent' }),
})

type Facts = NonNullable<InterviewContext['facts']>
const counterexample = {
  rows: [
    { name: 'numbers', value: '[5, 5]' },
    { name: 'limit', value: '1' },
  ],
  does: 'prints' as const,
  prints: '33',
  right: '44',
}
const quadratic = { sizes: [10, 20, 40, 80], bytes: [20, 40, 80, 160], cpuMs: [8, 31, 125, 500] }
const facts: Facts = { searched: 900, wrong: 9, counterexample, cost: null, traced: false }
const allPass = { allTestCasesPassed: true, passed: 9, total: 9, firstFailureStatus: null, firstFailureCategory: null }

type Line = ['candidate' | 'interviewer', string]

function hear(
  call: 'doneCoding' | 'reply',
  said: Line[],
  context: Partial<InterviewContext>,
  step: InterviewStep = 'follow_up',
): Promise<ChatResponse> {
  const body: ChatRequestBody = {
    chatHistory: said.map(([sender, message]) => ({
      sender,
      recipient: sender === 'candidate' ? 'interviewer' : 'candidate',
      timeSent: '2026-03-01T09:00:00Z',
      message,
    })),
    telephoneOrOnsitePhase: step,
    candidatesCode: 'print(33)',
    interviewContext: {
      challengeId: firstRepeat.id,
      contentVersion: firstRepeat.version,
      hintRung: 0,
      testResults: allPass,
      ...context,
    },
  }
  const signal = new AbortController().signal
  return interviewer.answer(call, chatRequestSchema.parse(body), { signal, requestId: 'spec' })
}

const asked = async (): Promise<Line> => ['interviewer', (await hear('doneCoding', [], { facts })).message]
const answer = async (words: string, ...before: Line[]) =>
  hear('reply', [await asked(), ...before, ['candidate', words]], { facts: { ...facts, traced: true } })

describe('an input that the code gets wrong', () => {
  it('is named after the hand-in with what the program prints, and never with what is right', async () => {
    const { message, traced } = await hear('doneCoding', [], { facts })
    expect(message).toContain('`numbers = [5, 5]`, `limit = 1` your program prints `33`')
    expect(message.match(/\?/g)).toHaveLength(1)
    expect(JSON.stringify({ message, traced })).not.toContain('44')
    expect(traced).toEqual({ rows: counterexample.rows, does: 'prints', prints: '33' })
  })

  it('is named at the next answer where it was found late', async () => {
    const { message, traced } = await hear('reply', [['candidate', 'It takes linear time and constant space.']], {
      facts,
    })
    expect(message).toContain('`numbers = [5, 5]`')
    expect(traced?.prints).toBe('33')
  })

  it('may be one on which the program crashes, or does not finish', async () => {
    const doing = async (does: 'crashes' | 'hangs') =>
      (await hear('doneCoding', [], { facts: { ...facts, counterexample: { ...counterexample, does, prints: '' } } }))
        .message
    expect(await doing('crashes')).toContain('your program crashes.')
    expect(await doing('hangs')).toContain('your program does not finish.')
  })

  it('is named once, and not in an exam or at the last word', async () => {
    const silent = [
      { facts: { ...facts, traced: true } },
      { facts, exam: true },
      { facts: { ...facts, counterexample: null } },
      {},
    ]
    for (const context of silent) expect((await hear('doneCoding', [], context)).message).not.toContain('[5, 5]')
    const last = await hear('reply', [['candidate', 'It takes linear time.']], { facts, isLastWord: true }, 'wrap_up')
    expect(last.message).not.toContain('[5, 5]')
  })
})

describe('an answer to the trace', () => {
  it('is accepted where it says what is right', async () => {
    expect(await answer('Ah, it should be 44 there, I forgot the second one.')).toMatchObject({
      candidatesAnswerWasAccepted: true,
    })
  })

  it('is pushed back once where it defends what is wrong, without what is right', async () => {
    const first = await answer('It returns 33, which is correct for this input.')
    expect(first.candidatesAnswerWasAccepted).toBe(false)
    expect(first.message).toMatch(/by hand/)
    expect(first.message).not.toContain('44')
    const again = await answer(
      'It returns 33, which is correct for this input.',
      ['candidate', 'It returns 33, which is correct for this input.'],
      ['interviewer', first.message],
    )
    expect(again.message).not.toMatch(/by hand/)
  })

  it('is pushed back where it says something else than what the program prints', async () => {
    const { message, candidatesAnswerWasAccepted } = await answer('I went through it, and the program prints 35.')
    expect(candidatesAnswerWasAccepted).toBe(false)
    expect(message).toContain('not what it prints')
  })
})

describe('a cost that was measured', () => {
  const cost = { facts: { ...facts, counterexample: null, cost: quadratic } }

  it('is held against what was said of it, once', async () => {
    const claim: Line = ['candidate', 'It runs in O(n) time.']
    const { message } = await hear('doneCoding', [claim], cost)
    expect(message).toContain('You said O(n). Doubling the input took four times as long.')
    const again = await hear(
      'reply',
      [claim, ['interviewer', message], ['candidate', 'From the slice, I think.']],
      cost,
    )
    expect(again.message).not.toContain('Doubling')
  })

  it('does not contradict what is true, or what is not about one size', async () => {
    for (const claim of ['It runs in O(n^2) time.', 'That is O(n * k) time.', 'It is quick.'])
      expect((await hear('doneCoding', [['candidate', claim]], cost)).message).not.toContain('Doubling')
  })
})
