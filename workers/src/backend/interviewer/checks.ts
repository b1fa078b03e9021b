import type { Challenge, Check } from '@greenroom/shared/content'
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
import { accepting, approachSoFar, isWorkable } from './scripted/attempt.ts'
import { candidateWords, earlierAttempts, isUntouched, wasSaid } from './scripted/conversation.ts'
import { isInParts } from './scripted/design/designParts.ts'
import { nextQuestion } from './scripted/nextQuestion.ts'
import { type Say, sayIn } from './scripted/say.ts'
import { acceptedByRules } from './scripted/scriptedProvider.ts'
import { wantsVerdict } from './verdictRule.ts'

/** The interviewer's reply around a check. The provider never words it. */
export type FromCheck = {
  message: string
  accepted: boolean | null
  /** The check that the message asks; left out if it doesn't ask one or only repeats an earlier one. */
  check?: PutCheck
  proposes?: undefined
  traced?: undefined
  namedInput?: undefined
}

/** The maximum number of checks per question. Each is asked twice at most. */
const maxChecks = 4

/**
 * The minimum number of words in a long answer. If we couldn't understand a first answer of that length, a general
 * question would only get the same answer again.
 */
const wordsOfALongAnswer = 20
const wordsOfALongPlan = 12

/** The minimum number of words in an explanation. Shorter answers can't explain much. */
const fewestWords = 6

/**
 * Returns the check to ask now, or the reply to the answer to a check; null if neither applies. If a point wasn't
 * mentioned, its own question comes first, and a check follows if we don't understand the answer. If we didn't
 * understand a long first answer, a check replaces that question.
 */
export function fromCheck(turn: Turn): FromCheck | null {
  if (turn.call !== 'reply' || isLastWord(turn) || (turn.spoken === null && turn.challenge === null)) return null
  const say = sayIn(turn)
  const asked = checkAsked(lastAsked(turn), turn)
  if (asked !== null) return afterCheck(turn, asked, say)
  const due = turn.challenge === null ? checkDue(turn) : planDue(turn)
  if (due === null) return null
  const isRead = turn.challenge !== null && acceptedByRules(turn) === true
  return { ...put(due, say(isRead ? 'checkPlanLeadIn' : 'checkLeadIn')), accepted: false }
}

function put(check: Check, before: string): { message: string; check: PutCheck } {
  const situation = /[.:;?!)]$/.test(check.situation) ? check.situation : `${check.situation}.`
  const { question } = check
  return { message: `${before} ${situation} ${question}`, check: { situation, question } }
}

/** Returns the interviewer's open question: their last one, which stays open until they ask another. */
const lastAsked = ({ aboutThisQuestion }: Turn): string =>
  aboutThisQuestion
    .slice(0, -1)
    .filter(({ sender }) => sender === 'interviewer')
    .reduce((asked, { message }) => askedNow(asked, message), '')

/** Replies to the answer to a check; null if the message is about something else. */
function afterCheck(turn: Turn, asked: AskedCheck, say: Say): FromCheck | null {
  const gaveUp = turn.intent === 'declare_not_knowing_answer'
  if (turn.intent !== 'attempt_to_answer_question' && turn.intent !== 'unknown' && !gaveUp) return null
  const answer: CheckAnswer = gaveUp ? 'wrong' : answerOfCheck(turn.message, asked.check)
  if (answer === 'right') return afterRight(turn, asked, say)
  // A longer answer may have explained the point even though it doesn't answer the check.
  const isExplained = turn.challenge === null && isShown(turn, asked.point)
  if (answer === 'unclear' && (turn.intent === 'unknown' || isExplained)) return null
  const { question } = asked.check
  if (answer === 'half' && !isSecondTime(turn, asked))
    return { message: `${say('checkHalf')} ${question}`, accepted: false }
  if (answer === 'unclear' && !isSecondTime(turn, asked))
    return { message: `${say('checkUnclear')} ${question}`, accepted: false }
  // The plan may still be right, so the code decides.
  if (turn.challenge !== null && answer === 'wrong' && !gaveUp)
    return { message: say('checkPlanWrong'), accepted: false }
  const word = say(answer === 'wrong' && !gaveUp ? 'checkWrong' : 'checkLeft')
  return goingOn(turn, word, say, gaveUp ? null : false)
}

function afterRight(turn: Turn, asked: AskedCheck, say: Say): FromCheck | null {
  const next = asked.checks.slice(0, checksNeeded(asked.checks)).find(({ question }) => !wasSaid(turn, question))
  if (!isShown(turn, asked.point) && next !== undefined)
    return { ...put(next, say('checkRightSoFar')), accepted: false }
  if (turn.challenge !== null)
    return { message: `${say('checkRight')} ${toTheCode(turn, turn.challenge, say)}`, accepted: true }
  return goingOn(turn, say('checkRight'), say, true)
}

