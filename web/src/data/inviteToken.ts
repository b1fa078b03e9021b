import { browserStorage } from './storage.ts'

const storage = browserStorage(() => sessionStorage)
const keyOf = (sessionId: string): string => `greenroom:invite:${sessionId}`

/**
 * The token of an invite to this session: from the link that was opened, else kept in this tab, where it outlives a reload and a
 * sign-in. The fragment goes from the address, so that nobody reads it over a shoulder or copies it with the address of the room.
 */
export function heldInvite(sessionId: string): string | null {
  if (sessionId === '') return null
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (token === null) return storage.read(keyOf(sessionId))
  storage.write(keyOf(sessionId), token)
  history.replaceState(history.state, '', location.pathname + location.search)
  return token
}

export const forgetInvite = (sessionId: string): void => storage.remove(keyOf(sessionId))

/** Who this tab is to the engine: an answer that got lost is asked for again by the same name, and gives the same seat. */
export function attemptOf(sessionId: string): string {
  const key = `${keyOf(sessionId)}:attempt`
  const known = storage.read(key)
  if (known !== null) return known
  const attempt = crypto.randomUUID()
  storage.write(key, attempt)
  return attempt
}
