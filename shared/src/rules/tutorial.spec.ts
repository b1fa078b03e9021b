import { expect, it } from 'vitest'
import type { Intent } from '../vocabulary/conversation.ts'
import { walkedIn } from './tutorial.ts'

const said = (intent: Intent, accepted = false, recipient: 'interviewer' | 'interviewerCoach' = 'interviewer') =>
  ({
    sender: 'candidate',
    recipient,
    interviewersClassificationOfCandidatesIntent: intent,
    candidatesAnswerWasAccepted: accepted,
  }) as const

it('a step of a tutorial is settled by an accepted answer, or by the second try', () => {
  expect(walkedIn([])).toEqual({ settled: 0, tries: 0 })
  const right = said('attempt_to_answer_question', true)
  const wrong = said('attempt_to_answer_question')
  expect(walkedIn([right, wrong])).toEqual({ settled: 1, tries: 1 })
  expect(walkedIn([right, wrong, right])).toEqual({ settled: 2, tries: 0 })
  expect(walkedIn([said('request_for_hint'), said('declare_not_knowing_answer')])).toEqual({ settled: 1, tries: 0 })
})

it('questions, chatter and messages to the coach aren’t tries', () => {
  const others = [said('request_for_clarification'), said('unknown'), said('unrelated_question')]
  expect(walkedIn([...others, ...others])).toEqual({ settled: 0, tries: 0 })
  const toCoach = said('attempt_to_answer_question', true, 'interviewerCoach')
  expect(walkedIn([toCoach])).toEqual({ settled: 0, tries: 0 })
})
