import { browserStorage } from './storage.ts'

const storage = browserStorage(() => sessionStorage)
const keyOf = (sessionId: string): string => `greenroom:invite:${sessionId}`

/**
 * The invite token for this session: from the link that was opened, otherwise from this tab's storage, where it
 * survives reloads and signing in. Removes the fragment from the address, so that nobody reads it over the user's
 * shoulder or copies it along with the room's address.
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

/** This tab's idempotency key, so that repeating the request after a lost response returns the same seat. */
export function attemptOf(sessionId: string): string {
  const key = `${keyOf(sessionId)}:attempt`
  const known = storage.read(key)
  if (known !== null) return known
  const attempt = crypto.randomUUID()
  storage.write(key, attempt)
  return attempt
}
