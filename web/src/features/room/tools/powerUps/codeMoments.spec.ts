import type { CommitView, SessionEvent } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { challenge, startOfTime } from '../../../../session/testing/sampleState.ts'
import { codeMoments } from './codeMoments.ts'

const snapshot = (code: string): SessionEvent => ({
  type: 'CodeSnapshotTaken',
  code,
  programmingLanguage: 'python',
  reason: 'typing',
})
const put = (question: number): SessionEvent => ({ type: 'ChallengePresented', question, challenge })
const logOf = (...events: SessionEvent[]): CommitView[] =>
  events.map((event, index) => ({ sessionId: 's', seq: index + 1, at: startOfTime + index, events: [event] }))

describe('earlier moments of the code', () => {
  it('are those of this question, latest first, without the current code and without repeats', () => {
    const log = logOf(put(1), snapshot('other'), put(2), snapshot('a'), snapshot('a'), snapshot('b'), snapshot('now'))
    const moments = codeMoments(log, { code: 'now', language: 'python' })
    expect(moments.map(({ seq, code }) => [seq, code])).toEqual([
      [6, 'b'],
      [5, 'a'],
    ])
  })

  it('are empty if no other code was written', () => {
    expect(codeMoments(logOf(put(1), snapshot('now')), { code: 'now', language: 'python' })).toEqual([])
  })
})
