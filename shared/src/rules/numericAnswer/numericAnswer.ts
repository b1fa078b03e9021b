import { conversion, unitIn } from './units.ts'

/** Why a typed answer isn't a number we can judge. It doesn't count as wrong; we ask the learner again. */
export type NumericProblem = 'empty' | 'no_number' | 'several_numbers' | 'unknown_unit' | 'other_quantity'

export type NumericReading = { ok: true; value: number } | { ok: false; problem: NumericProblem }

const refused = (problem: NumericProblem): NumericReading => ({ ok: false, problem })

/** Digits, grouped by commas, spaces or apostrophes, or with a decimal comma; then, optionally, a power of ten. */
const numberAtStart = /^([+-]?)\s*([\d][\d.,' ]*|[.,]\d+)\s*(?:[x×*]\s*10\s*(?:\^|\*\*)?\s*([+-]?\d+)|e([+-]?\d+))?/i

/**
 * Reads a number as people type it. A comma groups thousands if exactly three digits follow each comma and no zero
 * comes first, as in Britain: `1,500` is 1500. Any other single comma is a decimal comma: `1,5`, `0,250`.
 */
function numberIn(digits: string): number | undefined {
  const compact = digits.replace(/[' ]/g, '')
  const grouped = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(compact)
  const plain = grouped ? compact.replaceAll(',', '') : compact.replace(',', '.')
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/** Spaces may group digits, but only in threes. Other spaces separate two numbers. */
const spaceBetweenNumbers = /\d\s+(?!\d{3}(?!\d))\d/

/**
 * Reads a typed answer in the item's unit. A bare number is in that unit. Other units of the same quantity are
 * converted: `0.5 g` is 500 if the item asks for mg.
 * @param unit as the item words it, such as `mL/hour`
 */
export function readNumericAnswer(text: string, unit: string): NumericReading {
  const typed = text
    .normalize('NFKC')
    .replace(/[\u2212\u2012\u2013]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^\s*(?:=|≈|~|about|approximately|approx\.?|answer:?)\s*/i, '')
    .trim()
  if (typed === '') return refused('empty')
  const found = numberAtStart.exec(typed)
  if (found === null) return refused('no_number')
  const [whole, sign, digits = '', power = found[4]] = found
  if (spaceBetweenNumbers.test(digits.trim())) return refused('several_numbers')
  const read = numberIn(digits.trim().replace(/[.,]$/, ''))
  if (read === undefined) return refused('no_number')
  const value = (sign === '-' ? -read : read) * 10 ** Number(power ?? 0)
  const rest = typed.slice(whole.length).replace(/^[\s.,;]+|[\s.;!]+$/g, '')
  if (rest === '') return { ok: true, value }
  if (/\d/.test(rest.replace(/m2|m\^2|m²/gi, ''))) return refused('several_numbers')
  const [asked, given] = [unitIn(unit), unitIn(rest)]
  // If we don't know the item's unit, it must be typed exactly as the item words it.
  if (asked === undefined)
    return rest.toLowerCase() === unit.toLowerCase() ? { ok: true, value } : refused('unknown_unit')
  if (given === undefined) return refused('unknown_unit')
  const times = conversion(given, asked)
  return times === undefined ? refused('other_quantity') : { ok: true, value: value * times }
}

/** A calculation's right answer: `tolerance` is how far an answer may be from it, in the item's unit. */
export type NumericKey = { answer: number; tolerance: number; unit: string }

/** Differences smaller than this come from floating point, not from the learner. */
const relativeNoise = 1e-9

/** Judges a typed answer: right, wrong, or not readable as a number in this unit. */
export function judgeNumeric(
  text: string,
  { answer, tolerance, unit }: NumericKey,
): 'right' | 'wrong' | NumericProblem {
  const reading = readNumericAnswer(text, unit)
  if (!reading.ok) return reading.problem
  const noise = relativeNoise * Math.max(1, Math.abs(answer))
  return Math.abs(reading.value - answer) <= tolerance + noise ? 'right' : 'wrong'
}
