import { createHmac } from 'node:crypto'
import type { CallServers } from '@greenroom/shared/wire'
import type { CallConfig } from '../../config.ts'

/** How long credentials are valid: longer than any interview, because a relay checks them again during the call. */
const turnLifetimeSeconds = 6 * 60 * 60

/** Credentials as defined by TURN's REST API: the relay derives the password from the name and stores no accounts. */
export function turnCredentials(secret: string, participantId: string, now: number) {
  const username = `${Math.floor(now / 1000) + turnLifetimeSeconds}:${participantId}`
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') }
}

/** The servers a browser may use for a call. `relays`: whether to include the relay, which costs its operator money. */
export function callServers(
  { stunUrls, turn }: CallConfig,
  { participantId, now, relays }: { participantId: string; now: number; relays: boolean },
): CallServers {
  return {
    iceServers: [
      ...(stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : []),
      ...(turn !== null && relays
        ? [{ urls: [...turn.urls], ...turnCredentials(turn.secret, participantId, now) }]
        : []),
    ],
  }
}
