import { z } from 'zod'
import { browserStorage } from './storage.ts'

/** The list that the user opened a challenge from. */
const trailSchema = z.array(z.object({ challengeId: z.string(), title: z.string() }))
export type Trail = z.infer<typeof trailSchema>

const storage = browserStorage(() => sessionStorage)
const key = 'greenroom:challenge-trail'

/** Stores the filtered list, in order, so that the workspace can step through it. */
export const writeTrail = (trail: Trail): void => storage.write(key, JSON.stringify(trail))

/** The list that this tab came from; empty if there was none. */
export function readTrail(): Trail {
  const text = storage.read(key)
  if (text === null) return []
  try {
    return trailSchema.safeParse(JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}
