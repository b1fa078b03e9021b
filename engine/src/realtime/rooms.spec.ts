import { coachReplyId } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { mayHear } from './rooms.ts'

describe('who sees a reply while it is written', () => {
  it('everybody sees the interviewer’s', () => {
    for (const role of ['candidate', 'interviewer', 'observer'] as const) expect(mayHear(role, 'reply-7')).toBe(true)
  })

  it('only the candidate sees the coach’s', () => {
    expect(mayHear('candidate', coachReplyId(7))).toBe(true)
    expect(mayHear('interviewer', coachReplyId(7))).toBe(false)
    expect(mayHear('observer', coachReplyId(7))).toBe(false)
  })
})
