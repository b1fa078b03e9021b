/**
 * Whether a hidden case is a large input, too large for a slow solution. Authors mark such a case with the word "large"
 * in its category.
 */
export const isLargeInput = ({ category }: { category: string | null }): boolean => /\blarge\b/i.test(category ?? '')

type Judged = { category: string | null; status: string }
export type Count = { passed: number; total: number }

/**
 * Counts passed cases separately for ordinary and large inputs. Ordinary inputs show whether the code is right, large
 * ones whether it is fast enough.
 */
export const countedApart = (testCases: readonly Judged[]): { right: Count; large: Count } => ({
  right: countIn(testCases.filter((each) => !isLargeInput(each))),
  large: countIn(testCases.filter(isLargeInput)),
})

const countIn = (cases: readonly Judged[]): Count => ({
  passed: cases.filter(({ status }) => status === 'ACCEPTED').length,
  total: cases.length,
})
