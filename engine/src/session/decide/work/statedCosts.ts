import { costsWantedText } from '@greenroom/shared/english'
import { type Costs, costsSentence, demandsCosts, statesCosts } from '@greenroom/shared/rules'
import type { InProgress, SessionEvent } from '@greenroom/shared/session'
import { messageSent } from '../conversation/messageSent.ts'
import type { Context } from '../decision.ts'

/**
 * Adds the costs stated with a hand-in to the conversation so that the scorecard can quote them. If costs are required
 * but were never stated, the room asks for them, once per question.
 */
export function costsWithHandIn(
  state: InProgress,
  costs: Costs | undefined,
  { seq, now }: Pick<Context, 'seq' | 'now'>,
): SessionEvent[] {
  const said = saidOf(state)
  const sentence = costs === undefined ? null : costsSentence(costs)
  if (sentence !== null && !said.includes(sentence)) {
    const id = `costs-${seq}`
    return [
      messageSent(state, { id, sender: 'candidate', recipient: 'interviewer', message: sentence, now }),
      {
        type: 'IntentClassified',
        messageId: id,
        intent: 'attempt_to_answer_question',
        candidatesAnswerWasAccepted: null,
      },
    ]
  }
  if (!demandsCosts(state) || sentence !== null || statesCosts(said) || wasAsked(state)) return []
  const id = `costs-wanted-${seq}`
  return [messageSent(state, { id, sender: 'system', recipient: 'candidate', message: costsWantedText, now })]
}

const aboutQuestion = ({ messages, question }: InProgress) =>
  messages.filter(({ timeSent }) => Date.parse(timeSent) >= question.presentedAt)

const saidOf = (state: InProgress): string[] =>
  aboutQuestion(state)
    .filter(({ sender, recipient }) => sender === 'candidate' && recipient === 'interviewer')
    .map(({ message }) => message)

const wasAsked = (state: InProgress): boolean =>
  aboutQuestion(state).some(({ sender, message }) => sender === 'system' && message === costsWantedText)
