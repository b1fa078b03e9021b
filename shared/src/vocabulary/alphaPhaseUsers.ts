import { z } from 'zod'

/** The document that lists who takes part in the alpha phase (spec §3). */
export const alphaPhaseUsersSchema = z.object({ emails: z.array(z.string().toLowerCase()) })
export type AlphaPhaseUsers = z.infer<typeof alphaPhaseUsersSchema>
