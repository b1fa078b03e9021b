import { z } from 'zod'

/** A rung of the hint ladder: reflect, restate the constraint, a small example, the family of technique, the outline. */
export const hintRungSchema = z.int().min(1).max(5)
export type HintRung = z.infer<typeof hintRungSchema>
