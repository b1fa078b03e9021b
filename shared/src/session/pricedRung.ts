import { z } from 'zod'
import { hintRungSchema } from '../vocabulary/interview.ts'

/**
 * A rung of the hint ladder with its price: the best score that each capped dimension can still get. A free rung has no
 * caps.
 */
export const pricedRungSchema = z.object({
  rung: hintRungSchema,
  caps: z.array(z.object({ dimension: z.string(), at: z.int().min(1).max(4) })),
})
export type PricedRung = z.infer<typeof pricedRungSchema>
