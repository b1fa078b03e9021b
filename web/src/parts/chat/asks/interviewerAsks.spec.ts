import { refusalTexts } from '@greenroom/shared/english'
import { type InProgress, interviewerAskRefusal, type SessionEvent } from '@greenroom/shared/session'
import type { ChallengeType } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { challenge, said, startedState } from '../../../session/testing/sampleState.ts'
import { interviewerAskViews, notNowBecause } from './interviewerAsks.ts'

function running(...more: SessionEvent[]): InProgress {
  const state = startedState(...more)
  if (state.phase !== 'IN_PROGRESS') throw new Error('it is not running')
  return state
}
const hint = (rung: 1 | 2 | 3 | 4 | 5): SessionEvent => ({ type: 'HintRevealed', rung, messageId: `m-${rung}` })
const onto = (challengeType: ChallengeType): SessionEvent => ({
  type: 'ChallengePresented',
  question: 2,
  challenge: { ...challenge, challengeType },
})
const whatOf = (state: InProgress, hasCode = true) => interviewerAskViews(state, hasCode).map(({ what }) => what)
const whyOf = (state: InProgress, hasCode = true) => interviewerAskViews(state, hasCode).map(({ why }) => why)

describe('requests to the interviewer', () => {
  it('show what the answer will cost, by the next rung and the kind of round', () => {
    expect(whatOf(running())).toEqual([
      'Hint 1 of 5: no effect on the score.',
      'Strengths and weaknesses: limits your score for technical competency to 3.',
      'Where to look, step by step: limits your score for testing to 3.',
    ])
    expect(whatOf(running(hint(1), hint(2)))[0]).toBe('Hint 3 of 5: limits your score for problem solving to 3.')
    const knowledge = whatOf(running(onto('knowledge'), hint(1), hint(2)))
    expect(knowledge[0]).toBe('Hint 3 of 5: limits your score for accuracy to 3.')
    expect(knowledge[1]).toContain('no effect on the score')
  })

  it('mention no score if there is none', () => {
    const practice: InProgress = { ...running(), assessmentType: 'not_an_assessment' }
    expect(whatOf(practice)).toEqual(['Hint 1 of 5.', 'Strengths and weaknesses.', 'Where to look, step by step.'])
  })

  it('aren’t offered if the answer would be that there is none', () => {
    expect(whyOf(running(), false)).toEqual([null, 'Write some code first.', 'Write some code first.'])
    expect(whyOf(running(onto('knowledge')), false)).toEqual([null, null, 'You answer this question in words.'])
    expect(whyOf(running({ type: 'StepChanged', step: 'follow_up' }))[0]).toContain('no more hints')
  })

  it('say why they are disabled, with the engine’s own reasons', () => {
    const asked: SessionEvent = { type: 'ReplyRequested', replyId: 'r', call: 'help', action: null, inReplyTo: null }
    expect(notNowBecause(running(), false)).toBeNull()
    expect(interviewerAskRefusal(running(asked))).toBe('REPLY_PENDING')
    expect(notNowBecause(running(asked), false)).toContain('still answering')
    expect(notNowBecause(running(asked, said('r', 'interviewer', 'Look.')), false)).toBeNull()
    expect(notNowBecause({ ...running(), exam: true }, false)).toBe(refusalTexts.NO_HELP_IN_EXAM)
    const byAPerson = running({ type: 'ControlChanged', control: 'human' })
    expect(notNowBecause(byAPerson, false)).toBe(refusalTexts.INTERVIEWER_IS_HUMAN)
    expect(notNowBecause(running(), true)).toContain('being sent')
  })
})
