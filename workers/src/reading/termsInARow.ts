import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { kindsIn } from './wordOrder.ts'

/**
 * How strongly each sequence of two or three kinds of words suggests scattered terms. Learned from real messages and
 * from strings of terms (`workers/training/learnTermsInARow.ts`).
 */
const learned = z
  .object({ bias: z.number(), weights: z.record(z.string(), z.number()) })
  .parse(JSON.parse(readFileSync(new URL('./termsInARow.json', import.meta.url), 'utf8')))

/** Counts each sequence of two or three kinds of words, per ten steps from one word to the next. */
export function stepsIn(text: string): Map<string, number> {
  const steps = kindsIn(text).flatMap((kinds) =>
    kinds.slice(1).map((kind, index) => [`${kinds[index]} ${kind}`, kinds[index - 1]] as const),
  )
  const found = new Map<string, number>()
  const share = stepsCounted / Math.max(1, steps.length)
  for (const [two, before] of steps)
    for (const step of before === undefined ? [two] : [two, `${before} ${two}`])
      found.set(step, (found.get(step) ?? 0) + share)
  return found
}

const stepsCounted = 10

/** Returns how much a text resembles a string of terms: above 0 it does, below 0 it is more like real speech. */
export function likenessToTerms(text: string): number {
  let sum = learned.bias
  for (const [step, share] of stepsIn(text)) sum += (learned.weights[step] ?? 0) * share
  return sum
}
