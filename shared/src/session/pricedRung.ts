import { z } from 'zod'
import { hintRungSchema } from '../vocabulary/interview.ts'

/** A rung of the hint ladder, and the best score each dimension can still get with it; no caps if it is free. */
export const pricedRungSchema = z.object({
  rung: hintRungSchema,
  caps: z.array(z.object({ dimension: z.string(), at: z.int().min(1).max(4) })),
})
export type PricedRung = z.infer<typeof pricedRungSchema>
