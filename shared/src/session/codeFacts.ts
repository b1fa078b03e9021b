import { z } from 'zod'

/** An input in the problem's own notation, a row for each parameter. */
export const inputRowsSchema = z.array(z.object({ name: z.string(), value: z.string() }))
export type InputRows = z.infer<typeof inputRowsSchema>

/** An input and what the program does with it. */
export const tracedInputSchema = z.object({
  rows: inputRowsSchema,
  does: z.enum(['prints', 'crashes', 'hangs']),
  /** What it prints; empty if it prints nothing. */
  prints: z.string(),
})
export type TracedInput = z.infer<typeof tracedInputSchema>

/** Processor time without the start, median of three, at sizes that about double each time. */
export const measuredCostSchema = z.object({
  sizes: z.array(z.int()),
  /** How long the input was. */
  bytes: z.array(z.int()),
  cpuMs: z.array(z.number()),
})
export type MeasuredCost = z.infer<typeof measuredCostSchema>

/** What running a program told of it. */
export const codeFactsSchema = z.object({
  /** How many small inputs were tried, and for how many of them it was wrong. */
  searched: z.int().min(0),
  wrong: z.int().min(0),
  /** The smallest input found that it gets wrong, with the right answer; null if none was found. */
  counterexample: tracedInputSchema.extend({ right: z.string() }).nullable(),
  cost: measuredCostSchema.nullable(),
  /** An input that it gets right, to ask about, and what it prints; missing where something is wrong, or none suits. */
  probe: z.object({ rows: inputRowsSchema, prints: z.string() }).optional(),
})
export type CodeFacts = z.infer<typeof codeFactsSchema>
