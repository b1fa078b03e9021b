import { z } from 'zod'

/**
 * The types of a signature. A program reads its parameters in order, each on its own lines, as words separated by white
 * space. An array is its length, then its elements; an array of arrays is its row and column counts, then row by row. A
 * string is one word, never empty. It prints a single value or an array of numbers on one line, an array of words with
 * one word per line, and an array of arrays with one row per line. A bool is `true` or `false`, a float is printed with
 * six decimals. Integers stay within ±2^53, so that every language reads them exactly.
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
] as const
export const valueTypeSchema = z.enum(valueTypes)
export type ValueType = z.infer<typeof valueTypeSchema>

/** The longest docstring that fits on one line of an editor. */
export const maxDocCharacters = 72

/** The function that the candidate fills in; the reading is appended when it runs. */
export const signatureSchema = z.object({
  functionName: z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'camelCase'),
  parameters: z
    .array(z.object({ name: z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'camelCase'), type: valueTypeSchema }))
    .min(1),
  returns: valueTypeSchema,
  /** What the function returns, in one short line. Missing in older pages. */
  doc: z.string().trim().min(1).max(maxDocCharacters).optional(),
})
export type Signature = z.infer<typeof signatureSchema>
