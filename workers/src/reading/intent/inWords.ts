import type { SpokenQuestion } from '@greenroom/shared/content'
import { asksForTime, isSpoken } from '@greenroom/shared/rules'
import type { Intent } from '@greenroom/shared/vocabulary'
import { wordCount } from '../plainWords.ts'
import { boardMeant } from '../pointsAtBoard.ts'
import { pointsIn } from '../pointsIn.ts'
import { proposesByAsking } from './proposesByAsking.ts'
import type { Heard, Reader } from './reader.ts'

type Question = Pick<SpokenQuestion, 'challengeType' | 'points' | 'statement'>
type SpokenReader = (heard: Heard, otherwise: () => Intent, question: Question) => Intent | null

/**
 * Returns the current question if it is a spoken one: one of ours, or a caller's own, of which only the text is known.
 */
function questionIn({ spoken, challengeType, statement }: Heard): Question | null {
  if (spoken !== null) return spoken
  const isOwn = challengeType !== undefined && isSpoken(challengeType)
  return isOwn ? { challengeType: 'knowledge', points: [], statement } : null
}

const toSpoken = (name: string, read: SpokenReader): Reader => ({
  name,
  read(heard, otherwise) {
    const question = questionIn(heard)
    return question === null ? null : read(heard, otherwise, question)
  },
})

/** Intents that are kept whatever points the message mentions: asking for help or for the next question. */
const meantAnyway: readonly Intent[] = ['request_for_hint', 'request_to_skip']

/**
 * The minimum number of words in a message that counts as an answer, unless it is a question, a request for time or the
 * like.
 */
const wordsOfAnAnswer = 7

/** The minimum number of words in a message that is an answer because it makes two points, whatever imagery it uses. */
const wordsOfAPicture = 25
const isAnswerAnyway = (stated: string, question: Question): boolean =>
  wordCount(stated) >= wordsOfAPicture && pointsIn(stated, question).length >= 2

/** Readers for messages in a spoken question. */
export const spokenReaders: readonly Reader[] = [
  // Just mentioning the whiteboard neither answers the question nor asks about the task.
  toSpoken('points-at-board', ({ message }, otherwise, question) =>
    boardMeant(message, question) !== null && !meantAnyway.includes(otherwise()) ? 'unknown' : null,
  ),
  toSpoken('proposes-by-asking', ({ message, step }, otherwise) =>
    proposesByAsking(message, step) && otherwise() === 'request_for_clarification'
      ? 'attempt_to_answer_question'
      : null,
  ),
  // A message that makes a point of the answer is an answer, in any wording and whatever else it asks. Any other
  // message counts as one if it is long enough.
  toSpoken('spoken-answer', ({ message }, otherwise, question) => {
    const stated = message.replaceAll(/[^.!?\n]*\?/g, ' ')
    const isAsking = stated.trim() !== message.trim()
    const meant = otherwise()
    if (meant === 'unrelated_question' && isAnswerAnyway(stated, question)) return 'attempt_to_answer_question'
    if (meant !== 'unknown' && !(meant === 'request_for_clarification' && isAsking)) return null
    if (asksForTime(message)) return null
    const answers = pointsIn(stated, question).length > 0 || (!isAsking && wordCount(message) >= wordsOfAnAnswer)
    return answers ? 'attempt_to_answer_question' : null
  }),
]
