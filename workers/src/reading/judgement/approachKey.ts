/** The key of an approach in a judgement. It reveals nothing about the approach. */
export const approachKey = (index: number): string => `approach-${index + 1}`
