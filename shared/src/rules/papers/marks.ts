/** A judged question of a paper. `isRight` is null if there was no answer, or none we could read. */
export type Mark = { area: string; isRight: boolean | null }

/**
 * Marks in an area or a part. In papers like this one, the share of right answers would lie between `low` and `high`
 * nine times in ten (Wilson's interval). Shares are from 0 to 1.
 */
export type MarksIn = { right: number; answered: number; total: number; low: number; high: number }

/** For a two-sided interval of 90%. */
const z = 1.645

/** Counts marks. An unanswered question is not right. */
export function marksIn(marks: readonly Pick<Mark, 'isRight'>[]): MarksIn {
  const total = marks.length
  const right = marks.filter(({ isRight }) => isRight === true).length
  const answered = marks.filter(({ isRight }) => isRight !== null).length
  if (total === 0) return { right, answered, total, low: 0, high: 1 }
  const share = right / total
  const middle = (share + (z * z) / (2 * total)) / (1 + (z * z) / total)
  const half = (z / (1 + (z * z) / total)) * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total))
  // The share must lie between the bounds. At 0 and 1, where it equals a bound, rounding errors could push that bound
  // past it.
  const [low, high] = [Math.min(share, Math.max(0, middle - half)), Math.max(share, Math.min(1, middle + half))]
  return { right, answered, total, low, high }
}

/** Marks by area, the weakest first. */
export const marksByArea = (marks: readonly Mark[]): (MarksIn & { area: string })[] =>
  [...Map.groupBy(marks, ({ area }) => area)]
    .map(([area, those]) => ({ area, ...marksIn(those) }))
    .toSorted((one, other) => one.right / one.total - other.right / other.total || one.area.localeCompare(other.area))
