import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** What passkeys are bound to: the name of the host and the origin of its pages. */
export type PasskeySite = { id: string; origin: string }

const withoutBrackets = (host: string): string => host.replace(/^\[|\]$/g, '')

/**
 * Where a request's passkeys belong to: the host of PUBLIC_URL. Without one only `localhost`, because nobody vouches for another name.
 * WebAuthn knows no addresses in numbers: null for those.
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
