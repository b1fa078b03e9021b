import type { Deck } from '@greenroom/shared/content'
import { asksForTime, countAfter, isDeckOver, type StatementCount, settlesStatement } from '@greenroom/shared/rules'
import type { Intent } from '@greenroom/shared/vocabulary'
import type { ChatHistoryEntry } from '@greenroom/shared/wire'
import { isChatter } from '../../reading/smallTalk.ts'
import { readStatementAnswer } from '../../reading/statementAnswer.ts'

type Statement = Deck['statements'][number]

/** Where a deck of statements stands, counted from the conversation just as the engine counts it. */
export type DeckPlace = {
  deck: Deck
  /** The statement that waits for an answer; undefined once all are settled. */
  stands: Statement | undefined
  /** The statement after it, once it is settled; undefined while it stands, and where the deck is over. */
  next: Statement | undefined
  /** What is settled with this message. */
  count: StatementCount
  isOver: boolean
  /** Whether the answer was right; null where there was none. It is a fact, and no provider's to judge. */
  isRight: boolean | null
}

/**
 * What a message wants of a deck. A verdict is an answer, whatever else is said; who does not know, passes or skips the statement
 * settles it without one. Anything else leaves it open, but only once: the second time it counts as not answered.
 * @param labelled what the message would want of any other question
 */
export function intentInDeck(message: string, labelled: Intent, aboutDeck: readonly ChatHistoryEntry[]): Intent {
  if (readStatementAnswer(message).verdict !== null) return 'attempt_to_answer_question'
  if (onlyAsksForTime(message, labelled)) return 'unknown'
  if (labelled === 'request_to_skip') return namesWhole.test(message) ? labelled : 'declare_not_knowing_answer'
  if (labelled === 'declare_not_knowing_answer') return labelled
  if (isChatter(message)) return 'unknown'
  if (wasAskedAlready(aboutDeck)) return 'declare_not_knowing_answer'
  return labelled === 'attempt_to_answer_question' ? 'unknown' : labelled
}

const onlyAsksForTime = (message: string, intent: Intent | null): boolean =>
  intent !== 'request_for_hint' && intent !== 'request_to_skip' && asksForTime(message)

/** Who wants to skip means the statement, unless they name what is larger. */
const namesWhole = /\b(?<!next )(question|deck|round|topic|interview)\b|\b(whole|entire|all of (it|them|these))\b/i

const byCandidate = ({ sender, recipient }: ChatHistoryEntry): boolean =>
  sender === 'candidate' && recipient === 'interviewer'

/** Whether something that was no answer has been said to the statement that stands; greetings and pleas for time are not held against anyone. */
function wasAskedAlready(aboutDeck: readonly ChatHistoryEntry[]): boolean {
  const own = aboutDeck.filter(byCandidate)
  const settled = own.findLastIndex((entry) => settlesStatement(intentOf(entry)))
  return own
    .slice(settled + 1)
    .some(
      (entry) =>
        intentOf(entry) !== 'request_to_skip' &&
        !onlyAsksForTime(entry.message, intentOf(entry)) &&
        !isChatter(entry.message),
    )
}

const intentOf = (entry: ChatHistoryEntry): Intent | null => entry.interviewersClassificationOfCandidatesIntent ?? null

/**
 * @param said the message that waits for an answer, and what it wants; null where there is none
 * @param aboutDeck the conversation since the deck began, without that message
 */
export function placeIn(
  deck: Deck,
  said: { message: string; intent: Intent } | null,
  aboutDeck: readonly ChatHistoryEntry[],
): DeckPlace {
  const before = aboutDeck
    .filter(byCandidate)
    .reduce<StatementCount>(
      (count, entry) =>
        countAfter(count, { intent: intentOf(entry), accepted: entry.candidatesAnswerWasAccepted ?? null }),
      { settled: 0, strikes: 0 },
    )
  const stands = deck.statements[before.settled]
  const isRight =
    said?.intent === 'attempt_to_answer_question' && stands !== undefined
      ? readStatementAnswer(said.message).verdict === stands.isTrue
      : null
  const count = said === null ? before : countAfter(before, { intent: said.intent, accepted: isRight })
  const isOver = isDeckOver(count, deck.statements.length)
  const moves = count.settled > before.settled && !isOver
  return { deck, stands, next: moves ? deck.statements[count.settled] : undefined, count, isOver, isRight }
}
