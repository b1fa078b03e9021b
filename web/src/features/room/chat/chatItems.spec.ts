import { chatCallTexts, type Session } from '@greenroom/shared'
import { describe, expect, it } from 'vitest'
import { turnOf } from '../speakers.ts'
import { said, startedState, startOfTime } from '../specs/sampleState.ts'
import { coachItems, chatItems as itemsOf } from './chatItems.ts'

const nothing = { announcements: [] }

const chatItems = (state: Session, moments: Parameters<typeof itemsOf>[1]) =>
  itemsOf(
    {
      messages: state.messages,
      turns: [],
      questionCount: 1,
      canAskAgain: state.phase === 'IN_PROGRESS' && state.failedReply !== null,
    },
    moments,
  )

describe('the conversation', () => {
  it('shows announcements where they were made', () => {
    const state = startedState(said('reply-3', 'interviewer', 'Hello.'), said('m-4', 'candidate', 'Hi.'))
    const announcement = {
      announcement: 'half_time',
      message: 'Half-time.',
      at: startOfTime,
      afterMessages: 1,
    } as const
    expect(chatItems(state, { announcements: [announcement] })).toMatchObject([
      { kind: 'interviewer', text: 'Hello.' },
      { kind: 'note', text: 'Half-time.' },
      { kind: 'candidate', text: 'Hi.' },
    ])
  })

  it('keeps what is between candidate and coach apart, their failures included', () => {
    const state = startedState(
      said('reply-3', 'interviewer', 'Hello.'),
      said('coach-4', 'interviewerCoach', 'Psst.'),
      { ...said('m-5', 'candidate', 'What now?'), recipient: 'interviewerCoach' },
      said('coach-failure-6', 'system', chatCallTexts.other),
    )
    expect(chatItems(state, nothing)).toMatchObject([{ kind: 'interviewer', text: 'Hello.' }])
    expect(coachItems(state.messages, true)).toMatchObject([
      { kind: 'coach', text: 'Psst.' },
      { kind: 'candidate', text: 'What now?' },
      { kind: 'failure', canAskAgain: true },
    ])
  })

  it('says when somebody else asks, before their first words', () => {
    const at = (id: string, message: string, ms: number) => ({
      ...said(id, 'interviewer', message),
      timeSent: new Date(startOfTime + ms).toISOString(),
    })
    const state = startedState(at('a', 'Thank you.', 5_000), at('b', 'Hello, I am Ines.', 6_000))
    const asked = (number: number, name: string, ms: number) =>
      turnOf({ number, presentedAt: startOfTime + ms, interviewer: { name }, round: { name: 'Design', weighs: [] } })
    const turns = [asked(1, 'Mara', 0), asked(2, 'Ines', 5_000)]
    const items = itemsOf({ messages: state.messages, turns, questionCount: 3, canAskAgain: false }, nothing)
    expect(items).toMatchObject([
      { kind: 'interviewer', name: 'Mara' },
      { kind: 'note', text: 'Ines interviews now. Round 2 of 3: Design' },
      { kind: 'interviewer', name: 'Ines' },
    ])
  })

  it('lets one ask again for the latest failure only, and only while it can be answered', () => {
    const requested = (replyId: string) =>
      ({ type: 'ReplyRequested', replyId, call: 'askQuestion', action: null, inReplyTo: null }) as const
    const failed = (replyId: string) => ({ type: 'ReplyFailed', replyId, status: 503, code: null }) as const
    const twice = [
      requested('reply-1'),
      failed('reply-1'),
      said('failure-1', 'system', chatCallTexts.tooLong),
      requested('reply-2'),
      failed('reply-2'),
      said('failure-2', 'system', chatCallTexts.tooLong),
    ]
    expect(chatItems(startedState(...twice), nothing)).toMatchObject([{ canAskAgain: false }, { canAskAgain: true }])
    const asked = startedState(...twice, requested('reply-3'))
    expect(chatItems(asked, nothing)).toMatchObject([{ canAskAgain: false }, { canAskAgain: false }])
  })
})
