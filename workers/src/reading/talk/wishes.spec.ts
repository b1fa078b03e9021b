import { describe, expect, it } from 'vitest'
import type { Said } from './readTalk.ts'
import type { TalkAct } from './talkActs.ts'
import { isReadBetweenTheLines, wishBeside } from './wishes.ts'

/** A message that is all talk and was read as this act, with medium certainty. */
const talkOf = (act: TalkAct, clause: string, probability = 0.55) => {
  const said: Said = { act, clause, certainty: 0.99, probability }
  return { acts: [said], matter: '' }
}
const never = () => 'unknown' as const

describe('a wish that a message only seems to have', () => {
  it.each([
    ['timeLeft', 'Do we still have time for another question after this?', 'request_to_skip'],
    ['mayDraw', 'Can I draw the parts of it?', 'request_to_skip'],
    ['justGuessing', 'that is just a guess, I never ran anything that big', 'declare_not_knowing_answer'],
    ['pacing', 'should I move a bit faster?', 'request_for_hint'],
  ] as const)('gives way to %s: %s', (act, clause, whole) =>
    expect(wishBeside(talkOf(act, clause), whole, never)).toBe('talk'),
  )

  it.each([
    ['otherTopic', 'Could I have another question, please?', 'request_to_skip'],
    ['mayDraw', 'Can we take another one, please?', 'request_to_skip'],
    ['doubt', 'I have no idea about that.', 'declare_not_knowing_answer'],
    ['whereToStart', 'Could you point me in a better direction?', 'request_for_hint'],
  ] as const)('stays if it is explicit, whatever else it was taken for: %s, %s', (act, clause, whole) =>
    expect(wishBeside(talkOf(act, clause, 0.45), whole, never)).toBe('wish'),
  )
})

it('asking whether something was skipped isn’t asking to skip it', () => {
  expect(isReadBetweenTheLines('request_to_skip', 'I hit the wrong button, did I just skip it?')).toBe(true)
  expect(isReadBetweenTheLines('request_to_skip', 'Can I skip it?')).toBe(false)
})
