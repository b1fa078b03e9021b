import type { LoopRound } from '../session/companyLoop.ts'
import { plannedQuestion } from './loop.ts'
import type { Interview, RoundKind } from './rounds.ts'

/** How much time a kind of question gets, relative to the others. */
function partsOf(kind: RoundKind | undefined): number {
  if (kind === 'behavioural') return 1
  return kind === 'system_design' ? 4 : 2
}

type Planned = Interview & { loop: readonly LoopRound[] }

const partsFrom = (interview: Planned, first: number): number =>
  Array.from({ length: Math.max(0, interview.questionCount - first + 1) }, (_, index) =>
    partsOf(plannedQuestion(interview, first + index).kinds[0]),
  ).reduce((sum, parts) => sum + parts, 0)

/**
 * The share of the remaining time that a question gets when it is presented, from 0 to 1. The last question gets all of
 * it.
 */
export function shareOfClock(interview: Planned, question: number): number {
  const later = partsFrom(interview, question + 1)
  return later === 0 ? 1 : 1 - later / partsFrom(interview, question)
}
