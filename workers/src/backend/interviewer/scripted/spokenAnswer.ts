import type { SpokenQuestion } from '@greenroom/shared/content'
import { findSigns, readText } from '../../../reading/findSigns.ts'
import { isWithoutGrammar } from '../../../reading/grammar.ts'
import { followUpKey, mistakeKey, pointKey } from '../../../reading/judgement/judgeInWords.ts'
import {
  isRightAnswer,
  isTurnedRound,
  openSides,
  pointsShown,
  sidesOf,
} from '../../../reading/judgement/rightAnswer.ts'
import { wordCount } from '../../../reading/plainWords.ts'
import type { Turn } from '../provider.ts'
import { wantsVerdict } from '../verdictRule.ts'
import type { Reaction } from './attempt.ts'
import { asksAboutDrawing } from './board.ts'
import { candidateWords, earlierAttempts, interviewerWords, wasSaid } from './conversation.ts'
import { leastCovered, nextQuestion } from './nextQuestion.ts'
import type { Say } from './say.ts'

/** The minimum number of words in an answer. A shorter one is a keyword, not an explanation. */
const fewestWords = 6

/**
 * Reacts to an answer to the question itself: accepts it and goes deeper, points at a slip, or asks for the missing
 * part.
 */
export function reactToAnswer(turn: Turn, question: SpokenQuestion, say: Say): Reaction {
  if (wantsVerdict(turn)) return { text: say('chooseInWords'), accepted: false }
  if (isWithoutGrammar(turn.message)) return { text: say('putIntoSentence'), accepted: false }
  const before = earlierAttempts(turn)
  const together = candidateWords(turn).join('\n')
  // Asking the right question about the task counts as thinking of the answer.
  if (isRightAnswer(turn.judged, question, candidateWords(turn)) && wordCount(together) >= fewestWords)
    return { text: `${say('spokenTaken')} ${nextQuestion(turn, question, say)}`, accepted: true }
  // After the second answer the engine moves on to the follow-ups, however good that answer was.
  if (before.length > 0)
    return { text: `${say('spokenSettled')} ${nextQuestion(turn, question, say)}`, accepted: false }
  const hasBegun = pointsShown([turn.judgement], question).length > 0
  // After a partly right answer, ask about the rest rather than about a word that sounded like a slip.
  const slip = hasBegun && !isTurnedRound(turn.judgement, question) ? undefined : slipIn(turn, question)
  if (slip !== undefined) return { text: say('mistake', { nudge: slip }), accepted: false }
  if (wordCount(turn.message) < fewestWords) return { text: say('spokenShort'), accepted: false }
  const asks = asksForMissing(turn, question)
  if (asks === undefined) return { text: say(hasBegun ? 'spokenPart' : 'spokenOpen'), accepted: false }
  const words = asFits(asks, turn, say)
  return { text: hasBegun ? `${say('followUpNoted')} ${words}` : words, accepted: false }
}

/**
 * Asks for a part of the answer that we didn't understand well enough. If there are several, picks the task's
 * conclusion, which comes last. Undefined if the author didn't write a question for that part.
 */
function asksForMissing(turn: Turn, question: SpokenQuestion): string | undefined {
  const shown = pointsShown(turn.judged, question)
  const parts = openSides(turn.judged, question, candidateWords(turn))
  const hasBegun = shown.length > 0 && sidesOf(question).length > 0
  const missing = (hasBegun ? parts.toReversed() : parts).flat()
  const essential = question.points.filter((each) => each.weight === 'essential' && !shown.includes(each))
  const open = [...missing.filter((each) => !shown.includes(each)), ...essential].filter(
    ({ question: asks }) => asks !== null && !wasSaid(turn, asks),
  )
  const [first] = leastCovered(open, turn, question)
  return first?.question ?? undefined
}

const beforeTheDrawing = /\bbefore you (draw|design|begin)\b/i

/** Rewords a question that assumes nothing is drawn yet, if the candidate has already drawn something. */
const asFits = (asks: string, { board }: Turn, say: Say): string =>
  board !== '' && beforeTheDrawing.test(asks) ? say('askRequirementsDrawn') : asks

/** Reacts to an answer to a later question. Doesn't ask anything. */
export function reactToDeeper(turn: Turn, question: SpokenQuestion, say: Say): Reaction {
  if (turn.intent === 'declare_not_knowing_answer') return { text: say('followUpUnknown'), accepted: null }
  if (turn.intent !== 'attempt_to_answer_question') return { text: '', accepted: null }
  if (wantsVerdict(turn)) return { text: say('followUpNoted'), accepted: false }
  if (isWithoutGrammar(turn.message)) return { text: say('putIntoSentence'), accepted: false }
  if (meetsLast(turn, question)) return { text: say('followUpCovered'), accepted: true }
  if (answersEarlier(turn, question)) return { text: say('followUpCovered'), accepted: true }
  if (completes(turn, question)) return { text: say('spokenAdded'), accepted: true }
  // An answer that we didn't recognise may be right, phrased in a way that no author anticipated.
  return { text: say('followUpNoted'), accepted: false }
}

const isShown = ({ judgement }: Turn, key: string): boolean =>
  judgement.some(({ point, verdict }) => point === key && verdict === 'shown')

/** Whether the message answers the last question: a follow-up, a point, or what happens if a drawn part fails. */
function meetsLast(turn: Turn, { points, followUps }: SpokenQuestion): boolean {
  if (wordCount(turn.message) < 4) return false
  for (const message of interviewerWords(turn).toReversed()) {
    const isAsked = (question: string | null) => question !== null && wasSaid({ ...turn, ...only(message) }, question)
    // Our questions about a drawing ask what happens if a part fails, so any point about reliability answers them. A
    // design with classes has no such points.
    const askedFor = asksAboutDrawing(message)
      ? points.flatMap(({ dimension }, index) => (dimension === 'reliability' ? [pointKey(index)] : []))
      : [
          ...points.flatMap(({ question }, index) => (isAsked(question) ? [pointKey(index)] : [])),
          ...followUps.flatMap(({ question }, index) => (isAsked(question) ? [followUpKey(index)] : [])),
        ]
    if (askedFor.length > 0 || asksAboutDrawing(message)) return askedFor.some((key) => isShown(turn, key))
  }
  return false
}

/** Whether the message answers a question before the last one. */
function answersEarlier(turn: Turn, { followUps }: SpokenQuestion): boolean {
  const read = readText(turn.message)
  return (
    wordCount(turn.message) >= fewestWords &&
    followUps.some((each) => wasSaid(turn, each.question) && findSigns(read, each) !== null)
  )
}

/** Whether the message makes a point of the answer that wasn't made before. */
function completes(turn: Turn, question: SpokenQuestion): boolean {
  const before = pointsShown(turn.judged.slice(0, -1), question)
  return (
    wordCount(turn.message) >= fewestWords &&
    pointsShown([turn.judgement], question).some((each) => !before.includes(each))
  )
}

/** Returns the author's reply to a new slip in the message; undefined if there is none. */
export function slipIn(turn: Turn, { commonMistakes }: SpokenQuestion): string | undefined {
  return commonMistakes.find(
    ({ nudge }, index) =>
      !wasSaid(turn, nudge) &&
      turn.judgement.some(({ point, verdict }) => point === mistakeKey(index) && verdict === 'contradicted'),
  )?.nudge
}

const only = (message: string): Pick<Turn, 'aboutThisQuestion'> => ({
  aboutThisQuestion: [{ sender: 'interviewer', recipient: 'candidate', timeSent: '', message }],
})
