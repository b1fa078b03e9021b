import { describe, expect, it } from 'vitest'
import type { ChatItem } from './chatItems.ts'
import { heldBack, pauseMsAfter } from './typingPause.ts'

const item = (kind: 'interviewer' | 'candidate' | 'note', key: string): ChatItem => ({
  ...(kind === 'interviewer' ? { kind, name: 'Jonas' } : { kind }),
  ...{ key, text: key, at: 0 },
})

describe('the pause before a reply is shown', () => {
  it('is 600 to 1,200 ms', () => {
    expect([pauseMsAfter(''), pauseMsAfter('x'.repeat(100)), pauseMsAfter('x'.repeat(5_000))]).toEqual([
      600, 900, 1_200,
    ])
  })

  it('holds back the interviewer’s reply, and nothing else', () => {
    const items = [item('interviewer', 'a'), item('candidate', 'b'), item('note', 'c'), item('interviewer', 'd')]
    expect(heldBack(items, 1).map(({ key }) => key)).toEqual(['a', 'b', 'c'])
    expect(heldBack(items.slice(0, 3), 1)).toHaveLength(3)
    expect(heldBack(items, 4)).toHaveLength(4)
  })
})
