import { browserStorage } from '../../data/storage.ts'

const storage = browserStorage(() => sessionStorage)
const key = 'greenroom:shared-question'

/**
 * A shared question's token: from the link that was opened, otherwise from this tab's storage, where it survives
 * reloads and signing in. Removes the fragment from the address, so that nobody copies it by mistake.
 */
export function heldToken(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (token === null) return storage.read(key) ?? ''
  storage.write(key, token)
  history.replaceState(history.state, '', location.pathname + location.search)
  return token
}
