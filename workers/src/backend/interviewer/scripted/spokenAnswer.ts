import type { SpokenQuestion } from '@greenroom/shared/content'
import { wordCount } from '../../../reading/plainWords.ts'
import { isRightAnswer, pointsIn } from '../../../reading/pointsIn.ts'
import { hasSign, strengthOf, wordsOf } from '../../../reading/signs.ts'
import type { Turn } from '../provider.ts'
import { wantsVerdict } from '../verdictRule.ts'
import type { Reaction } from './attempt.ts'
import { asksAboutDrawing } from './board.ts'
import { candidateWords, earlierAttempts, interviewerWords, wasSaid } from './conversation.ts'
import { isOpen, leastCovered, nextQuestion } from './nextQuestion.ts'
import type { Say } from './say.ts'

/** An answer in fewer words than these is a keyword. */
const fewestWords = 6

/** Reacts to an answer to the question itself: takes it and goes deeper, points at a slip, or asks for what is missing. */
export function reactToAnswer(turn: Turn, question: SpokenQuestion, say: Say): Reaction {
  if (wantsVerdict(turn)) return { text: say('chooseInWords'), accepted: false }
  const before = earlierAttempts(turn)
  // Whoever asks the right question about the task has thought of it.
  const together = candidateWords(turn).join('\n')
  if (isRightAnswer(together, question) && wordCount(together) >= fewestWords)
    return { text: `${say('spokenTaken')} ${nextQuestion(turn, question, say)}`, accepted: true }
  // With the second answer the engine goes on to what follows, whatever it was worth.
  if (before.length > 0)
    return { text: `${say('spokenSettled')} ${nextQuestion(turn, question, say)}`, accepted: false }
  const slip = slipIn(turn, question)
  if (slip !== undefined) return { text: say('mistake', { nudge: slip }), accepted: false }
  const essential = question.points.filter((each) => each.weight === 'essential' && isOpen(each, together, turn))
  const [missing] = leastCovered(essential, turn, question)
  const asks = missing?.question == null ? undefined : asFits(missing.question, turn, say)
  if (pointsIn(turn.message, question).length > 0)
    return { text: asks == null ? say('spokenPart') : `${say('followUpNoted')} ${asks}`, accepted: false }
  // The questions for single points are for whoever has begun; to others they would say where to look.
  const begins = missing?.dimension == null ? null : asks
  return { text: begins ?? say(wordCount(turn.message) < fewestWords ? 'spokenShort' : 'spokenOpen'), accepted: false }
}

const beforeTheDrawing = /\bbefore you (draw|design|begin)\b/i

/** A question that comes before the drawing is put in other words to whoever has drawn already. */
const asFits = (asks: string, { board }: Turn, say: Say): string =>
  board !== '' && beforeTheDrawing.test(asks) ? say('askRequirementsDrawn') : asks

/** Reacts to an answer to what was asked afterwards, without a question. */
export function reactToDeeper(turn: Turn, question: SpokenQuestion, say: Say): Reaction {
  if (turn.intent === 'declare_not_knowing_answer') return { text: say('followUpUnknown'), accepted: null }
  if (turn.intent !== 'attempt_to_answer_question') return { text: '', accepted: null }
  if (wantsVerdict(turn)) return { text: say('followUpNoted'), accepted: false }
  const signs = signsOfLast(turn, question)
  const meets = strengthOf(wordsOf(turn.message), signs) > 0 && wordCount(turn.message) >= 4
  if (!meets && answersEarlier(turn, question)) return { text: say('followUpCovered'), accepted: true }
  if (!meets && completes(turn, question)) return { text: say('spokenAdded'), accepted: true }
  // What is not recognised may be right all the same, in words that nobody foresaw.
  return meets ? { text: say('followUpCovered'), accepted: true } : { text: say('followUpNoted'), accepted: false }
}

/** Whether it answers something that was asked before the last question. */
function answersEarlier(turn: Turn, { followUps }: SpokenQuestion): boolean {
  const words = wordsOf(turn.message)
  return followUps.some(
    (each) =>
      wasSaid(turn, each.question) && strengthOf(words, each.signs) > 0 && wordCount(turn.message) >= fewestWords,
  )
}

/** Whether it makes a point of the answer that nobody has made before. */
function completes(turn: Turn, question: SpokenQuestion): boolean {
  const before = pointsIn(candidateWords(turn).slice(0, -1).join('\n'), question)
  return (
    wordCount(turn.message) >= fewestWords && pointsIn(turn.message, question).some((each) => !before.includes(each))
  )
}

function slipIn(turn: Turn, { commonMistakes }: SpokenQuestion): string | undefined {
  const words = wordsOf(turn.message)
  return commonMistakes.find(
    ({ signsInWords, nudge }) => !wasSaid(turn, nudge) && signsInWords.some((sign) => hasSign(words, sign)),
  )?.nudge
}

/** By what an answer to the question that was asked last is recognised. */
function signsOfLast(turn: Turn, { points, followUps }: SpokenQuestion): readonly string[] {
  const asked = [...points, ...followUps]
  for (const message of interviewerWords(turn).toReversed()) {
    // What happens to a part of a design that fails is a matter of its reliability; of classes there is nothing to hold it against.
    if (asksAboutDrawing(message)) return points.find(({ dimension }) => dimension === 'reliability')?.signs ?? []
    const known = asked.find(({ question }) => question !== null && wasSaid({ ...turn, ...only(message) }, question))
    if (known !== undefined) return known.signs
  }
  return []
}

const only = (message: string): Pick<Turn, 'aboutThisQuestion'> => ({
  aboutThisQuestion: [{ sender: 'interviewer', recipient: 'candidate', timeSent: '', message }],
})
