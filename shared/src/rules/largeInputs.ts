/** Whether a hidden case is a large input: one that a slow solution can't do in time. Its author says so in the category. */
export const isLargeInput = ({ category }: { category: string | null }): boolean => /\blarge\b/i.test(category ?? '')
