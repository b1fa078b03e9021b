import type { Evidence, PointVerdict, Scorecard, ScorecardLine } from '@greenroom/shared/session'
import type { QuestionSolution } from '@greenroom/shared/wire'

/** A point of a strong answer and its verdict; null if nobody checked it. */
export type Covered = {
  title: string
  dimension: string | null
  verdict: PointVerdict | null
  /** Where the replay shows it: the scorecard's line and the index of its point. */
  at: { line: ScorecardLine; index: number; evidence: Evidence } | null
}

/** The points of a strong answer with the scorecard's verdict on each, the ones that were made first. */
export function coverageOf(
  { points }: Pick<QuestionSolution, 'points'>,
  scorecard: Pick<Scorecard, 'lines'> | null,
): Covered[] {
  const judged = (scorecard?.lines ?? []).flatMap((line) =>
    (line.points ?? []).map((point, index) => ({ line, index, point })),
  )
  const covered = points.map(({ title, dimension }): Covered => {
    const found = judged.find(({ point }) => point.title === title)
    const [evidence] = found?.point.evidence ?? []
    return {
      title,
      dimension,
      verdict: found?.point.verdict ?? null,
      at: found === undefined || evidence === undefined ? null : { line: found.line, index: found.index, evidence },
    }
  })
  return covered.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const ranks: Record<PointVerdict, number> = { shown: 0, contradicted: 1, not_understood: 2 }
const rankOf = ({ verdict }: Covered): number => (verdict === null ? 2 : ranks[verdict])
