import { z } from 'zod'
import { grownTree, levelsOf, plantedTree, treeForms } from './binaryTree.ts'
import { connectedGraph, distinctIntegers } from './generatedGraph.ts'

const count = z.int().min(1).max(500_000)
const integer = z.int()
const column = z.union([
  z.strictObject({ from: integer, to: integer }).refine(({ from, to }) => from <= to, '`from` is above `to`'),
  z.strictObject({ start: integer, step: integer }),
])
type Column = z.infer<typeof column>

/**
 * A part of a large input, described instead of stored; each part ends with a line break:
 * - a string: the line as it is
 * - `{integers, from, to, order?}`: this many integers from the range, on one line
 * - `{rows, columns, template?}`: this many lines; a column is random for `{from, to}` and counts up for `{start,
 * step}`. `{0}`, `{1}` … in the template are the columns; without one they are printed side by side
 * - `{rows, letters, width}`: this many words of this width, with random letters; a letter listed twice is twice as
 *   likely
 * - `{lines, times}`: these lines, this many times
 * - `{distinct, from, to}`: this many different integers from the range, on one line
 * - `{calls, of: [{template, columns, often?}]}`: a line with this number, then that many lines, each of a random kind
 * from the list; `often` makes a kind that many times as likely
 * - `{permutation, first}`: this many integers from `first` upwards, in random order, on one line
 * - `{period, width}`: these letters, repeated up to this width
 * - `{nodes, edges, first, form?, weights?}`: a connected graph, one edge per line (`3 1`, or `3 1 weight`), with
 * labels from `first` upwards; `nodes - 1` edges make a tree: a `path`, a `star`, or `random` (the default)
 * - `{tree, from, to, form}`: a binary tree of this many values, written like a `TreeNode`: a `search` tree of
 * different values, a `random` one, or one in which every node is the `left` child, the `right` child, or either
 * (`path`) of the previous one
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
  z
    .strictObject({ distinct: count, from: integer, to: integer })
    .refine(({ distinct, from, to }) => distinct <= to - from + 1, 'the range has fewer integers than `distinct`'),
  z.strictObject({
    calls: count,
    of: z
      .array(z.strictObject({ template: z.string(), columns: z.array(column), often: z.int().min(1).optional() }))
      .min(1),
  }),
  z.strictObject({ tree: count, from: integer, to: integer, form: z.enum(treeForms) }),
  z.strictObject({ permutation: count, first: integer }),
  z.strictObject({ period: z.string().min(1), width: count }),
  z
    .strictObject({
      nodes: count.min(2),
      edges: count,
      first: integer,
      form: z.enum(['random', 'path', 'star']).optional(),
      weights: z.strictObject({ from: integer, to: integer }).optional(),
    })
    .refine(({ nodes, edges }) => edges >= nodes - 1, 'a connected graph has at least `nodes - 1` edges')
    .refine(({ nodes, edges }) => edges <= (nodes * (nodes - 1)) / 2, 'there are more edges than pairs of nodes')
    .refine(({ weights }) => weights === undefined || weights.from <= weights.to, '`from` is above `to`'),
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
  const inRange = (from: number, to: number) => between(from, to, random)
  if ('distinct' in part) return distinctIntegers(part.distinct, part.from, part.to, inRange).join(' ')
  if ('calls' in part) {
    const kinds = part.of.flatMap((kind) => Array.from({ length: kind.often ?? 1 }, () => kind))
    const lines = Array.from({ length: part.calls }, (_call, index) => {
      const kind = kinds[inRange(0, kinds.length - 1)]
      return kind === undefined ? '' : filledTemplate(kind.template, kind.columns, index, random)
    })
    return [part.calls, ...lines].join('\n')
  }
  if ('tree' in part) {
    const { tree: size, from, to, form } = part
    const isSearch = form === 'search'
    const drawn = isSearch ? distinctIntegers(size, from, to, inRange) : undefined
    const values = drawn ?? Array.from({ length: size }, () => inRange(from, to))
    const tree = isSearch
      ? plantedTree(
          values.map((value) => [value]),
          'search',
        )
      : grownTree(values, form, inRange)
    const texts = levelsOf(tree)
    return `${texts.length}\n${texts.join(' ')}`
  }
  if ('permutation' in part) {
    const { permutation, first } = part
    return distinctIntegers(permutation, first, first + permutation - 1, inRange).join(' ')
  }
  if ('period' in part) return part.period.repeat(Math.ceil(part.width / part.period.length)).slice(0, part.width)
  if ('nodes' in part) {
    const { weights, form = 'random' } = part
    return connectedGraph({ ...part, form }, inRange)
      .map((edge) => (weights === undefined ? edge : [...edge, inRange(weights.from, weights.to)]).join(' '))
      .join('\n')
  }
  const template = part.template ?? part.columns.map((_column, index) => `{${index}}`).join(' ')
  return Array.from({ length: part.rows }, (_row, index) => filledTemplate(template, part.columns, index, random)).join(
    '\n',
  )
}

function filledTemplate(template: string, columns: readonly Column[], index: number, random: Random): string {
  const values = columns.map((each) =>
    'from' in each ? between(each.from, each.to, random) : each.start + index * each.step,
  )
  // Every second piece is a column number.
  const pieces = template.split(/\{(\d+)\}/)
  return pieces.map((piece, at) => (at % 2 === 0 ? piece : values[Number(piece)])).join('')
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
