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
      interviewersClassificationOfCandidatesIntent: sender === 'candidate' ? 'attempt_to_answer_question' : null,
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
  it('is named after the hand-in with the program’s output, and never with the right one', async () => {
    const { message, traced } = await hear('doneCoding', [], { facts })
    expect(message).toContain(
      'Your program prints 33 for this one:\n\n```text\nnumbers       [5, 5]\nlimit         1\nyours prints  33\n```',
    )
    expect(message.match(/\?/g)).toHaveLength(1)
    expect(JSON.stringify({ message, traced })).not.toContain('44')
    expect(traced).toEqual({ rows: counterexample.rows, does: 'prints', prints: '33' })
  })

  it('is named at the next answer if it was found late', async () => {
    const { message, traced } = await hear('reply', [['candidate', 'It takes linear time and constant space.']], {
      facts,
    })
    expect(message).toContain('numbers       [5, 5]')
    expect(traced?.prints).toBe('33')
  })

  it('isn’t named to somebody who has just named the bug', async () => {
    const { message, traced } = await hear('reply', [['candidate', 'I see the bug, it stops one too early.']], {
      facts,
    })
    expect(message).not.toContain('[5, 5]')
    expect(traced).toBeUndefined()
  })

  it('may be one on which the program crashes, or doesn’t finish', async () => {
    const doing = async (does: 'crashes' | 'hangs') =>
      (await hear('doneCoding', [], { facts: { ...facts, counterexample: { ...counterexample, does, prints: '' } } }))
        .message
    expect(await doing('crashes')).toContain('Your program crashes on this one:')
    expect(await doing('hangs')).toContain('Your program does not finish on this one:')
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
  it('is accepted if it says what is right', async () => {
    expect(await answer('Ah, it should be 44 there, I forgot the second one.')).toMatchObject({
      candidatesAnswerWasAccepted: true,
    })
  })

  it('is questioned once if it defends the wrong output, without the right one', async () => {
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

  it('is questioned if it differs from the program’s output', async () => {
    const { message, candidatesAnswerWasAccepted } = await answer('I went through it, and the program prints 35.')
    expect(candidatesAnswerWasAccepted).toBe(false)
    expect(message).toContain('not what it prints')
  })
})

describe('the output of right code', () => {
  const probe = { rows: [{ name: 'numbers', value: '[3, 8, 3]' }], prints: '713' }
  const right: Facts = { searched: 900, wrong: 0, counterexample: null, cost: null, traced: false, probe }
  const costs: Line = ['candidate', 'It takes O(n) time and O(n) space.']
  const asked = async (): Promise<Line> => [
    'interviewer',
    (await hear('doneCoding', [costs], { facts: right })).message,
  ]
  const answerTo = async (words: string, ...before: Line[]) =>
    hear('reply', [costs, await asked(), ...before, ['candidate', words]], { facts: right })

  it('is asked for with a small input once the cost is settled, without the output', async () => {
    const { message, ...response } = await hear('doneCoding', [costs], { facts: right })
    expect(message).toContain('numbers  [3, 8, 3]')
    expect(message.match(/\?/g)).toHaveLength(1)
    expect(JSON.stringify({ message, response })).not.toContain('713')
    expect((await hear('doneCoding', [], { facts: right })).message).not.toContain('[3, 8, 3]')
    const failing = { ...allPass, allTestCasesPassed: false, passed: 8 }
    expect((await hear('doneCoding', [costs], { facts: right, testResults: failing })).message).not.toContain(
      '[3, 8, 3]',
    )
  })

  it('is accepted if it is right, and questioned once if not', async () => {
    expect(await answerTo('It returns 713.')).toMatchObject({ candidatesAnswerWasAccepted: true })
    const first = await answerTo('It returns 12, I think.')
    expect(first).toMatchObject({ candidatesAnswerWasAccepted: false })
    expect(first.message).toMatch(/not what I get|something else/)
    expect(first.message).not.toContain('713')
    const again = await answerTo('Still 12.', ['candidate', 'It returns 12.'], ['interviewer', first.message])
    expect(again.message).not.toMatch(/not what I get|something else/)
  })

  it('is compared with a run if the candidate names an input', async () => {
    const claim = { rows: [{ name: 'numbers', value: '[5, 5]' }], does: 'prints' as const, prints: '713', right: '713' }
    const say = (words: string, context: Partial<InterviewContext>) => hear('reply', [['candidate', words]], context)
    const other = await say('For [5, 5] it returns 12, since both count.', { claim })
    expect(other.message).toMatch(/not what I get|something else/)
    expect(other.message).not.toContain('713')
    for (const context of [{}, { claim: { ...claim, prints: '12' } }, { claim, exam: true }])
      expect((await say('For [5, 5] it returns 12, since both count.', context)).message).not.toMatch(
        /not what I get|something else/,
      )
  })
})

describe('a look at unfinished code', () => {
  const plea: Line = ['candidate', 'Can you have a look at my code?']
  const look = (context: Partial<InterviewContext>, ...said: Line[]) => hear('reply', [...said], context, 'coding')
  const asked = async (): Promise<Line> => ['interviewer', (await look({ facts }, plea)).message]

  it('asks for the program’s output for the input, revealing neither that nor the right one', async () => {
    const response = await look({ facts }, plea)
    expect(response.message).toContain('print for this input?')
    expect(response.message).toContain('numbers  [5, 5]\nlimit    1')
    expect(response.namedInput).toEqual(counterexample.rows)
    expect(response).not.toHaveProperty('traced')
    expect(JSON.stringify(response)).not.toMatch(/33|44|wrong|bug|mistake/)
    expect(response.message.match(/\?/g)).toHaveLength(1)
  })

  it('asks nothing without facts, a second time, in an exam, or without a request', async () => {
    const silent = [{}, { facts: { ...facts, traced: true } }, { facts, exam: true }]
    for (const context of silent) expect(await look(context, plea)).not.toHaveProperty('namedInput')
    expect(await look({ facts: { ...facts, counterexample: null } }, plea)).not.toHaveProperty('namedInput')
    expect(await look({ facts }, ['candidate', 'I loop over the numbers.'])).not.toHaveProperty('namedInput')
  })

  it('gives neither a verdict nor a hint if nothing was found', async () => {
    const response = await look({ facts: { ...facts, counterexample: null } }, plea)
    expect(response.message).toMatch(/I've (had a look|read it)/)
    expect(response.interviewersClassificationOfCandidatesIntent).toBe('unknown')
  })

  it('compares the answer with the program’s output, and questions it once', async () => {
    const known = { facts: { ...facts, traced: true } }
    const right = await look(known, plea, await asked(), ['candidate', 'It prints 33.'])
    expect(right.message).toMatch(/prints that|Agreed/)
    for (const words of ['It prints 44.', '44', 'I think it returns 12']) {
      const other = await look(known, plea, await asked(), ['candidate', words])
      expect(other.message).toMatch(/something else|Not quite/)
      expect(other.message).not.toMatch(/33|44/)
      const again = await look(known, plea, ['interviewer', other.message], ['candidate', words])
      expect(again.message).not.toMatch(/something else|Not quite/)
    }
  })
})

describe('a measured cost', () => {
  const cost = { facts: { ...facts, counterexample: null, cost: quadratic } }

  it('is compared with the claim, once', async () => {
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

  it('doesn’t contradict a true claim, or one about more than one size', async () => {
    for (const claim of ['It runs in O(n^2) time.', 'That is O(n * k) time.', 'It is quick.'])
      expect((await hear('doneCoding', [['candidate', claim]], cost)).message).not.toContain('Doubling')
  })
})
