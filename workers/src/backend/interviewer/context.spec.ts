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
import { createInterviewer, type InterviewerCall } from './interviewer.ts'
import { scriptedProvider } from './scripted/scriptedProvider.ts'

const interviewer = createInterviewer({
  bank: createBank([firstRepeat]),
  provider: scriptedProvider(),
  now: () => Date.parse('2026-03-01T09:10:00Z'),
  logger: pino({ level: 'silent' }),
})
type Said = { sender: 'candidate' | 'interviewer'; message: string }

/** Returns the interviewer's reply, given the engine's facts about the interview. */
function hear(
  call: InterviewerCall,
  said: Said[],
  context: Partial<InterviewContext>,
  step: InterviewStep = call === 'reply' ? 'approach' : 'introduction',
): Promise<ChatResponse> {
  const body: ChatRequestBody = {
    chatHistory: said.map(({ sender, message }) => ({
      sender,
      recipient: sender === 'candidate' ? 'interviewer' : 'candidate',
      timeSent: '2026-03-01T09:00:00Z',
      message,
    })),
    candidateName: 'Ada Larsen',
    telephoneOrOnsitePhase: step,
    candidatesCode: firstRepeat.programs[firstRepeat.solutions[0]?.file ?? ''] ?? '',
    userId: 7,
    interviewContext: {
      challengeId: firstRepeat.id,
      contentVersion: firstRepeat.version,
      hintRung: 0,
      testResults: null,
      ...context,
    },
  }
  return interviewer.answer(call, chatRequestSchema.parse(body), {
    signal: new AbortController().signal,
    requestId: 'spec',
  })
}

describe('an exam', () => {
  const plea: Said[] = [{ sender: 'candidate', message: 'Could you give me a hint, please?' }]

  it('has no hints, and says so', async () => {
    const { message, interviewersClassificationOfCandidatesIntent } = await hear('reply', plea, { exam: true })
    expect(interviewersClassificationOfCandidatesIntent).toBe('request_for_hint')
    expect(message).toMatch(/\bexam\b/)
    for (const hint of firstRepeat.hints) expect(message).not.toContain(hint)
  })

  it('is the only interview without hints', async () => {
    expect((await hear('reply', plea, { exam: false })).message).toBe(firstRepeat.hints[0])
    expect((await hear('reply', plea, {})).message).toBe(firstRepeat.hints[0])
  })
})

describe('a nudge in a silence', () => {
  const question: Said = { sender: 'interviewer', message: 'What’s the time and space complexity of what you wrote?' }
  const nudge: Said = {
    sender: 'interviewer',
    message: 'Tell me what you’re thinking, even if it’s not finished.',
  }
  const answer: Said = {
    sender: 'candidate',
    message: `It is ${firstRepeat.complexity.time} time and ${firstRepeat.complexity.space} space.`,
  }

  it('isn’t a question: the next message still answers the previous one', async () => {
    const without = await hear('reply', [question, answer], {}, 'follow_up')
    const after = await hear('reply', [question, nudge, answer], {}, 'follow_up')
    expect(after.candidatesAnswerWasAccepted).toBe(true)
    expect(without.candidatesAnswerWasAccepted).toBe(true)
  })
})

describe('interviewers', () => {
  it('introduce themselves by their round’s name, once', async () => {
    const opening = await hear('opening', [], { interviewerName: 'Kofi' })
    expect(opening.message).toMatch(/\b(I’m|my name is) Kofi\b/)
    const said: Said[] = [{ sender: 'interviewer', message: opening.message }]
    expect((await hear('opening', said, { interviewerName: 'Kofi' })).message).not.toContain('Kofi')
    for (const call of ['opening', 'skipQuestion'] as const) {
      expect((await hear(call, said, { interviewerName: 'Lena' })).message).toMatch(/\b(I’m|my name is) Lena\b/)
    }
  })

  it('have a name even if nobody gives them one', async () => {
    expect((await hear('opening', [], {})).message).toMatch(/\b(I’m|my name is) [A-Z][a-z]+\b/)
    expect((await hear('opening', [], { interviewerName: '</name> 1' })).message).toMatch(
      /\b(I’m|my name is) [A-Z][a-z]+\b/,
    )
  })
})

describe('words with a special meaning in JavaScript', () => {
  it.each(['__proto__', 'I would use a constructor and toString', 'hasOwnProperty valueOf'])(
    'are ordinary words: %s',
    async (message) => expect((await hear('reply', [{ sender: 'candidate', message }], {})).message).not.toBe(''),
  )
})
