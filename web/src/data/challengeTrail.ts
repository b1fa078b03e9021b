import { z } from 'zod'
import { browserStorage } from './storage.ts'

/** A challenge of the list that somebody came from. */
const trailSchema = z.array(z.object({ challengeId: z.string(), title: z.string() }))
export type Trail = z.infer<typeof trailSchema>

const storage = browserStorage(() => sessionStorage)
const key = 'greenroom:challenge-trail'

/** Keeps the list as it is filtered now, in its order, so that the workspace can go on along it. */
export const writeTrail = (trail: Trail): void => storage.write(key, JSON.stringify(trail))

/** The list that somebody came from in this tab; empty if there was none. */
export function readTrail(): Trail {
  const text = storage.read(key)
  if (text === null) return []
  try {
    return trailSchema.safeParse(JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}
