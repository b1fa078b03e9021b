import { settlesStatement } from '@greenroom/shared/rules'
import type { ChatMessage, Question } from '@greenroom/shared/session'

/** A statement as presented, with its short lead-in. */
export type Put = { lead: string; statement: string }

/** An answered statement, and its result. */
export type Settled = {
  put: Put
  answer: string
  result: 'right' | 'wrong' | 'passed'
  /** The interviewer's explanation. */
  why: string
}

export type DeckView = {
  settled: Settled[]
  /** The open statement; null before the first and after the last. */
  current: Put | null
  /** The interviewer's reply to a message that wasn't a true-or-false answer. */
  asks: string | null
}

/** Reads a deck's state from its conversation. `until` is when the next question started, or null. */
export function deckView(
  messages: readonly ChatMessage[],
  { presentedAt, challenge }: Question,
  until: number | null,
): DeckView {
  const view: DeckView = { settled: [], current: null, asks: null }
  let answer: ChatMessage | null = null
  for (const message of messages) {
    const at = Date.parse(message.timeSent)
    // The last message about a deck arrives at the same time as the next question.
    if (at <= presentedAt || (until !== null && at > until)) continue
    if (message.sender === 'candidate' && message.recipient === 'interviewer') answer = message
    if (message.sender !== 'interviewer') continue
    const { before, last } = paragraphsOf(message.message)
    if (view.current === null) {
      if (view.settled.length === 0) view.current = putIn(last)
    } else if (answer !== null && settlesStatement(answer.interviewersClassificationOfCandidatesIntent)) {
      const isLast = view.settled.length + 1 >= (challenge.statementCount ?? 0) || isThirdStrike(view.settled, answer)
      const why = isLast || before === '' ? message.message : before
      view.settled.push({ put: view.current, answer: answer.message, result: resultOf(answer), why })
      view.current = isLast ? null : putIn(last)
      view.asks = null
    } else view.asks = message.message
    answer = null
  }
  return view
}

function resultOf(answer: ChatMessage): Settled['result'] {
  if (answer.interviewersClassificationOfCandidatesIntent === 'declare_not_knowing_answer') return 'passed'
  return answer.candidatesAnswerWasAccepted === false ? 'wrong' : 'right'
}

const isThirdStrike = (settled: readonly Settled[], answer: ChatMessage): boolean =>
  resultOf(answer) === 'wrong' && settled.filter(({ result }) => result === 'wrong').length >= 2

/** Splits off the last paragraph, which holds the next statement. */
function paragraphsOf(text: string): { before: string; last: string } {
  const paragraphs = text.trim().split(/\n\s*\n/)
  return { before: paragraphs.slice(0, -1).join('\n\n'), last: paragraphs.at(-1) ?? '' }
}

const maxWordsOfALead = 7

/** Splits off the lead-in before a statement, such as "The next one."; if in doubt, splits off nothing. */
function putIn(paragraph: string): Put {
  const [, lead = '', statement = ''] = /^([^.:!?]+[.:])\s+(\S[\s\S]*)$/.exec(paragraph) ?? []
  const isLead = statement !== '' && lead.split(/\s+/).length <= maxWordsOfALead
  return isLead ? { lead, statement } : { lead: '', statement: paragraph }
}
