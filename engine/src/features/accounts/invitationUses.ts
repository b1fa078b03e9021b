import { z } from 'zod'
import type { Collection, Store } from '../../store/port.ts'

const placeSchema = z.object({
  /** The code with the number of the place. */
  id: z.string(),
  code: z.string(),
  /** ms since 1970; 0 for a place that was given back. */
  takenAt: z.number(),
  /** Whose account is being made; missing once it is there, so that nothing says who came by which code. Empty for a place that was given back. */
  heldBy: z.string().optional(),
})
export type Place = z.infer<typeof placeSchema>

/** The places of codes that count them. */
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
