import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { locationCookies, readCountryCode, resolveCountry } from '@greenroom/shared/rules'
import { detectedLocationSchema, locationPaths } from '@greenroom/shared/wire'
import type { HttpApp } from '../../platform/httpService.ts'
import { limit } from '../../platform/rateLimit.ts'
import { countryOfAddress } from './countryTable.ts'
import { lookUpCountry } from './lookUp.ts'

/** Headers in which CDNs and hosts report a request's country. */
const countryHeaders = [
  'cf-ipcountry',
  'x-vercel-ip-country',
  'cloudfront-viewer-country',
  'fastly-client-country',
  'x-appengine-country',
  'x-client-geo-country',
  'x-country-code',
] as const

/** Values of those headers for an unknown country or a Tor exit. */
const unknownMarks = new Set(['', 'XX', 'ZZ', 'T1'])

/** The country reported by the proxies in front of us, in their spelling; undefined if they report none. */
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

/** Whether an address is public; only public addresses have a known country. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !privateNetworks.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** A cookie's value, or undefined. */
function cookieIn(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('=', 2))
  return pairs.find(([key]) => key === name)?.[1]
}

export type LocationOptions = {
  behindTls: boolean
  /**
   * The URL of a third-party service for looking up an address's country, containing `{address}`. If missing, no
   * request is made.
   */
  lookUpUrl?: string
}

/**
 * `GET /api/detect-location` (spec §7): the visitor's country. It comes from the cookie, else from proxies' headers,
 * else from our own table, else from a third-party service if the operator has configured one. Otherwise it is UNKNOWN
 * (spec §4). Cookies keep it for seven days.
 */
export function locationRoutes(app: HttpApp, { behindTls, lookUpUrl }: LocationOptions): void {
  const attributes = `Path=/; Max-Age=${locationCookies.lifetimeDays * 24 * 60 * 60}; SameSite=Lax${behindTls ? '; Secure' : ''}`

  app.get(
    locationPaths.detect,
    {
      config: { rateLimit: limit(120, 60) },
      schema: {
        summary: 'The visitor’s country',
        description: 'If it is found, sets the cookies normalizedUserCountry and userCountryRaw for seven days.',
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

/** The country in the browser's cookie. Any other value, such as UNKNOWN, is ignored. */
function knownCountry(cookie: string | undefined): string | undefined {
  const code = readCountryCode(cookie)
  return code === 'UNKNOWN' || code !== cookie ? undefined : code
}
