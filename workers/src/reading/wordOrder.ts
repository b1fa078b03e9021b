import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readWords } from './readWords.ts'
import { kindOfWord } from './wordKinds.ts'

/**
 * Returns the parts of speech of a text's words, sentence by sentence, with markers for the beginning and end of each
 * sentence.
 */
export const kindsIn = (text: string): string[][] =>
  readWords(text).map(({ words }) => ['start', ...words.map(kindOfWord), 'end'])

/**
 * How much more often than by chance one part of speech follows another in real speech, as a logarithm. Counted by
 * `workers/training/countWordOrder.ts`.
 */
const read = z
  .record(z.string(), z.record(z.string(), z.number()))
  .parse(JSON.parse(readFileSync(new URL('./wordOrder.json', import.meta.url), 'utf8')))

/**
 * Returns how natural the order of a text's words is: random order gives 0, and real sentences are clearly above that.
 */
export function orderOf(text: string): number {
  const steps = kindsIn(text).flatMap((kinds) =>
    kinds.slice(1).map((kind, index) => read[kinds[index] ?? '']?.[kind] ?? 0),
  )
  return steps.reduce((sum, step) => sum + step, 0) / Math.max(1, steps.length)
}
