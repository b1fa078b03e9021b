import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Where passkeys are valid: the host name and its pages' origin. */
export type PasskeySite = { id: string; origin: string }

const withoutBrackets = (host: string): string => host.replace(/^\[|\]$/g, '')

/**
 * A request's passkey site: PUBLIC_URL's host. Without that, only `localhost`, because no other host name can be
 * trusted. Null for numeric addresses, which WebAuthn doesn't support.
 */
export function passkeySiteOf(publicUrl: string | undefined): (request: FastifyRequest) => PasskeySite | null {
  if (publicUrl !== undefined) {
    const { hostname, origin } = new URL(publicUrl)
    const site = isIP(withoutBrackets(hostname)) === 0 ? { id: hostname, origin } : null
    return () => site
  }
  return ({ hostname, host, protocol }) =>
    hostname === 'localhost' ? { id: hostname, origin: `${protocol}://${host}` } : null
}
