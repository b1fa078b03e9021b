/** A problem on one line of a file; lines count from 1. */
export type Place = { line: number; problem: string }

export const placeOf = (text: string, index: number): { line: number } => ({
  line: text.slice(0, index).split('\n').length,
})