/** Invites the candidate to code what they planned, in the author's words on that plan if we recognised one. */
function toTheCode(turn: Turn, challenge: Challenge, say: Say): string {
  if (turn.step === 'coding' && !isUntouched(turn)) return say('goOnCoding')
  const planned = approachSoFar({ ...turn, judged: turn.judged.slice(0, -1) }, challenge)
  return planned !== null && isWorkable(planned) ? accepting(planned, turn, say) : say('pleaseCode')
}

/** Continues after a check: with a check on a point the answer still lacks, or else with the next question. */
function goingOn(turn: Turn, word: string, say: Say, accepted: boolean | null): FromCheck | null {
  const { spoken } = turn
  if (spoken === null) return null
  const isAnswered = turn.step === 'follow_up' || turn.step === 'wrap_up'
  const isWhole = isRightAnswer(turn.judged, spoken, candidateWords(turn))
  const next = accepted !== true || isWhole ? null : checkOf(openPoints(turn), turn)
  const said = next === null ? { message: `${word} ${nextQuestion(turn, spoken, say)}` } : put(next, word)
  return { ...said, accepted: accepted === true ? isAnswered || isWhole : accepted }
}

/** Returns the check this answer calls for; null if we understood the answer, or it is about something else. */
function checkDue(turn: Turn): Check | null {
  const { message, intent } = turn
  if (intent !== 'attempt_to_answer_question' || wordCount(message) < fewestWords) return null
  if (wantsVerdict(turn) || isWithoutGrammar(message) || checksAskedIn(turn) >= maxChecks) return null
  // A design goes through its parts first, and their own questions cover anything we didn't understand.
  if (isInParts(turn)) return null
  const point = turn.spoken === null ? null : pointAskedFor(turn)
  const isLong = wordCount(message) >= wordsOfALongAnswer
  // A design has more to ask about than one point, so a short answer on a point leads to the next question.
  if (point !== null) return isLong || !isDesigned(turn) ? checkOf([point], turn) : null
  const isFirst = earlierAttempts(turn).length === 0 && isLong
  if (!isFirst || turn.judgement.some(({ verdict }) => verdict !== 'not_understood')) return null
  return acceptedByRules(turn) === true ? null : checkOf(openPoints(turn), turn)
}

const isDesigned = ({ challengeType }: Turn): boolean =>
  challengeType === 'system_design' || challengeType === 'low_level_design'

/**
 * Returns the check to ask about a plan before there is any code. A plan that reads as right is checked before it is
 * accepted, because wrong plans often say the same and get one thing wrong. A longer plan that we didn't understand is
 * checked too.
 */
function planDue(turn: Turn): Check | null {
  const { message, intent, step } = turn
  const isBefore = step === 'introduction' || step === 'clarification' || step === 'approach'
  if (!isBefore || intent !== 'attempt_to_answer_question' || wantsVerdict(turn) || isWithoutGrammar(message))
    return null
  const isFirst = earlierAttempts(turn).length === 0 && wordCount(message) >= wordsOfALongPlan
  const isUnderstood = turn.judgement.some(({ point }) => point.startsWith('approach-'))
  const isDue = (isFirst && !isUnderstood) || acceptedByRules(turn) === true
  return isDue ? checkOf(pointsWithChecks(turn), turn) : null
}

const isShown = ({ judged }: Turn, point: string): boolean =>
  judged.flat().some((each) => each.point === point && each.verdict === 'shown')

/** Whether the candidate's view on a point is still unknown, even if they have talked about it. */
const isOpen = (turn: Turn, point: string): boolean =>
  !isShown(turn, point) && !turn.judgement.some((each) => each.point === point && each.verdict === 'contradicted')

const isSecondTime = (turn: Turn, { check }: AskedCheck): boolean =>
  turn.aboutThisQuestion.filter(({ sender, message }) => sender === 'interviewer' && message.includes(check.question))
    .length > 1

const checksAskedIn = (turn: Turn): number =>
  pointsWithChecks(turn)
    .flatMap(({ checks }) => checks)
    .filter(({ question }) => wasSaid(turn, question)).length

/**
 * Returns the point that the candidate was just asked about and still hasn't settled. In a design, several points share
 * one question.
 */
function pointAskedFor(turn: Turn): PointWithChecks | null {
  const asked = lastAsked(turn)
  const own = (turn.spoken?.points ?? []).flatMap(({ question }, index) =>
    question !== null && asked.includes(question) ? [pointKey(index)] : [],
  )
  const isAnswered = turn.judgement.some(({ point, verdict }) => own.includes(point) && verdict !== 'not_understood')
  if (isAnswered) return null
  return pointsWithChecks(turn).find(({ point }) => own.includes(point) && isOpen(turn, point)) ?? null
}

/** Returns the points of a right answer that we haven't recognised yet, in the order to ask about them. */
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

/** Returns the first check of the first point that hasn't had any of its checks asked; null if none may be asked. */
function checkOf(points: readonly PointWithChecks[], turn: Turn): Check | null {
  if (checksAskedIn(turn) >= maxChecks) return null
  const untouched = points.filter(({ checks }) => !checks.some(({ question }) => wasSaid(turn, question)))
  return untouched[0]?.checks[0] ?? null
}
