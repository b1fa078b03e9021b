import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CountryResponse, Reader } from 'mmdb-lib'
import { z } from 'zod'

const { resolve } = createRequire(import.meta.url)
const table = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'
const rowSchema = z.object({ country_code: z.string() })

let reader: Reader<CountryResponse> | undefined

/**
 * The two letters of the country that an address belongs to, by a table that came with the packages; nobody is asked. Undefined for addresses that
 * it doesn't list; private ones mean nothing in it. The table (8 MB, public domain by CC0) is read when the first address is looked up.
 */
export function countryOfAddress(address: string): string | undefined {
  reader ??= new Reader<CountryResponse>(readFileSync(resolve(table)))
  const found: unknown = reader.get(address.replace(/^::ffff:(?=\d+\.)/i, ''))
  return rowSchema.safeParse(found).data?.country_code
}
