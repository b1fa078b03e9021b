import type { Check } from '@greenroom/shared/content'
import type { PutCheck } from '@greenroom/shared/session'
import { askedNow } from '../../reading/askedNow.ts'
import { answerOfCheck, type CheckAnswer } from '../../reading/checks/answerOfCheck.ts'
import { checksNeeded } from '../../reading/checks/chance.ts'
import { type AskedCheck, checkAsked, type PointWithChecks, pointsWithChecks } from '../../reading/checks/checkAsked.ts'
import { isWithoutGrammar } from '../../reading/grammar.ts'
import { pointKey } from '../../reading/judgement/judgeInWords.ts'
import { isRightAnswer, openSides, pointsShown, sidesOf } from '../../reading/judgement/rightAnswer.ts'
import { wordCount } from '../../reading/plainWords.ts'
import { isLastWord } from './lastWord.ts'
import type { Turn } from './provider.ts'
import { candidateWords, earlierAttempts, wasSaid } from './scripted/conversation.ts'
import { isInParts } from './scripted/design/designParts.ts'
import { nextQuestion } from './scripted/nextQuestion.ts'
import { type Say, sayIn } from './scripted/say.ts'
import { acceptedByRules } from './scripted/scriptedProvider.ts'
import { wantsVerdict } from './verdictRule.ts'

/** What the interviewer says around a check: the words are ours, whoever finds them else. */
export type FromCheck = {
  message: string
  accepted: boolean | null
  /** The check that the message puts; missing where it only asks its question again, or puts none. */
  check?: PutCheck
  proposes?: undefined
  traced?: undefined
  namedInput?: undefined
}

/** So many checks are asked of one question at most, and each of them once more at most. */
const maxChecks = 4

/** A first answer of so many words that nobody understood would be given again in other words to a general question. */
const wordsOfALongAnswer = 20
const wordsOfALongPlan = 12

/** In fewer words nobody explains anything. */
const fewestWords = 6

/**
 * The check that is asked now, or what is said to the answer to one; null where the reply is about something else. A point that nobody spoke of is asked
 * for by its own question first. Its check follows where the answer to that was not understood, and stands in its place where a long first answer was
 * not understood at all.
 */
export function fromCheck(turn: Turn): FromCheck | null {
  if (turn.call !== 'reply' || isLastWord(turn) || (turn.spoken === null && turn.challenge === null)) return null
  const say = sayIn(turn)
  const asked = checkAsked(lastAsked(turn), turn)
  if (asked !== null) return afterCheck(turn, asked, say)
  const due = checkDue(turn)
  return due === null ? null : { ...put(due, say('checkLeadIn')), accepted: false }
}

function put(check: Check, before: string): { message: string; check: PutCheck } {
  const situation = /[.:;?!)]$/.test(check.situation) ? check.situation : `${check.situation}.`
  const { question } = check
  return { message: `${before} ${situation} ${question}`, check: { situation, question } }
}

/** What the interviewer had asked when this was said: a question stands until they ask another. */
const lastAsked = ({ aboutThisQuestion }: Turn): string =>
  aboutThisQuestion
    .slice(0, -1)
    .filter(({ sender }) => sender === 'interviewer')
    .reduce((asked, { message }) => askedNow(asked, message), '')

/** What becomes of a check once it was answered. */
function afterCheck(turn: Turn, asked: AskedCheck, say: Say): FromCheck | null {
  const gaveUp = turn.intent === 'declare_not_knowing_answer'
  if (turn.intent !== 'attempt_to_answer_question' && turn.intent !== 'unknown' && !gaveUp) return null
  const answer: CheckAnswer = gaveUp ? 'wrong' : answerOfCheck(turn.message, asked.check)
  if (answer === 'right') return afterRight(turn, asked, say)
  // Whoever says more than was asked for may have explained the point after all.
  if (answer === 'unclear' && (turn.intent === 'unknown' || isShown(turn, asked.point))) return null
  const { question } = asked.check
  if (answer === 'half' && !isSecondTime(turn, asked))
    return { message: `${say('checkHalf')} ${question}`, accepted: false }
  if (answer === 'unclear' && !isSecondTime(turn, asked))
    return { message: `${say('checkUnclear')} ${question}`, accepted: false }
  const word = say(answer === 'wrong' && !gaveUp ? 'checkWrong' : 'checkLeft')
  return goingOn(turn, word, say, gaveUp ? null : false)
}

function afterRight(turn: Turn, asked: AskedCheck, say: Say): FromCheck | null {
  const next = asked.checks.slice(0, checksNeeded(asked.checks)).find(({ question }) => !wasSaid(turn, question))
  if (!isShown(turn, asked.point) && next !== undefined)
    return { ...put(next, say('checkRightSoFar')), accepted: false }
  if (turn.challenge !== null) {
    const onwards = turn.step === 'coding' ? 'goOnCoding' : 'pleaseCode'
    return { message: `${say('checkRight')} ${say(onwards)}`, accepted: true }
  }
  return goingOn(turn, say('checkRight'), say, true)
}

