/** The name of an approach in a judgement: it says nothing of what the approach is. */
export const approachKey = (index: number): string => `approach-${index + 1}`
