import { cutItemSchema, pathItemSchema, pathWishSchema } from '@greenroom/shared/wire'
import { z } from 'zod'

/** A planned item. `doneAt` (ms since 1970): when it was done, if that was before the path was last planned; else null. */
export const storedItemSchema = pathItemSchema
  .omit({ state: true, locked: true, doneAt: true })
  .extend({ doneAt: z.number().nullable() })
export type StoredItem = z.infer<typeof storedItemSchema>

/**
 * A learner's path. Items ticked off since `plannedAt` aren't stored, because they are computed from what the learner
 * did.
 */
export const pathRecordSchema = z.object({
  /**
   * The user's number as text, followed by `/{domain}` in all but the first domain: one path per account and domain.
   */
  id: z.string(),
  /** Incremented whenever it is planned, so that two devices can't overwrite each other. */
  revision: z.int(),
  wish: pathWishSchema,
  /** ms since 1970: when the first plan was made, and the current one. */
  createdAt: z.number(),
  plannedAt: z.number(),
  /** The last day that is planned. */
  lastDay: z.iso.date(),
  /** In the order they should be done. */
  items: z.array(storedItemSchema),
  cut: z.array(cutItemSchema),
})
export type PathRecord = z.infer<typeof pathRecordSchema>
