import { chatCallTexts } from '@greenroom/shared'
import { describe, expect, it } from 'vitest'
import { said, startedState, startOfTime } from '../specs/sampleState.ts'
import { chatItems } from './chatItems.ts'

const nothing = { announcements: [] }

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

  it('tells the coach from the interviewer', () => {
    const state = startedState(said('reply-3', 'interviewer', 'Hello.'), said('coach-4', 'interviewerCoach', 'Psst.'))
    expect(chatItems(state, nothing)).toMatchObject([
      { kind: 'interviewer', text: 'Hello.' },
      { kind: 'coach', text: 'Psst.' },
    ])
  })

  it('lets one ask the coach again as well', () => {
    const asked = {
      type: 'ReplyRequested',
      replyId: 'coach-3',
      call: 'coachDebug',
      action: null,
      inReplyTo: null,
    } as const
    const failed = { type: 'ReplyFailed', replyId: 'coach-3', status: 404, code: null } as const
    const state = startedState(asked, failed, said('failure-1', 'system', chatCallTexts.other))
    expect(chatItems(state, nothing)).toMatchObject([{ kind: 'failure', canAskAgain: true }])
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
