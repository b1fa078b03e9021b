import { sessionPaths, sessionViewSchema, urlOf } from '@greenroom/shared/wire'
import { ApiProblem, get } from './api.ts'

/** Whether the user has a seat in this session. Throws on an outage. */
export async function hasSeat(sessionId: string, signal: AbortSignal): Promise<boolean> {
  try {
    await get(urlOf(sessionPaths.session, { id: sessionId }), sessionViewSchema.pick({ role: true }), { signal })
    return true
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 401 || error.status === 404)) return false
    throw error
  }
}
