import { z } from 'zod'

/** An input in the problem's own notation, a row for each parameter. */
export const inputRowsSchema = z.array(z.object({ name: z.string(), value: z.string() }))
export type InputRows = z.infer<typeof inputRowsSchema>

/** An input and the program's output. */
export const tracedInputSchema = z.object({
  rows: inputRowsSchema,
  does: z.enum(['prints', 'crashes', 'hangs']),
  /** The program's output; may be empty. */
  prints: z.string(),
})
export type TracedInput = z.infer<typeof tracedInputSchema>

/** An input that a program gets wrong, with the right answer. */
export const counterexampleSchema = tracedInputSchema.extend({ right: z.string() })

/** Processor time without start-up, median of three, at sizes that roughly double each time. */
export const measuredCostSchema = z.object({
  sizes: z.array(z.int()),
  /** The input's length. */
  bytes: z.array(z.int()),
  cpuMs: z.array(z.number()),
})
export type MeasuredCost = z.infer<typeof measuredCostSchema>

/** Facts learned by running a program. */
export const codeFactsSchema = z.object({
  /** How many small inputs we tried, and how many the program got wrong. */
  searched: z.int().min(0),
  wrong: z.int().min(0),
  /** The smallest failing input found, with the right answer; null if none was found. */
  counterexample: counterexampleSchema.nullable(),
  cost: measuredCostSchema.nullable(),
  /** A passing input to ask about, with its output; missing if anything fails or no input is suitable. */
  probe: z.object({ rows: inputRowsSchema, prints: z.string() }).optional(),
})
export type CodeFacts = z.infer<typeof codeFactsSchema>
