import { asksForTime } from '@greenroom/shared/rules'
import { type TalkAct, talkActs } from '../../../reading/talk/talkActs.ts'
import type { Turn } from '../provider.ts'
import { messagesSinceAsked } from './followUp.ts'

const maxMessagesWithoutAnswer = 2

const pauses: readonly TalkAct[] = ['pause', 'thinkTime', 'stopClock', 'isBack', 'stillHere', 'quiet']
const ofTheQuestion: readonly TalkAct[] = talkActs.task

/**
 * Whether a question about the code is still unanswered after two messages, or three if the candidate asks what it
 * means. The engine closes the question after a fixed number of messages, so waiting longer would push out the other
 * questions.
 */
export function isStuck(turn: Turn): boolean {
  const { intent, message, talk } = turn
  const isTalk = talk.acts.length > 0 && talk.matter === ''
  const answers = intent === 'attempt_to_answer_question' || intent === 'declare_not_knowing_answer'
  const waits = (intent === 'unknown' && asksForTime(message)) || talk.acts.some(({ act }) => pauses.includes(act))
  if ((answers && !isTalk) || waits) return false
  const asks = isTalk
    ? talk.acts.some(({ act }) => ofTheQuestion.includes(act))
    : intent === 'request_for_clarification'
  return messagesSinceAsked(turn) > maxMessagesWithoutAnswer - (asks ? 0 : 1)
}
