import { z } from 'zod'

/** When the account will be deleted. */
export const askedDeletionSchema = z.object({ deleteAt: z.iso.datetime() })
export const keptAccountSchema = z.object({ kept: z.literal(true) })
