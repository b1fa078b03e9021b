import { z } from 'zod'

/**
 * The types of a signature. A program reads its parameters in order, each on its own lines, as words separated by white
 * space. An array is its length, then its elements; an array of arrays is its row and column counts, then row by row. A
 * string is one word, never empty. It prints a single value or an array of numbers on one line, an array of words with
 * one word per line, and an array of arrays with one row per line. A bool is `true` or `false`, a float is printed with
 * six decimals. Integers stay within ±2^53, so that every language reads them exactly.
 *
 * A `ListNode` is the first node of a linked list, written like an `int[]`. A `TreeNode` is the root of a binary tree,
 * written like an array of its values, level by level from left to right: `null` where a node has no child, and nothing
 * for the children of `null` or after the last value. Both are empty if there is no node.
 */
export const valueTypes = [
  'int',
  'long',
  'float',
  'string',
  'bool',
  'int[]',
  'long[]',
  'string[]',
  'int[][]',
  'string[][]',
  'ListNode',
  'TreeNode',
] as const
export const valueTypeSchema = z.enum(valueTypes)
export type ValueType = z.infer<typeof valueTypeSchema>

/** The types of nodes that are linked to each other. */
export const nodeTypes = ['ListNode', 'TreeNode'] as const satisfies readonly ValueType[]
export type NodeType = (typeof nodeTypes)[number]
export const isNodeType = (type: string): type is NodeType => nodeTypes.some((each) => each === type)

/** How a value is written in input and output: nodes as arrays, in which `int?` is a whole number or `null`. */
export type TextType = Exclude<ValueType, NodeType> | 'int?[]'
export const textTypeOf = (type: ValueType): TextType =>
  type === 'ListNode' ? 'int[]' : type === 'TreeNode' ? 'int?[]' : type

/** The longest docstring that fits on one line of an editor. */
export const maxDocCharacters = 72

const name = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'camelCase')

/** The types that methods can take and return: those that fit on a line with others. */
export const scalarTypes = ['int', 'long', 'float', 'string', 'bool'] as const satisfies readonly ValueType[]
const scalarTypeSchema = z.enum(scalarTypes)

/**
 * A method of a class that the candidate designs. Its calls are lines of the input, `add 7 red`, and each answer is a
 * line of the output; a `void` method prints nothing.
 */
export const methodSchema = z.object({
  name,
  parameters: z.array(z.object({ name, type: scalarTypeSchema })),
  returns: z.enum([...scalarTypes, 'void']),
})
export type Method = z.infer<typeof methodSchema>

/**
 * The function that the candidate fills in; the reading is appended when it runs. With `methods`, it is a class with
 * the function's name, constructed from the parameters. The input then continues with a line for the number of calls,
 * followed by the calls. It returns `string[]`, with one answer per line.
 */
export const signatureSchema = z
  .object({
    functionName: name,
    parameters: z.array(z.object({ name, type: valueTypeSchema })),
    returns: valueTypeSchema,
    /** What the function returns, in one short line. Missing in older pages. */
    doc: z.string().trim().min(1).max(maxDocCharacters).optional(),
    methods: z.array(methodSchema).min(1).optional(),
  })
  .refine(({ parameters, methods }) => methods !== undefined || parameters.length > 0, 'a function needs a parameter')
  .refine(
    ({ methods = [] }) => methods.length === 0 || methods.some(({ returns }) => returns !== 'void'),
    'one of the methods has to return something',
  )
export type Signature = z.infer<typeof signatureSchema>
