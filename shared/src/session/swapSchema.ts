import { z } from 'zod'

/**
 * A session's place in a mock in which two people interview each other: two sessions, with the roles turned round. The
 * id of the second is fixed when the first is created, so that it can only be created once.
 */
export const swapSchema = z.object({ half: z.enum(['first', 'second']), otherId: z.string().min(1).max(64) })
export type Swap = z.infer<typeof swapSchema>
