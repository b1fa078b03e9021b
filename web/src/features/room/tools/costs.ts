import { type Caps, problemSolvingCap } from '@greenroom/shared'
import { toolTexts as texts } from './toolTexts.ts'

/** What help costs the scorecard, in words: "caps testing at 3", or that it costs nothing. */
export function costOf(caps: Caps): string {
  const capped = Object.entries(caps).map(([dimension, cap]) => texts.caps(dimension, cap))
  return capped.length === 0 ? texts.free : capped.join(', ')
}

/** The best score is 4: a cap of 4 caps nothing. */
const bestScore = 4

/** What a rung of the hint ladder costs. */
export function costOfRung(rung: number): string {
  const cap = problemSolvingCap(rung)
  return cap < bestScore ? texts.caps('problem solving', cap) : texts.free
}

/** Whether a rung costs nothing. */
export const isFreeRung = (rung: number): boolean => problemSolvingCap(rung) >= bestScore
