import { z } from 'zod'
import { boundSchema } from './bound.ts'

const name = z.string().regex(/^[a-z][A-Za-z]*$/, 'camelCase')
const range = { from: boundSchema, to: boundSchema, step: z.int().min(1).optional() }

/** A number. */
const numberField = z.strictObject({ name, ...range })

/** Numbers; `rising` ones each greater than the one before. */
const listField = z.strictObject({
  name,
  count: boundSchema,
  ...range,
  order: z.enum(['ascending', 'rising']).optional(),
})

/**
 * A column: a number in a range, or the label of one of `of` things, counted from `first`. `not` names an earlier column whose
 * number is excluded. A `forest` links each row to another one, or to -1, and never in a circle.
 */
const columnSchema = z.union([
  z.strictObject({ name, ...range }),
  z.strictObject({
    name,
    of: name,
    first: z.int().min(0).max(1),
    not: name.optional(),
    forest: z.literal(true).optional(),
  }),
])
export type Column = z.infer<typeof columnSchema>

/** Rows of columns; bounds may name earlier columns, and `index`, the row's number. */
const tableField = z.strictObject({ name, count: boundSchema, columns: z.array(columnSchema).min(1) })

/** Rows of numbers of one range; `mostly` is the usual one, and `ends` are the first and the last of all. */
const gridField = z.strictObject({
  name,
  count: boundSchema,
  width: boundSchema,
  ...range,
  mostly: z.int().optional(),
  ends: z.int().optional(),
})

/** Words from this list, simplest first: at random, or the one that `pick` gives for each `index`. */
const wordsField = z.strictObject({
  name,
  count: boundSchema,
  words: z.array(z.string().min(1)).min(1),
  pick: boundSchema.optional(),
})

/**
 * `count` words of one width, made of these letters, simplest first; `mostly` is the usual one. Without `count` it is
 * one word.
 */
const lettersField = z.strictObject({
  name,
  count: boundSchema.optional(),
  width: boundSchema,
  letters: z.string().min(1),
  mostly: z.string().length(1).optional(),
})

/**
 * A text derived from a grammar, cut into lines of the widths in an earlier list; the rest is the last line. `{row}` in a rule stands
 * for the rule `row`. Each rule's first option is the simplest, and the one taken at `depth`; the first rule is the start.
 */
const grammarField = z.strictObject({
  name,
  rules: z.record(z.string(), z.array(z.string()).min(1)),
  depth: boundSchema,
  widths: name,
})

export const fieldSchema = z.union([
  gridField,
  listField,
  tableField,
  wordsField,
  lettersField,
  grammarField,
  numberField,
])
export type Field = z.infer<typeof fieldSchema>
export type GrammarField = z.infer<typeof grammarField>

/** The fields of an input, in the order they are drawn. Fields named like a parameter are printed; others only help. */
const shapeSchema = z.array(fieldSchema).min(1)
export type InputShape = z.infer<typeof shapeSchema>

/**
 * `inputs.json`: how to make inputs of a challenge. In a small one `size` is 1 to 8 and bounds every count; in a large
 * one it is the size that the cost depends on, up to `largest`. With several shapes the seed picks one.
 */
export const inputShapesSchema = z.strictObject({
  small: z.array(shapeSchema).min(1),
  large: z.array(shapeSchema).min(1),
  largest: z.int().min(1),
})
export type InputShapes = z.infer<typeof inputShapesSchema>
