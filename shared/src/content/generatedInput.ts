import { z } from 'zod'

const count = z.int().min(1).max(500_000)
const integer = z.int()
const column = z.union([
  z.strictObject({ from: integer, to: integer }).refine(({ from, to }) => from <= to, '`from` is above `to`'),
  z.strictObject({ start: integer, step: integer }),
])

/**
 * A part of a large input, described instead of stored; each part ends with a line break:
 * - a string: the line as it is
 * - `{integers, from, to, order?}`: this many integers from the range, on one line
 * - `{rows, columns, template?}`: this many lines; a column is random for `{from, to}` or counts `{start, step}`.
 *   `{0}`, `{1}` … in the template are the columns; without one they are printed side by side
 * - `{rows, letters, width}`: this many words of this width, with random letters; a letter listed twice is twice as
 *   likely
 * - `{lines, times}`: these lines, this many times
 */
export const inputPartSchema = z.union([
  z.string(),
  z
    .strictObject({
      integers: count,
      from: integer,
      to: integer,
      order: z.enum(['ascending', 'descending']).optional(),
    })
    .refine(({ from, to }) => from <= to, '`from` is above `to`'),
  z.strictObject({ rows: count, columns: z.array(column).min(1), template: z.string().optional() }),
  z.strictObject({ rows: count, letters: z.string().min(1), width: count }),
  z.strictObject({ lines: z.array(z.string()).min(1), times: count }),
])
export type InputPart = z.infer<typeof inputPartSchema>

/** An input that isn't stored but generated from a description. The same seed and parts always give the same bytes. */
export const generatedInputSchema = z.strictObject({
  seed: z.int().nonnegative(),
  parts: z.array(inputPartSchema).min(1),
})
export type GeneratedInput = z.infer<typeof generatedInputSchema>

export function generateInput({ seed, parts }: GeneratedInput): string {
  const random = seededRandom(seed)
  return parts.map((part) => `${partText(part, random)}\n`).join('')
}

type Random = () => number

function partText(part: InputPart, random: Random): string {
  if (typeof part === 'string') return part
  if ('integers' in part) return integers(part, random).join(' ')
  if ('lines' in part) return Array.from({ length: part.times }, () => part.lines.join('\n')).join('\n')
  if ('letters' in part) {
    const letters = [...part.letters]
    const word = () =>
      Array.from({ length: part.width }, () => letters[between(0, letters.length - 1, random)]).join('')
    return Array.from({ length: part.rows }, word).join('\n')
  }
  const template = part.template ?? part.columns.map((_column, index) => `{${index}}`).join(' ')
  // Every second piece is the number of a column.
  const pieces = template.split(/\{(\d+)\}/)
  return Array.from({ length: part.rows }, (_row, index) => {
    const values = part.columns.map((each) =>
      'from' in each ? between(each.from, each.to, random) : each.start + index * each.step,
    )
    return pieces.map((piece, at) => (at % 2 === 0 ? piece : values[Number(piece)])).join('')
  }).join('\n')
}

function integers({ integers, from, to, order }: Extract<InputPart, { integers: number }>, random: Random): number[] {
  const drawn = Array.from({ length: integers }, () => between(from, to, random))
  if (order === 'ascending') return drawn.sort((one, other) => one - other)
  return order === 'descending' ? drawn.sort((one, other) => other - one) : drawn
}

const between = (from: number, to: number, random: Random): number => from + Math.floor(random() * (to - from + 1))

/**
 * Returns a random number generator with values in [0, 1). Uses mulberry32, with two draws for 53 bits: it is small and
 * gives the same numbers on every machine.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next32 = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return () => (next32() * 2 ** 21 + (next32() >>> 11)) / 2 ** 53
}
