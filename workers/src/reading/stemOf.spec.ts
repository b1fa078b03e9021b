import { expect, it } from 'vitest'
import { stemOf } from './stemOf.ts'

it.each([
  ['come', 'came', 'comes', 'coming'],
  ['take', 'took', 'takes', 'taking'],
  ['make', 'made', 'makes'],
  ['lose', 'lost', 'losing'],
  ['tell', 'told', 'tells'],
  ['give', 'gave', 'given'],
  ['fall', 'fell', 'fallen', 'falls'],
  ['add', 'adds', 'added', 'adding'],
  ['use', 'used', 'uses', 'using'],
  ['put', 'puts', 'putting'],
  ['cancel', 'cancelled', 'cancels', 'cancelling'],
])('recognises forms of the same word: %s, %s', (word, ...forms) => {
  for (const form of forms) expect(stemOf(form)).toBe(stemOf(word))
})

it.each([
  ['largest', 'large'],
  ['taken', 'take'],
  ['left', 'leave'],
  ['odd', 'o'],
])('distinguishes words with different meanings: %s, %s', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other))
})
