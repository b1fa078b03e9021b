import { chatCallTexts } from '@greenroom/shared'
import { describe, expect, it } from 'vitest'
import { chatItems } from './chatItems.ts'
import { said, startedState, startOfTime } from './specs/sampleState.ts'

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
