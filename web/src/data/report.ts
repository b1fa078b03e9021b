import { clientMessagePaths } from '@greenroom/shared/wire'
import type { QueryClient } from '@tanstack/react-query'
import { post, unread } from './api.ts'
import { meKey, nobody } from './whoIsKnown.ts'

const maxLength = 10_000

/**
 * Tells the server what went wrong in this browser (spec §7), after the id and the email of who is signed in. Nobody waits for it, and a report that
 * does not arrive is given up.
 */
export function report(client: QueryClient, message: string, severity: 'warning' | 'error'): void {
  const me = client.getQueryData<{ id: number; email: string }>(meKey)
  const { id, email } = me ?? nobody
  const body = { message: `${id} ${email}: ${message}`.slice(0, maxLength), severity }
  post(clientMessagePaths.persistedMessage, body, unread).catch(() => undefined)
}
