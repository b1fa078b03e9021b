/** Patterns that state a confidence anywhere in a text. */
const anywhere: readonly RegExp[] = [
  /(\d{1,3}(?:\.\d+)?) ?(?:%|percent|per cent|pct) (?:sure|certain|confident|confidence)\b/,
  /\bconfidence(?: level)?(?: is| of|:|=)* ?(?:about |around )?(\d{1,3}(?:\.\d+)?)/,
  /\b(?:sure|certain|confident)(?: to| by|:|,)*? (?:about |around )?(\d{1,3}(?:\.\d+)?) ?(?:%|percent|per cent|pct)/,
]

/** Patterns that state a confidence only next to the verdict: "true, 80 %", "false (7/10)", "no, 90". */
const besideTheVerdict: readonly RegExp[] = [
  /(\d{1,3}(?:\.\d+)?) ?(?:%|percent\b|per cent\b|pct\b)(?! of\b)/,
  /(?<![\d.])(0?\.\d+|1\.0+)(?![\d.])/,
  /\b(?:true|false|yes|no|right|wrong|t|f)\W+(\d{2,3})\W*$/,
]
const outOfTen = /\b(\d{1,2})(?: ?\/ ?| out of )10\b/

/** Phrases that state a confidence in words. The first match counts. */
const inWords: readonly (readonly [RegExp, number])[] = [
  [/\b(fifty[- ]fifty|50 ?\/ ?50|coin (flip|toss)|half sure)\b/, 0.5],
  [/\b(pretty|fairly|quite|rather|almost|nearly|relatively|reasonably) (sure|certain|confident)\b/, 0.85],
  [
    /\b(guess(ing)?|maybe|perhaps|possibly|unsure|uncertain|might|could be|no idea|no clue|don't know|do not know)\b|\b(not|n't) (so |too |really |quite |very |entirely |completely |totally |absolutely |fully )*(sure|certain|confident)\b/,
    0.55,
  ],
  [
    /\b(certain|certainly|definite|definitely|absolutely|sure|surely|for sure|clearly|obviously|of course|no doubt|without (a |any )?doubt|positive)\b/,
    0.95,
  ],
  [/\b(probably|likely|think|believe|suppose|assume|i'd say|i would say|seems|should be)\b/, 0.7],
]

/**
 * Reads the stated confidence, from 0 to 1, in figures or words; null if there is none.
 * @param sentences everything said, in plain words
 * @param heads the parts around the verdict that aren't a reason
 */
export function readConfidence(sentences: readonly string[], heads: readonly string[]): number | null {
  const said = first(anywhere, sentences) ?? first(besideTheVerdict, heads)
  if (said !== null) return Math.min(1, said > 1 ? said / 100 : said)
  const tenths = first([outOfTen], heads)
  if (tenths !== null) return Math.min(1, tenths / 10)
  return inWords.find(([words]) => heads.some((head) => words.test(head)))?.[1] ?? null
}

function first(patterns: readonly RegExp[], texts: readonly string[]): number | null {
  for (const pattern of patterns)
    for (const text of texts) {
      const number = pattern.exec(text)?.[1]
      if (number !== undefined) return Number(number)
    }
  return null
}
