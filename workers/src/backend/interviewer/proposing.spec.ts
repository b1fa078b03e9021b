import { createBank } from '@greenroom/shared/content'
import type { InterviewStep } from '@greenroom/shared/vocabulary'
import { chatRequestSchema, type InterviewContext } from '@greenroom/shared/wire'
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

function hear(message: string, step: InterviewStep, context: Partial<InterviewContext>) {
  const timeSent = '2026-03-01T09:00:00Z'
  const body = chatRequestSchema.parse({
    chatHistory: [{ sender: 'candidate', recipient: 'interviewer', timeSent, message }],
    telephoneOrOnsitePhase: step,
    candidatesCode: 'print(33)',
    interviewContext: {
      challengeId: firstRepeat.id,
      contentVersion: firstRepeat.version,
      hintRung: 0,
      testResults: null,
      ...context,
    },
  })
  return interviewer.answer('reply', body, { signal: new AbortController().signal, requestId: 'spec' })
}

const offer = { minutes: 10, minutesLeft: 14, isBugOpen: false }

describe('an interviewer who has heard enough', () => {
  it('offers the candidate the choice of what to do, names the minutes left, and asks for additions', async () => {
    const { message, proposes } = await hear('It takes linear time.', 'wrap_up', { offer })
    expect(proposes).toBe(true)
    expect(message).toMatch(/\b14 minutes\b.*\b(add|ask)\b.*\?$/)
    expect(message.match(/\?/g)).toHaveLength(1)
  })

  it.each(['That’s it from me.', 'I have nothing to add.', 'No questions from my side.', 'I’m done here, I think.'])(
    'offers the choice without asking for more if the candidate says that this is all: %s',
    async (message) => {
      const { message: reply, proposes } = await hear(message, 'wrap_up', { offer })
      expect(proposes).toBe(true)
      expect(reply).toContain('14 minutes')
      expect(reply).not.toContain('?')
    },
  )

  it('says that a bug is open', async () => {
    const { message } = await hear('It takes linear time.', 'wrap_up', { offer: { ...offer, isBugOpen: true } })
    expect(message).toMatch(/\bbug is still\b/)
  })

  it('doesn’t call slow code a bug', async () => {
    const slow = { ...offer, isBugOpen: true, isTooSlow: true } as const
    const { message } = await hear('It takes linear time.', 'wrap_up', { offer: slow })
    expect(message).toMatch(/10 minutes|14 minutes/)
    expect(message).toMatch(/speed|time|long/)
    expect(message).not.toContain('bug')
  })

  it('mentions the next question if there is one, and no minutes without a clock', async () => {
    const next = await hear('It takes linear time.', 'wrap_up', { offer: { ...offer, hasNext: true } })
    expect(next.message).toMatch(/next question|move on/)
    const untimed = await hear('It takes linear time.', 'wrap_up', { offer: { isBugOpen: false } })
    expect(untimed.message).not.toMatch(/\d/)
  })

  it('says that nothing is left to ask once everything was asked', async () => {
    const { isExhausted } = await hear('It takes linear time.', 'wrap_up', { offer })
    expect(isExhausted).toBeUndefined()
  })

  it('invites an announced question, and moves on when the candidate wants to', async () => {
    const invited = await hear('I have a question.', 'follow_up', { answersProposal: 'questions' })
    expect(invited.message).toMatch(/\?$/)
    const moved = await hear('Next question, please.', 'wrap_up', { answersProposal: 'next' })
    expect(moved.message).not.toContain('?')
  })

  it('tells a candidate who takes leave that a question is still to come', async () => {
    const bye = await hear('Thanks for your time, have a nice day!', 'wrap_up', { answersProposal: 'next' })
    expect(bye.message).toMatch(/question/)
    expect(bye.message).toMatch(/thank/i)
    const leaving = await hear('Sorry, I have to leave now.', 'wrap_up', { answersProposal: 'next' })
    expect(leaving.message).toContain('End interview')
    for (const { message } of [bye, leaving]) expect(message).not.toContain('?')
  })

  it('closes if nothing can be offered, and answers a question first', async () => {
    const closed = await hear('It takes linear time.', 'wrap_up', {})
    expect(closed).not.toHaveProperty('proposes')
    const asked = await hear('What do you mean by that?', 'wrap_up', { offer })
    expect(asked).not.toHaveProperty('proposes')
  })

  it('asks the next question if the candidate continues, and doesn’t take that for an answer', async () => {
    const { message, ...read } = await hear('Let’s keep going.', 'follow_up', { answersProposal: 'go_on' })
    expect(message).toMatch(/\?|\b(tell|say|name|walk)\b/i)
    expect(read).toMatchObject({
      interviewersClassificationOfCandidatesIntent: 'unknown',
      candidatesAnswerWasAccepted: false,
    })
  })

  it('says goodbye if the candidate ends here', async () => {
    const { message, proposes } = await hear('Let’s end here.', 'wrap_up', { answersProposal: 'end' })
    expect(proposes).toBeUndefined()
    expect(message).not.toContain('?')
  })
})
