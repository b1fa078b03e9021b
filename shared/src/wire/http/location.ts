import { z } from 'zod'
import { countryCodeSchema } from '../../vocabulary/people.ts'

/** The calls about where a visitor is (spec §7). */
export const locationPaths = {
  /** `GET`, from anybody: 200 with a `detectedLocationSchema`. */
  detect: '/api/detect-location',
} as const

/** The country of the visitor; UNKNOWN where nothing tells it (spec §4). */
export const detectedLocationSchema = z.object({ countryCode: countryCodeSchema })