/** After a right answer on to what the answer still lacks, by its check; else to the next question. */
function goingOn(turn: Turn, word: string, say: Say, accepted: boolean | null): FromCheck | null {
  const { spoken } = turn
  if (spoken === null) return null
  const isAnswered = turn.step === 'follow_up' || turn.step === 'wrap_up'
  const isWhole = isRightAnswer(turn.judged, spoken, candidateWords(turn))
  const next = accepted !== true || isWhole ? null : checkOf(openPoints(turn), turn)
  const said = next === null ? { message: `${word} ${nextQuestion(turn, spoken, say)}` } : put(next, word)
  return { ...said, accepted: accepted === true ? isAnswered || isWhole : accepted }
}

/** The check that this answer calls for; null where it was understood, or wants something else. */
function checkDue(turn: Turn): Check | null {
  const { message, intent } = turn
  if (intent !== 'attempt_to_answer_question' || wordCount(message) < fewestWords) return null
  if (wantsVerdict(turn) || isWithoutGrammar(message) || checksAskedIn(turn) >= maxChecks) return null
  if (turn.challenge !== null) return planDue(turn)
  // The parts of a system come first, and what nobody understood of one is asked for by the part itself.
  if (isInParts(turn)) return null
  const point = turn.spoken === null ? null : pointAskedFor(turn)
  const isLong = wordCount(message) >= wordsOfALongAnswer
  // A design has more to ask than one point: a short word on one is met by the next question.
  if (point !== null) return isLong || !isDesigned(turn) ? checkOf([point], turn) : null
  const isFirst = earlierAttempts(turn).length === 0 && isLong
  if (!isFirst || turn.judgement.some(({ verdict }) => verdict !== 'not_understood')) return null
  return acceptedByRules(turn) === true ? null : checkOf(openPoints(turn), turn)
}

const isDesigned = ({ challengeType }: Turn): boolean =>
  challengeType === 'system_design' || challengeType === 'low_level_design'

/** A plan at some length of which nothing was understood, before any code. */
function planDue(turn: Turn): Check | null {
  const isBefore = turn.step === 'introduction' || turn.step === 'clarification' || turn.step === 'approach'
  const isFirst = earlierAttempts(turn).length === 0 && wordCount(turn.message) >= wordsOfALongPlan
  const isUnderstood = turn.judgement.some(({ point }) => point.startsWith('approach-'))
  return isBefore && isFirst && !isUnderstood ? checkOf(pointsWithChecks(turn), turn) : null
}

const isShown = ({ judged }: Turn, point: string): boolean =>
  judged.flat().some((each) => each.point === point && each.verdict === 'shown')

/** Whether nobody knows what the candidate makes of a point now, whatever they said of it before. */
const isOpen = (turn: Turn, point: string): boolean =>
  !isShown(turn, point) && !turn.judgement.some((each) => each.point === point && each.verdict === 'contradicted')

const isSecondTime = (turn: Turn, { check }: AskedCheck): boolean =>
  turn.aboutThisQuestion.filter(({ sender, message }) => sender === 'interviewer' && message.includes(check.question))
    .length > 1

const checksAskedIn = (turn: Turn): number =>
  pointsWithChecks(turn)
    .flatMap(({ checks }) => checks)
    .filter(({ question }) => wasSaid(turn, question)).length

/** The point whose own question the candidate has just answered, and that the answer does not settle; several share one in a design. */
function pointAskedFor(turn: Turn): PointWithChecks | null {
  const asked = lastAsked(turn)
  const own = (turn.spoken?.points ?? []).flatMap(({ question }, index) =>
    question !== null && asked.includes(question) ? [pointKey(index)] : [],
  )
  const isAnswered = turn.judgement.some(({ point, verdict }) => own.includes(point) && verdict !== 'not_understood')
  if (isAnswered) return null
  return pointsWithChecks(turn).find(({ point }) => own.includes(point) && isOpen(turn, point)) ?? null
}

/** The points without which the answer is not right and that nobody understood, the one first that would be asked for first. */
function openPoints(turn: Turn): PointWithChecks[] {
  const { spoken } = turn
  if (spoken === null) return []
  const shown = pointsShown(turn.judged, spoken)
  const sides = openSides(turn.judged, spoken, candidateWords(turn))
  const parts = shown.length > 0 && sidesOf(spoken).length > 0 ? sides.toReversed() : sides
  const wanted = parts.flat().filter((point) => point.weight === 'essential' && !shown.includes(point))
  return wanted.flatMap((each) => {
    const key = pointKey(spoken.points.indexOf(each))
    return pointsWithChecks(turn).filter(({ point }) => point === key && isOpen(turn, point))
  })
}

/** The first check of the first of these points that was not asked before. */
function checkOf(points: readonly PointWithChecks[], turn: Turn): Check | null {
  if (checksAskedIn(turn) >= maxChecks) return null
  const untouched = points.filter(({ checks }) => !checks.some(({ question }) => wasSaid(turn, question)))
  return untouched[0]?.checks[0] ?? null
}
