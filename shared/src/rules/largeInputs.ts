/** Whether a hidden case is a large input: too large for a slow solution. Authors mark it in the category. */
export const isLargeInput = ({ category }: { category: string | null }): boolean => /\blarge\b/i.test(category ?? '')

type Judged = { category: string | null; status: string }
export type Count = { passed: number; total: number }

/**
 * Counts passed cases separately: ordinary ones show whether code is right, and large inputs whether it is fast enough.
 */
export const countedApart = (testCases: readonly Judged[]): { right: Count; large: Count } => ({
  right: countIn(testCases.filter((each) => !isLargeInput(each))),
  large: countIn(testCases.filter(isLargeInput)),
})

const countIn = (cases: readonly Judged[]): Count => ({
  passed: cases.filter(({ status }) => status === 'ACCEPTED').length,
  total: cases.length,
})
