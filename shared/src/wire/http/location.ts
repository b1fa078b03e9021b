import { z } from 'zod'
import { countryCodeSchema } from '../../vocabulary/people.ts'

/** The API calls for a visitor's country (spec §7). */
export const locationPaths = {
  /** `GET`, from anybody: 200 with a `detectedLocationSchema`. */
  detect: '/api/detect-location',
} as const

/** The visitor's country; UNKNOWN if we can't tell (spec §4). */
export const detectedLocationSchema = z.object({ countryCode: countryCodeSchema })
