import { z } from 'zod'
import { treeKinds } from '../binaryTree.ts'
import { boundSchema } from './bound.ts'

const name = z.string().regex(/^[a-z][A-Za-z]*$/, 'camelCase')
const range = { from: boundSchema, to: boundSchema, step: z.int().min(1).optional() }

/** A number. */
const numberField = z.strictObject({ name, ...range })

/** A list of numbers. If `rising` is set, each number is greater than the previous one. */
const listField = z.strictObject({
  name,
  count: boundSchema,
  ...range,
  order: z.enum(['ascending', 'rising']).optional(),
})

/**
 * A column of a table. It has a number from a range, or a label: `of` names the field with the number of labels, and
 * `first` is the lowest label. `not` names an earlier column whose number is excluded. A `forest` links each row to
 * another row or to -1, never in a cycle.
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

/**
 * A table of rows with the same columns. Bounds may use the names of earlier columns, and `index`, the row's number.
 */
const tableField = z.strictObject({ name, count: boundSchema, columns: z.array(columnSchema).min(1) })

/**
 * A grid of numbers from one range. `mostly` is the usual number; `ends` is the number in the first and the last cell.
 */
const gridField = z.strictObject({
  name,
  count: boundSchema,
  width: boundSchema,
  ...range,
  mostly: z.int().optional(),
  ends: z.int().optional(),
})

/**
 * A list of words from `words`, which has the simplest words first. They are drawn at random, or chosen by `pick` for
 * each `index`.
 */
const wordsField = z.strictObject({
  name,
  count: boundSchema,
  words: z.array(z.string().min(1)).min(1),
  pick: boundSchema.optional(),
})

/**
 * `count` words of the same width, or one word if `count` is missing. They are made of `letters`, which has the
 * simplest letters first; `mostly` is the usual letter.
 */
const lettersField = z.strictObject({
  name,
  count: boundSchema.optional(),
  width: boundSchema,
  letters: z.string().min(1),
  mostly: z.string().length(1).optional(),
})

/**
 * A text derived from a grammar, cut into lines whose widths come from an earlier list; the last line takes the rest.
 * `{row}` in a rule stands for the rule `row`. A rule's first option is the simplest, and is the only one used below
 * `depth`. The first rule is the start rule.
 */
const grammarField = z.strictObject({
  name,
  rules: z.record(z.string(), z.array(z.string()).min(1)),
  depth: boundSchema,
  widths: name,
})

/**
 * A binary tree with `count` values from a range: of `any` form, or a `search` tree, in which a value that occurs twice
 * is left out the second time.
 */
const treeField = z.strictObject({ name, count: boundSchema, ...range, tree: z.enum(treeKinds) })

/**
 * Calls of a class's methods: each is one of these at random, those with `often` so many times as likely. What a method
 * is given is drawn from ranges, or from words, which have the simplest first.
 */
const callsField = z.strictObject({
  name: z.literal('calls'),
  count: boundSchema,
  calls: z
    .array(
      z.strictObject({
        method: name,
        often: z.int().min(1).optional(),
        given: z.array(z.union([z.strictObject(range), z.strictObject({ words: z.array(z.string().min(1)).min(1) })])),
      }),
    )
    .min(1),
})
export type CallsField = z.infer<typeof callsField>

export const fieldSchema = z.union([
  callsField,
  treeField,
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

/**
 * The fields of an input, in the order they are drawn. Only fields named after a parameter are printed; the rest are
 * helpers.
 */
const shapeSchema = z.array(fieldSchema).min(1)
export type InputShape = z.infer<typeof shapeSchema>

/**
 * `inputs.json`: how to generate a challenge's inputs. For a small input, `size` is from 1 to 8 and limits every count.
 * For a large input, `size` is the size that the cost depends on, up to `largest`. If there are several shapes, the
 * seed picks one.
 */
export const inputShapesSchema = z.strictObject({
  small: z.array(shapeSchema).min(1),
  large: z.array(shapeSchema).min(1),
  largest: z.int().min(1),
})
export type InputShapes = z.infer<typeof inputShapesSchema>
