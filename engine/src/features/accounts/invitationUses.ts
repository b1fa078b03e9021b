import { z } from 'zod'
import type { Collection, Store } from '../../store/port.ts'

const placeSchema = z.object({
  /** The code, followed by the number of this use, from 1. */
  id: z.string(),
  code: z.string(),
  /** ms since 1970; 0 if the place is free again. */
  takenAt: z.number(),
  /**
   * The account being created. Removed once it exists, so that nobody can tell who used which code. Empty if the place
   * is free again.
   */
  heldBy: z.string().optional(),
})
export type Place = z.infer<typeof placeSchema>

/** The places of codes that limit the number of sign-ups. */
export const placesOf = (store: Store): Collection<Place> =>
  store.collection<Place>({
    name: 'invitationUses',
    unique: [],
    indexes: [
      ['code', 'takenAt'],
      ['heldBy', 'takenAt'],
    ],
    parse: (stored) => placeSchema.parse(stored),
  })
