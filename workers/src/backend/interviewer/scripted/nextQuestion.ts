import type { SpokenPoint, SpokenQuestion } from '@greenroom/shared/content'
import { isRightAnswer, pointsShown } from '../../../reading/judgement/rightAnswer.ts'
import { pointsDrawnIn } from '../../../reading/pointsIn.ts'
import type { Turn } from '../provider.ts'
import { askedAboutDrawing, questionAboutDrawing, writtenBy } from './board.ts'
import { candidateWords, wasChecked, wasSaid } from './conversation.ts'
import { inOrderFor } from './followUpOrder.ts'
import type { Say } from './say.ts'

/** What is asked next: what is still missing of the answer, where its author wrote how to ask for it; then what they prepared. */
export function nextQuestion(turn: Turn, question: SpokenQuestion, say: Say): string {
  const shown = pointsShown(turn.judged, question)
  const isAsked = (each: SpokenPoint) =>
    each.dimension !== 'requirements' && isDue(each, turn, question) && isOpen(each, shown, turn)
  const open = leastCovered(question.points.filter(isAsked), turn, question)
  // Who has told the half of it is asked for what the task leads to, and that stands last; others for where it begins.
  const isFarOn = open[0]?.dimension === null && isRightAnswer(turn.judged, question, candidateWords(turn))
  const missing = (ofASenior(turn, question, open) ?? open.at(isFarOn ? -1 : 0))?.question
  // What is drawn is asked for once, after something of which nothing is known at all.
  const isTime =
    missing === undefined ||
    isDrawn(open[0], turn, question) ||
    (turn.step === 'follow_up' && hasAskedForPoint(turn, question))
  const drawn = isTime && !askedAboutDrawing(turn) ? questionAboutDrawing(turn, question, say) : null
  const prepared = inOrderFor(turn.level, question.followUps).find((each) => !wasSaid(turn, each.question))?.question
  return drawn ?? missing ?? prepared ?? say('spokenGeneric')
}

/** How many questions are still there that were prepared, or that ask for a point nobody has made. */
export function questionsLeft(turn: Turn, question: SpokenQuestion): number {
  const shown = pointsShown(turn.judged, question)
  const points = question.points.filter((each) => each.dimension !== 'requirements' && isOpen(each, shown, turn))
  const asks = new Set([...points.map((each) => each.question), ...question.followUps.map((each) => each.question)])
  return [...asks].filter((each) => each !== null && !wasSaid(turn, each)).length
}

/** Whether a point stands on the whiteboard or in the notes. */
const isDrawn = (point: SpokenPoint | undefined, turn: Turn, question: SpokenQuestion): boolean =>
  point !== undefined && pointsDrawnIn(writtenBy(turn, question), { points: [point] }).length > 0

/** Of open points those of which nothing was drawn or written down either; where there are none, all of them. */
export function leastCovered(
  open: readonly SpokenPoint[],
  turn: Turn,
  question: SpokenQuestion,
): readonly SpokenPoint[] {
  const drawn = pointsDrawnIn(writtenBy(turn, question), { points: open })
  // What asks for several claims of a design asks for all of them.
  const rest = open.filter((point) => !drawn.some(({ question }) => question === point.question))
  return rest.length === 0 ? open : rest
}

/** Whether a point of the answer was asked for. */
const hasAskedForPoint = (turn: Turn, { points }: SpokenQuestion): boolean =>
  points.some(({ question }) => question !== null && wasSaid(turn, question))

/** What a senior is asked of a design after the first two things: how it is run, or what it gave up. */
const askedOfSeniors: readonly (string | null)[] = ['operability', 'trade-offs']

function ofASenior(turn: Turn, { points }: SpokenQuestion, open: readonly SpokenPoint[]): SpokenPoint | undefined {
  if (turn.level !== 'SENIOR') return undefined
  const asked = points.filter(({ question }) => question !== null && wasSaid(turn, question))
  const soFar = asked.length + (askedAboutDrawing(turn) ? 1 : 0)
  if (soFar < 2 || asked.some(({ dimension }) => askedOfSeniors.includes(dimension))) return undefined
  return open.find(({ dimension }) => askedOfSeniors.includes(dimension))
}

/**
 * A dimension of a design may be asked for at any time. Any other point is due right after the answer, one of them at most, so that
 * two of the prepared questions still find room.
 */
const isDue = ({ dimension }: SpokenPoint, turn: Turn, question: SpokenQuestion): boolean =>
  dimension !== null || turn.call === 'doneCoding' || (turn.step !== 'follow_up' && !hasAskedForPoint(turn, question))

/** A point that nobody has made and nobody has asked for, and that can be asked for. */
const isOpen = (point: SpokenPoint, shown: readonly SpokenPoint[], turn: Turn): boolean =>
  point.question !== null &&
  !wasSaid(turn, point.question) &&
  !wasChecked(turn, point) &&
  !shown.some((each) => each.question === point.question)
