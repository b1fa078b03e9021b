import { asksForTime, settlesStatement } from '@greenroom/shared/rules'
import type { Intent } from '@greenroom/shared/vocabulary'
import type { ChatHistoryEntry } from '@greenroom/shared/wire'
import { plainWords } from '../plainWords.ts'
import { isChatter } from '../smallTalk.ts'
import { readStatementAnswer } from '../statementAnswer.ts'
import { readTalk } from '../talk/readTalk.ts'
import { generalActs, stances, type TalkAct, talkActs } from '../talk/talkActs.ts'
import type { GuessTalk } from '../talk/talkModel/talkModel.ts'
import type { Heard, Reader } from './reader.ts'

type HeardInDeck = { aboutDeck: readonly ChatHistoryEntry[] } & Pick<Heard, 'guessTalk'>
type DeckReader = (message: string, otherwise: () => Intent, heard: HeardInDeck) => Intent | null

const toStatement = (name: string, read: DeckReader): Reader => ({
  name,
  read: ({ message, aboutDeck, guessTalk }, otherwise) =>
    aboutDeck === null ? null : read(message, otherwise, { aboutDeck, guessTalk }),
})

/**
 * Readers for messages in a deck. A verdict is an answer, whatever else the message says. Not knowing, passing or
 * skipping settles the statement without an answer. Any other message leaves the statement open once; the second time,
 * the statement counts as not answered.
 */
export const deckReaders: readonly Reader[] = [
  toStatement('verdict', (message) =>
    readStatementAnswer(message).verdict === null ? null : 'attempt_to_answer_question',
  ),
  toStatement('time-to-think', (message, otherwise) => (onlyAsksForTime(message, otherwise) ? 'unknown' : null)),
  toStatement('next', (message) => (bareNext.test(plainWords(message)) ? 'declare_not_knowing_answer' : null)),
  toStatement('passes', (message, otherwise) => {
    const meant = otherwise()
    if (meant === 'request_to_skip') return namesWhole.test(message) ? meant : 'declare_not_knowing_answer'
    return meant === 'declare_not_knowing_answer' ? meant : null
  }),
  toStatement('talk', (message, otherwise, { guessTalk }) => {
    if (!isTalkInDeck(message, guessTalk)) return null
    const meant = otherwise()
    return settlesStatement(meant) ? 'unknown' : meant
  }),
  toStatement('chatter', (message) => (isChatter(message) ? 'unknown' : null)),
  toStatement('left-open-twice', (_message, _otherwise, heard) =>
    wasLeftOpen(heard) ? 'declare_not_knowing_answer' : null,
  ),
  // An attempt without a verdict doesn't say whether the statement is true.
  toStatement('no-verdict', (_message, otherwise) => (otherwise() === 'attempt_to_answer_question' ? 'unknown' : null)),
]

const onlyAsksForTime = (message: string, meant: () => Intent | null): boolean => {
  if (!asksForTime(message)) return false
  const intent = meant()
  return intent !== 'request_for_hint' && intent !== 'request_to_skip'
}

/** Asks for the next statement in so few words that the model can't tell: "next please". */
const bareNext = /^(ok(ay)?,? |please,? )*(the )?next( (one|statement))?,?( please| now)?[.!]?$/

/** Matches what a candidate can name with "skip" to mean more than the current statement. */
const namesWhole = /\b(?<!next )(question|deck|round|topic|interview)\b|\b(whole|entire|all of (it|them|these))\b/i

/**
 * Whether the candidate has already replied to the current statement without answering it. Greetings and requests for
 * time don't count against them.
 */
function wasLeftOpen({ aboutDeck, guessTalk }: HeardInDeck): boolean {
  const own = aboutDeck.filter(({ sender, recipient }) => sender === 'candidate' && recipient === 'interviewer')
  const settled = own.findLastIndex((entry) => settlesStatement(intentOf(entry)))
  return own
    .slice(settled + 1)
    .some(
      (entry) =>
        intentOf(entry) !== 'request_to_skip' &&
        !onlyAsksForTime(entry.message, () => intentOf(entry)) &&
        !isChatter(entry.message) &&
        !isTalkInDeck(entry.message, guessTalk),
    )
}

/**
 * Whether a message is only talk about the interview, which neither answers a statement nor counts against the
 * candidate.
 */
function isTalkInDeck(message: string, guess: GuessTalk | undefined): boolean {
  const { acts, matter } = readTalk(message, { isMatter: () => false, guess })
  return acts.length > 0 && matter === '' && !acts.some(({ act }) => settling.includes(act))
}

/** Acts that, in reply to a statement, may be an answer or decline to give one. */
const settling: readonly TalkAct[] = [...talkActs.opinion, ...stances, ...generalActs, 'cutOff', 'knowsIt']

const intentOf = (entry: ChatHistoryEntry): Intent | null => entry.interviewersClassificationOfCandidatesIntent ?? null
