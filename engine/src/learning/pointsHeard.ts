import type { Ended, Question } from '@greenroom/shared/session'

/** How good somebody's answers to a question were, each from 0 to 1: its points, and the checks about them. */
export type PointsHeard = { points: number[]; checks: number[] }

const worthOfAnswer = { right: 1, half: 0.5, wrong: 0 } as const

/**
 * The points of a question that the candidate made or contradicted, by their last statement on each, and their answers
 * to concrete checks. A point that we didn't understand may have been right, so it doesn't count.
 */
export function pointsHeard({ messages }: Ended, question: Question, next: Question | undefined): PointsHeard {
  const points = new Map<string, number>()
  const checks = new Map<string, number>()
  for (const { sender, timeSent, judgement = [] } of messages) {
    const at = Date.parse(timeSent)
    if (sender !== 'candidate' || at < question.presentedAt || at >= (next?.presentedAt ?? Number.POSITIVE_INFINITY))
      continue
    for (const { point, verdict, check } of judgement) {
      if (check !== undefined) checks.set(`${point}/${check.number}`, worthOfAnswer[check.answer])
      else if (verdict !== 'not_understood') points.set(point, verdict === 'shown' ? 1 : 0)
    }
  }
  return { points: [...points.values()], checks: [...checks.values()] }
}
