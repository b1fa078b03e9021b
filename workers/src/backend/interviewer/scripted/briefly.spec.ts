import { expect, it } from 'vitest'
import { wordCount } from '../../../reading/plainWords.ts'
import { briefly } from './briefly.ts'

const wordings = Object.entries(briefly).flatMap(([slot, all]) => all.map((wording) => ({ slot, wording })))

// A sentence of four words or more must not be said twice, and a question would become the open one.
it.each(wordings)('$slot may be repeated: $wording', ({ wording }) => {
  for (const sentence of wording.split(/(?<=[.?])\s+/)) expect(wordCount(sentence)).toBeLessThanOrEqual(3)
  expect(wording).toMatch(/\.$/)
  expect(wording).not.toMatch(/[?{]/)
})
