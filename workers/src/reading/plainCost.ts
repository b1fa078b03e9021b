import { canonicalGrowth, type Growth } from './complexity.ts'
import { findPlainSign, type Span } from './plainSigns.ts'
import type { ReadSentence } from './readWords.ts'

/** How people say a growth who do not write it with an O. */
const timeInWords: readonly (readonly [Growth, readonly string[]])[] = [
  [
    'nlogn',
    [
      'sort|order + most|slow|main|expensive|dominate|cost|heavy|long|bulk',
      'put|bring + in_order + most|slow|main|work|cost|long',
      'sort|order + then + once|pass|walk|through',
    ],
  ],
  [
    'n',
    [
      'each|every|all + once|twice + look|come|go|enter|touch|visit|see|leave|read|handle|move|take|step|pass|walk|check|hour|only',
      'once|twice + over|through|along|across',
      'proportion|proportional|as_many_steps + number|length|size|as|many|to',
      'only|both + forward + move|go|never|step|walk',
      'one|single + pass|run|walk|sweep',
      'double|twice + input|size|long|many + double|twice + time|work|steps',
    ],
  ],
]

const spaceInWords: readonly (readonly [Growth, readonly string[]])[] = [
  [
    '1',
    [
      'only|just|nothing|no|few|handful|couple + number|variable|counter|two|three|place|besides + remember|store|keep|memory|need|hold|beyond|extra',
    ],
  ],
]

const found = (
  growths: readonly string[],
  sentences: readonly ReadSentence[],
  inWords: readonly (readonly [Growth, readonly string[]])[],
): Span | null => {
  for (const [growth, signs] of inWords) {
    if (!growths.includes(growth)) continue
    for (const sign of signs) {
      const span = findPlainSign(sentences, sign)
      if (span !== null) return span
    }
  }
  return null
}

const growthsOf = (authored: readonly string[]): string[] =>
  authored.flatMap((text) =>
    [...text.matchAll(/[oO] ?\(((?:[^()]|\([^()]*\))*)\)/g)].map((match) => canonicalGrowth(match[1] ?? '')),
  )

/** Where a text says in everyday words what the authored time of a solution is, or null. What else it says is no mistake. */
export const timeSaid = (sentences: readonly ReadSentence[], authored: readonly string[]): Span | null =>
  found(growthsOf(authored), sentences, timeInWords)

/** The same for the memory. */
export const spaceSaid = (sentences: readonly ReadSentence[], authored: readonly string[]): Span | null =>
  found(growthsOf(authored), sentences, spaceInWords)
