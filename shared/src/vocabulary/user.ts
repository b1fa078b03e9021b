import { z } from 'zod'

/** A user as `GET /users` tells it (spec §3). Ids of accounts are positive integers; `createdAt` is an ISO 8601 time in UTC. */
export const userSchema = z.object({
  id: z.int(),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
})
export type User = z.infer<typeof userSchema>
