import { z } from 'zod'

/**
 * A session's place in a mock where two people interview each other: two sessions, with the roles swapped. The second
 * session's id is fixed when the first is created, so that it can be created only once.
 */
export const swapSchema = z.object({ half: z.enum(['first', 'second']), otherId: z.string().min(1).max(64) })
export type Swap = z.infer<typeof swapSchema>
