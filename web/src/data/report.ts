import { clientMessagePaths } from '@greenroom/shared/wire'
import type { QueryClient } from '@tanstack/react-query'
import { post, unread } from './api.ts'
import { meKey, nobody } from './whoIsKnown.ts'

const maxLength = 10_000

/**
 * Reports an error in this browser to the server (spec §7), under the user's id and email, or under anonymous ones
 * while the user is unknown. Fire and forget: a lost report stays lost.
 */
export function report(client: QueryClient, message: string, severity: 'warning' | 'error'): void {
  const me = client.getQueryData<{ id: number; email: string }>(meKey)
  const { id, email } = me ?? nobody
  const body = { message: `${id} ${email}: ${message}`.slice(0, maxLength), severity }
  post(clientMessagePaths.persistedMessage, body, unread).catch(() => undefined)
}
