import { z } from 'zod'

/** An input in the problem's own notation, one row per parameter. */
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

/**
 * Measured processor times without start-up. Each is the median of three runs; sizes roughly double from one
 * measurement to the next.
 */
export const measuredCostSchema = z.object({
  sizes: z.array(z.int()),
  /** The length of each input. */
  bytes: z.array(z.int()),
  cpuMs: z.array(z.number()),
})
export type MeasuredCost = z.infer<typeof measuredCostSchema>

/** Facts learned by running a program. */
export const codeFactsSchema = z.object({
  /** How many small inputs we tried, and how many the program got wrong. */
  searched: z.int().min(0),
  wrong: z.int().min(0),
  /** The smallest input found that the program gets wrong, with the right answer; null if none was found. */
  counterexample: counterexampleSchema.nullable(),
  cost: measuredCostSchema.nullable(),
  /**
   * An input to ask the candidate about, with the program's correct output. Missing if the program gets any input
   * wrong, or if no input is suitable.
   */
  probe: z.object({ rows: inputRowsSchema, prints: z.string() }).optional(),
})
export type CodeFacts = z.infer<typeof codeFactsSchema>
