import type { SpokenPoint, SpokenQuestion } from '@greenroom/shared/content'
import { isRightAnswer, pointsShown } from '../../../reading/judgement/rightAnswer.ts'
import { pointsDrawnIn } from '../../../reading/pointsIn.ts'
import type { Turn } from '../provider.ts'
import { askedAboutDrawing, questionAboutDrawing, writtenBy } from './board.ts'
import { candidateWords, wasChecked, wasSaid } from './conversation.ts'
import { inOrderFor } from './followUpOrder.ts'
import type { Say } from './say.ts'

/**
 * Returns the next question: first about anything the answer still lacks, if its author wrote a question for that, then
 * the authored follow-ups.
 */
export function nextQuestion(turn: Turn, question: SpokenQuestion, say: Say): string {
  const shown = pointsShown(turn.judged, question)
  const isAsked = (each: SpokenPoint) =>
    each.dimension !== 'requirements' && isDue(each, turn, question) && isOpen(each, shown, turn)
  const open = leastCovered(question.points.filter(isAsked), turn, question)
  // If at least half of the answer is there, ask about the task's conclusion, which comes last. Otherwise ask about the
  // beginning of the answer.
  const isFarOn = open[0]?.dimension === null && isRightAnswer(turn.judged, question, candidateWords(turn))
  const missing = (ofASenior(turn, question, open) ?? open.at(isFarOn ? -1 : 0))?.question
  // Ask about a drawing once, right after an answer we didn't understand at all.
  const isTime =
    missing === undefined ||
    isDrawn(open[0], turn, question) ||
    (turn.step === 'follow_up' && hasAskedForPoint(turn, question))
  const drawn = isTime && !askedAboutDrawing(turn) ? questionAboutDrawing(turn, question, say) : null
  const prepared = inOrderFor(turn.level, question.followUps).find((each) => !wasSaid(turn, each.question))?.question
  return drawn ?? missing ?? prepared ?? say('spokenGeneric')
}

/** Counts the questions left: authored follow-ups, and those for missing points. */
export function questionsLeft(turn: Turn, question: SpokenQuestion): number {
  const shown = pointsShown(turn.judged, question)
  const points = question.points.filter((each) => each.dimension !== 'requirements' && isOpen(each, shown, turn))
  const asks = new Set([...points.map((each) => each.question), ...question.followUps.map((each) => each.question)])
  return [...asks].filter((each) => each !== null && !wasSaid(turn, each)).length
}

/** Whether a point is on the whiteboard or in the notes. */
const isDrawn = (point: SpokenPoint | undefined, turn: Turn, question: SpokenQuestion): boolean =>
  point !== undefined && pointsDrawnIn(writtenBy(turn, question), { points: [point] }).length > 0

/** Returns the open points that are neither drawn nor written down or, if there are none, all open points. */
export function leastCovered(
  open: readonly SpokenPoint[],
  turn: Turn,
  question: SpokenQuestion,
): readonly SpokenPoint[] {
  const drawn = pointsDrawnIn(writtenBy(turn, question), { points: open })
  // If several claims of a design share a question, drawing one of them covers all.
  const rest = open.filter((point) => !drawn.some(({ question }) => question === point.question))
  return rest.length === 0 ? open : rest
}

/** Whether the interviewer already asked for a point of the answer. */
const hasAskedForPoint = (turn: Turn, { points }: SpokenQuestion): boolean =>
  points.some(({ question }) => question !== null && wasSaid(turn, question))

/**
 * Dimensions of a design that a senior is asked about after the first two questions: how to run the system, and what it
 * gives up.
 */
const askedOfSeniors: readonly (string | null)[] = ['operability', 'trade-offs']

function ofASenior(turn: Turn, { points }: SpokenQuestion, open: readonly SpokenPoint[]): SpokenPoint | undefined {
  if (turn.level !== 'SENIOR') return undefined
  const asked = points.filter(({ question }) => question !== null && wasSaid(turn, question))
  const soFar = asked.length + (askedAboutDrawing(turn) ? 1 : 0)
  if (soFar < 2 || asked.some(({ dimension }) => askedOfSeniors.includes(dimension))) return undefined
  return open.find(({ dimension }) => askedOfSeniors.includes(dimension))
}

/**
 * Whether a point may come up now. A dimension of a design may come up at any time. Other points come right after the
 * answer, and only one, so that two authored questions still fit.
 */
const isDue = ({ dimension }: SpokenPoint, turn: Turn, question: SpokenQuestion): boolean =>
  dimension !== null || turn.call === 'doneCoding' || (turn.step !== 'follow_up' && !hasAskedForPoint(turn, question))

/** Whether a point has a question and was neither made nor asked about. */
const isOpen = (point: SpokenPoint, shown: readonly SpokenPoint[], turn: Turn): boolean =>
  point.question !== null &&
  !wasSaid(turn, point.question) &&
  !wasChecked(turn, point) &&
  !shown.some((each) => each.question === point.question)
