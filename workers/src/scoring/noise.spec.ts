import { createBank, presentable } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../testing/firstRepeat.ts'
import { InterviewLog } from '../testing/interviewLog.ts'
import { isNoise } from './noise.ts'
import { scoreSession } from './scoreSession.ts'

const task = presentable(firstRepeat, 'python')

describe('noise', () => {
  it.each(['asdf jkl qwer', 'xkcd 42 42 ?!', 'zzz zzz', '%%% $$', 'lorem bla blub'])('includes %s', (text) => {
    expect(isNoise(text, task)).toBe(true)
  })

  it.each(['badges sorted?', 'O(n log n)', '42', 'hashmap', 'Is it empty?', 'bfs', 'I not know how big'])(
    'doesn’t include %s',
    (text) => {
      expect(isNoise(text, task)).toBe(false)
    },
  )

  it('shows no communication, however it was read', () => {
    const log = new InterviewLog()
      .asked(firstRepeat)
      .said('xkcd 42 42 42 ?!', 'request_for_clarification')
      .said('blip blop flarn gorp zzz', 'attempt_to_answer_question')
      .wrote('qwer asdf')
      .step('follow_up')
      .said('blip blop flarn gorp', 'attempt_to_answer_question')
      .said('asdf jkl qwer tyu', 'attempt_to_answer_question')
    const { lines } = scoreSession(log.ended(), createBank([firstRepeat]))
    expect(lines.find(({ dimension }) => dimension === 'communication')?.score).toBe(1)
  })
})
