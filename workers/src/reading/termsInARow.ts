import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { kindsIn } from './wordOrder.ts'

/**
 * What was learned from what people say and from terms in a row (`workers/training/learnTermsInARow.ts`): how much each two and three kinds
 * of words that follow each other speak for terms.
 */
const learned = z
  .object({ bias: z.number(), weights: z.record(z.string(), z.number()) })
  .parse(JSON.parse(readFileSync(new URL('./termsInARow.json', import.meta.url), 'utf8')))

/** How often two and three kinds of words follow each other in a text, of ten steps from one word to the next. */
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

/** How much a text is like terms in a row: above 0 more like these, below 0 more like what people say. */
export function likenessToTerms(text: string): number {
  let sum = learned.bias
  for (const [step, share] of stepsIn(text)) sum += (learned.weights[step] ?? 0) * share
  return sum
}
