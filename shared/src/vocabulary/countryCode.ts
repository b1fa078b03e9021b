import { z } from 'zod'

/** The countries the product tells apart (spec §3, country codes). */
export const countryCodes = [
  'US',
  'GB',
  'IN',
  'CA',
  'DE',
  'FR',
  'AU',
  'NZ',
  'IE',
  'NL',
  'SG',
  'AE',
  'UNKNOWN',
  'OTHER',
] as const
export const countryCodeSchema = z.enum(countryCodes)
export type CountryCode = z.infer<typeof countryCodeSchema>
