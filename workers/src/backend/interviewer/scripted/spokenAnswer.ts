import type { SpokenPoint, SpokenQuestion } from '@greenroom/shared/content'
import { wordCount } from '../plainWords.ts'
import type { Turn } from '../provider.ts'
import { hasSign, strengthOf, wordsOf } from '../signs.ts'
import { wantsVerdict } from '../verdictRule.ts'
import type { Reaction } from './attempt.ts'
import { candidateWords, earlierAttempts, interviewerWords, wasSaid } from './conversation.ts'
import { inOrderFor } from './followUpOrder.ts'
import type { Say } from './say.ts'

/** An answer in fewer words than these is a keyword. */
const fewestWords = 6

/** The points that a text makes. */
export const pointsIn = (text: string, { points }: Pick<SpokenQuestion, 'points'>): SpokenPoint[] => {
  const words = wordsOf(text)
  return points.filter(({ signs }) => signs.some((sign) => hasSign(words, sign)))
}

/**
 * Whether what was said so far makes at least half of the points that belong to a right answer. A design needs all of them: without its
 * requirements, its data or its parts it is none yet.
 */
function isRightAnswer(text: string, question: Pick<SpokenQuestion, 'points' | 'challengeType'>): boolean {
  const essential = question.points.filter(({ weight }) => weight === 'essential')
  const made = pointsIn(text, question).filter(({ weight }) => weight === 'essential')
  return question.challengeType === 'system_design'
    ? made.length === essential.length
    : made.length * 2 >= essential.length
}

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
  const missing = question.points.find((each) => each.weight === 'essential' && isOpen(each, together, turn))
  const asks = missing?.question
  if (pointsIn(turn.message, question).length > 0)
    return { text: asks == null ? say('spokenPart') : `${say('followUpNoted')} ${asks}`, accepted: false }
  // The questions for single points are for whoever has begun; to others they would say where to look.
  const begins = missing?.dimension == null ? null : asks
  return { text: begins ?? say(wordCount(turn.message) < fewestWords ? 'spokenShort' : 'spokenOpen'), accepted: false }
}

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

/** What is asked next: what is still missing of the answer, where its author wrote how to ask for it; then what they prepared. */
export function nextQuestion(turn: Turn, question: SpokenQuestion, say: Say): string {
  const said = candidateWords(turn).join('\n')
  const open = question.points.filter(
    (each) => each.dimension !== 'requirements' && isDue(each, turn) && isOpen(each, said, turn),
  )
  // Who has told the half of it is asked for what the task leads to, and that stands last; others for where it begins.
  const isFarOn = open[0]?.dimension === null && isRightAnswer(said, question)
  const missing = (ofASenior(turn, question, open) ?? open.at(isFarOn ? -1 : 0))?.question
  const prepared = inOrderFor(turn.level, question.followUps).find((each) => !wasSaid(turn, each.question))?.question
  return missing ?? prepared ?? say('spokenGeneric')
}

/** What a senior is asked of a design after the first two things: how it is run, or what it gave up. */
const askedOfSeniors: readonly (string | null)[] = ['operability', 'trade-offs']

function ofASenior(turn: Turn, { points }: SpokenQuestion, open: readonly SpokenPoint[]): SpokenPoint | undefined {
  if (turn.level !== 'SENIOR') return undefined
  const asked = points.filter(({ question }) => question !== null && wasSaid(turn, question))
  if (asked.length < 2 || asked.some(({ dimension }) => askedOfSeniors.includes(dimension))) return undefined
  return open.find(({ dimension }) => askedOfSeniors.includes(dimension))
}

/**
 * A dimension of a design may be asked for at any time. Any other point is due right after the answer, one of them at most, so that
 * two of the prepared questions still find room.
 */
const isDue = ({ dimension }: SpokenPoint, { call, step }: Turn): boolean =>
  dimension !== null || call === 'doneCoding' || step !== 'follow_up'

/** A point that nobody has made and nobody has asked for, and that can be asked for. */
const isOpen = (point: SpokenPoint, said: string, turn: Turn): boolean =>
  point.question !== null && !wasSaid(turn, point.question) && pointsIn(said, { points: [point] }).length === 0

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
    const known = asked.find(({ question }) => question !== null && wasSaid({ ...turn, ...only(message) }, question))
    if (known !== undefined) return known.signs
  }
  return []
}

const only = (message: string): Pick<Turn, 'aboutThisQuestion'> => ({
  aboutThisQuestion: [{ sender: 'interviewer', recipient: 'candidate', timeSent: '', message }],
})
