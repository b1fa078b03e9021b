import type { Evidence, PointVerdict, Scorecard, ScorecardLine } from '@greenroom/shared/session'
import type { QuestionSolution } from '@greenroom/shared/wire'

/** A point of a strong answer, with its verdict; null if it wasn't checked. */
export type Covered = {
  title: string
  dimension: string | null
  verdict: PointVerdict | null
  /** Where the replay shows it: the scorecard line, and the point's index in it. */
  at: { line: ScorecardLine; index: number; evidence: Evidence } | null
}

/** Pairs a strong answer's points with the scorecard's verdicts; the points that the candidate made come first. */
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
