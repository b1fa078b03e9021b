import { type CountryCode, countryCodeSchema } from '../vocabulary/people.ts'

/**
 * Reads a country code and upper-cases it. An unsupported code becomes OTHER (spec §5); an empty code becomes UNKNOWN
 * (spec §4).
 */
export function readCountryCode(value: unknown): CountryCode {
  if (typeof value !== 'string' || value.trim() === '') return 'UNKNOWN'
  const parsed = countryCodeSchema.safeParse(value.trim().toUpperCase())
  return parsed.success ? parsed.data : 'OTHER'
}

/** Spec §4: the visitor's country, by cache cookie, then server detection, then an address look-up, else UNKNOWN. */
export function resolveCountry(sources: { cookie?: unknown; server?: unknown; address?: unknown }): CountryCode {
  for (const source of [sources.cookie, sources.server, sources.address]) {
    const code = readCountryCode(source)
    if (code !== 'UNKNOWN') return code
  }
  return 'UNKNOWN'
}
