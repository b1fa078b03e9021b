import type { IncomingHttpHeaders } from 'node:http'
import { readCountryCode } from '@greenroom/shared/rules'
import type { CountryCode } from '@greenroom/shared/vocabulary'
import { detectedLocationSchema, locationPaths } from '@greenroom/shared/wire'
import type { HttpApp } from '../../platform/httpService.ts'

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
const unknownMarks = new Set(['XX', 'ZZ', 'T1'])

/** The country that the proxies in front of us saw; UNKNOWN without one (spec §4). */
export function countryOf(headers: IncomingHttpHeaders): CountryCode {
  for (const name of countryHeaders) {
    const value = headers[name]
    if (typeof value !== 'string' || unknownMarks.has(value.trim().toUpperCase())) continue
    const code = readCountryCode(value)
    if (code !== 'UNKNOWN') return code
  }
  return 'UNKNOWN'
}

/** `GET /api/detect-location` (spec §7). Nobody else is asked about the visitor's address. */
export function locationRoutes(app: HttpApp): void {
  app.get(
    locationPaths.detect,
    {
      schema: {
        summary: 'The country of the visitor',
        tags: ['visitors'],
        response: { 200: detectedLocationSchema },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send({ countryCode: countryOf(request.headers) }),
  )
}
