import type { InProgress, SessionEvent } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { challenge, startedState, startOfTime } from '../../../../session/testing/sampleState.ts'
import { powerUpViews } from './powerUpView.ts'

const used = (powerUp: 'bug_scanner' | 'shield', useId: string): SessionEvent => ({
  type: 'PowerUpUsed',
  useId,
  powerUp,
  question: 1,
  charges: 1,
})
const back = (useId: string): SessionEvent => ({
  type: 'PowerUpRefunded',
  useId,
  powerUp: 'shield',
  charges: 1,
  reason: 'nothing_new',
})

function viewOf(powerUp: string, charges: number | null, ...events: SessionEvent[]) {
  const state = startedState(...events)
  if (state.phase !== 'IN_PROGRESS') throw new Error('the sample has changed')
  return powerUpViews(state satisfies InProgress, charges).find((each) => each.powerUp === powerUp)
}

describe('a power-up in the room', () => {
  it('shows its cost to the result before it is used', () => {
    expect(viewOf('bug_scanner', 9)).toMatchObject({
      effect: 'Your score for testing is limited to 3',
      asksFirst: true,
    })
    expect(viewOf('mentors_whisper', 9)).toMatchObject({
      effect: 'Hint 1 of 5: no effect on the score',
      asksFirst: false,
    })
    const atRungTwo: SessionEvent = { type: 'HintRevealed', rung: 2, messageId: 'm' }
    expect(viewOf('mentors_whisper', 9, atRungTwo)).toMatchObject({
      effect: 'Hint 3 of 5: limits your score for problem solving to 3',
      asksFirst: true,
    })
  })

  it('costs score in the round’s dimensions: the outline of a spoken answer caps accuracy', () => {
    const words: SessionEvent = {
      type: 'ChallengePresented',
      question: 2,
      challenge: { ...challenge, challengeType: 'knowledge' },
    }
    expect(viewOf('divine_inspiration', 9)?.effect).toBe('Your score for problem solving is limited to 2')
    expect(viewOf('divine_inspiration', 9, words)?.effect).toBe('Your score for accuracy is limited to 2')
    expect(viewOf('bug_scanner', 9, words)?.effect).toBe('No effect on the score')
  })

  it('says why it can’t be used: the moment first, then the charges', () => {
    expect(viewOf('bug_scanner', 0)?.why).toBe('Write some code first.')
    expect(viewOf('shield', 0)?.why).toBe('Needs 1 charge; you have 0.')
    expect(viewOf('shield', null)?.why).toBeNull()
  })

  it('counts as used until it is refunded; then it says why, and can be used again', () => {
    expect(viewOf('shield', 9, used('shield', 'a'))).toMatchObject({ use: { usedAt: startOfTime }, cameBack: null })
    const returned = viewOf('shield', 9, used('shield', 'a'), back('a'))
    expect(returned).toMatchObject({ use: null, why: null })
    expect(returned?.cameBack).toContain('nothing new')
    expect(viewOf('shield', 9, used('shield', 'a'), back('a'), used('shield', 'b'))).toMatchObject({
      use: { useId: 'b' },
      cameBack: null,
    })
  })
})
