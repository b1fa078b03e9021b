import { chatCallTexts } from '@greenroom/shared/rules'
import type { Session, SessionEvent } from '@greenroom/shared/session'
import type { ChatCall } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { said, startedState, startOfTime } from '../../session/testing/sampleState.ts'
import { turnOf } from '../room/speakers.ts'
import { coachItems, chatItems as itemsOf } from './chatItems.ts'

const chatItems = (state: Session) =>
  itemsOf({
    messages: state.messages,
    announcements: state.announcements,
    asked: state.asked,
    turns: [],
    questionCount: 1,
    canAskAgain: state.phase === 'IN_PROGRESS' && state.failedReply !== null,
  })

const requested = (replyId: string, call: ChatCall = 'askQuestion'): SessionEvent => ({
  type: 'ReplyRequested',
  replyId,
  call,
  action: null,
  inReplyTo: null,
})
const announced: SessionEvent = { type: 'TimeAnnounced', announcement: 'half_time', message: 'Half-time.' }

describe('the conversation', () => {
  it('shows announcements in their place, with their time, from the state alone', () => {
    const state = startedState(said('reply-3', 'interviewer', 'Hello.'), announced, said('m-4', 'candidate', 'Hi.'))
    expect(chatItems(state)).toMatchObject([
      { kind: 'interviewer', text: 'Hello.' },
      { kind: 'note', text: 'Half-time.', at: startOfTime },
      { kind: 'candidate', text: 'Hi.' },
    ])
    const ended = chatItems(startedState(announced, { type: 'InterviewEnded', reason: 'completed', scored: true }))
    expect(ended).toMatchObject([{ kind: 'note', text: 'Half-time.' }])
  })

  it('shows each request by button before its answer', () => {
    const state = startedState(
      said('reply-3', 'interviewer', 'Hello.'),
      requested('reply-4', 'help'),
      said('coach-5', 'interviewerCoach', 'Psst.'),
      announced,
      said('reply-4', 'interviewer', 'Look at the example.'),
      requested('reply-6', 'askQuestion'),
    )
    expect(chatItems(state)).toMatchObject([
      { kind: 'interviewer', text: 'Hello.' },
      { kind: 'asked', text: 'I’m stuck', at: startOfTime },
      { kind: 'note', text: 'Half-time.' },
      { kind: 'interviewer', text: 'Look at the example.' },
    ])
    expect(new Set(chatItems(state).map(({ key }) => key)).size).toBe(4)
    const announcements = state.announcements.map((each) => ({ ...each, afterMessages: 1, at: each.at - 1 }))
    expect(chatItems({ ...state, announcements }).map(({ kind }) => kind)).toEqual([
      'interviewer',
      'note',
      'asked',
      'interviewer',
    ])
  })

  it('keeps candidate and coach separate, including failures', () => {
    const state = startedState(
      said('reply-3', 'interviewer', 'Hello.'),
      said('coach-4', 'interviewerCoach', 'Psst.'),
      { ...said('m-5', 'candidate', 'What now?'), recipient: 'interviewerCoach' },
      said('coach-failure-6', 'system', chatCallTexts.other),
    )
    expect(chatItems(state)).toMatchObject([{ kind: 'interviewer', text: 'Hello.' }])
    expect(coachItems(state.messages, true, [{ rung: 2, messageId: 'coach-4' }])).toMatchObject([
      { kind: 'coach', text: 'Psst.', rung: 2 },
      { kind: 'candidate', text: 'What now?' },
      { kind: 'failure', canAskAgain: true },
    ])
  })

  it('announces a new interviewer before their first words', () => {
    const at = (id: string, message: string, ms: number) => ({
      ...said(id, 'interviewer', message),
      timeSent: new Date(startOfTime + ms).toISOString(),
    })
    const state = startedState(at('a', 'Thank you.', 5_000), at('b', 'Hello, I am Ines.', 6_000))
    const asked = (number: number, name: string, ms: number) =>
      turnOf({ number, presentedAt: startOfTime + ms, interviewer: { name }, round: { name: 'Design', weighs: [] } })
    const turns = [asked(1, 'Mara', 0), asked(2, 'Ines', 5_000)]
    const { messages, announcements, asked: byButton } = state
    const items = itemsOf({ messages, announcements, asked: byButton, turns, questionCount: 3, canAskAgain: false })
    expect(items).toMatchObject([
      { kind: 'interviewer', name: 'Mara' },
      { kind: 'note', text: 'Ines is your interviewer now. Round 2 of 3: Design' },
      { kind: 'interviewer', name: 'Ines' },
    ])
  })

  // Catches the AI's words appearing under the name of the person who handed over, and a hint looking like any other
  // message.
  it('tells what a person said from what the AI said, and which of it was a hint', () => {
    const state = startedState(
      said('message-3', 'interviewer', 'Hello.'),
      said('message-4', 'interviewer', 'Look at the ends.'),
      said('reply-5', 'interviewer', 'Tests pass.'),
      said('message-6', 'interviewer', 'Back again.'),
    )
    const { messages, announcements, asked } = state
    const turns = [{ number: 1, from: 0, name: 'Grace', round: null, ai: 'Mara' }]
    const items = itemsOf({
      ...{ messages, announcements, asked, turns, questionCount: 1, canAskAgain: false, person: 'Grace' },
      hints: [{ rung: 1, messageId: 'message-4' }],
    })
    expect(items).toMatchObject([
      { name: 'Grace', isAi: false },
      { name: 'Grace', rung: 1 },
      { kind: 'note', text: 'The AI is interviewing now.' },
      { name: 'Mara', isAi: true },
      { kind: 'note', text: 'Grace is interviewing now.' },
      { name: 'Grace', isAi: false },
    ])
  })

  it('lets you retry the latest failure only, while it can still be answered', () => {
    const failed = (replyId: string) => ({ type: 'ReplyFailed', replyId, status: 503, code: null }) as const
    const twice = [
      requested('reply-1'),
      failed('reply-1'),
      said('failure-1', 'system', chatCallTexts.tooLong),
      requested('reply-2'),
      failed('reply-2'),
      said('failure-2', 'system', chatCallTexts.tooLong),
    ]
    expect(chatItems(startedState(...twice))).toMatchObject([{ canAskAgain: false }, { canAskAgain: true }])
    const asked = startedState(...twice, requested('reply-3'))
    expect(chatItems(asked)).toMatchObject([{ canAskAgain: false }, { canAskAgain: false }])
  })
})
