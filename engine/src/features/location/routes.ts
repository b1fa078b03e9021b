import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { locationCookies, readCountryCode, resolveCountry } from '@greenroom/shared/rules'
import { detectedLocationSchema, locationPaths } from '@greenroom/shared/wire'
import type { HttpApp } from '../../platform/httpService.ts'
import { limit } from '../../platform/rateLimit.ts'
import { countryOfAddress } from './countryTable.ts'
import { lookUpCountry } from './lookUp.ts'

/** Where content networks and hosts say which country a request comes from. */
const countryHeaders = [
  'cf-ipcountry',
  'x-vercel-ip-country',
  'cloudfront-viewer-country',
  'fastly-client-country',
  'x-appengine-country',
  'x-client-geo-country',
  'x-country-code',
] as const

/** What they say where they do not know, or where the address is an exit of Tor. */
const unknownMarks = new Set(['', 'XX', 'ZZ', 'T1'])

/** The country that the proxies in front of us saw, as they write it; undefined if none says any. */
export function countryInHeaders(headers: IncomingHttpHeaders): string | undefined {
  const said = countryHeaders.map((name) => headers[name])
  return said.find((value) => typeof value === 'string' && !unknownMarks.has(value.trim().toUpperCase()))?.toString()
}

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits)
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6')

/** Whether anybody elsewhere could know where an address is. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !privateNetworks.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** The value of a cookie, or undefined. */
function cookieIn(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('=', 2))
  return pairs.find(([key]) => key === name)?.[1]
}

export type LocationOptions = {
  behindTls: boolean
  /** Another service to ask for the country of an address, with `{address}` in it; without it nobody is asked. */
  lookUpUrl?: string
}

/**
 * `GET /api/detect-location` (spec §7): where the visitor is by the cookie, then by what proxies say, then by a table of our own, and only if
 * the operator has configured it by somebody else's service; else UNKNOWN (spec §4). What was found is kept in cookies for seven days.
 */
export function locationRoutes(app: HttpApp, { behindTls, lookUpUrl }: LocationOptions): void {
  const attributes = `Path=/; Max-Age=${locationCookies.lifetimeDays * 24 * 60 * 60}; SameSite=Lax${behindTls ? '; Secure' : ''}`

  app.get(
    locationPaths.detect,
    {
      config: { rateLimit: limit(120, 60) },
      schema: {
        summary: 'The country of the visitor',
        description: 'Sets the cookies normalizedUserCountry and userCountryRaw for seven days where it was found.',
        tags: ['visitors'],
        response: { 200: detectedLocationSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const cookie = knownCountry(cookieIn(request.headers.cookie, locationCookies.normalized))
      if (cookie !== undefined) return { countryCode: resolveCountry({ cookie }) }
      const visitor = isPublic(request.ip) ? request.ip : null
      const server = countryInHeaders(request.headers) ?? (visitor === null ? undefined : countryOfAddress(visitor))
      const asks = server === undefined && visitor !== null && lookUpUrl !== undefined
      const address = asks ? await lookUpCountry(lookUpUrl, visitor) : undefined
      const countryCode = resolveCountry({ server, address })
      const raw = (server ?? address)?.trim().toUpperCase()
      if (countryCode !== 'UNKNOWN' && raw !== undefined) {
        reply.header('set-cookie', [
          `${locationCookies.normalized}=${countryCode}; ${attributes}`,
          `${locationCookies.raw}=${encodeURIComponent(raw)}; ${attributes}`,
        ])
      }
      return { countryCode }
    },
  )
}

/** What a browser kept of an earlier answer; anything else in the cookie, such as UNKNOWN, is as good as none. */
function knownCountry(cookie: string | undefined): string | undefined {
  const code = readCountryCode(cookie)
  return code === 'UNKNOWN' || code !== cookie ? undefined : code
}
