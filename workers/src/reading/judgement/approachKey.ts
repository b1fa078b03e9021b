/** Returns the key of an approach in a judgement, which reveals nothing about the approach. */
export const approachKey = (index: number): string => `approach-${index + 1}`
