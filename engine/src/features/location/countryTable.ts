import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CountryResponse, Reader } from 'mmdb-lib'
import { z } from 'zod'

const { resolve } = createRequire(import.meta.url)
const table = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'
const rowSchema = z.object({ country_code: z.string() })

let reader: Reader<CountryResponse> | undefined

/**
 * Looks up an address's two-letter country code in a bundled table, without a network request. Undefined if the address
 * isn't listed, as with private ones. The table (8 MB, public domain under CC0) is read at the first look-up.
 */
export function countryOfAddress(address: string): string | undefined {
  reader ??= new Reader<CountryResponse>(readFileSync(resolve(table)))
  const found: unknown = reader.get(address.replace(/^::ffff:(?=\d+\.)/i, ''))
  return rowSchema.safeParse(found).data?.country_code
}
