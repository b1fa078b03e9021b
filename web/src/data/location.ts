import type { CountryCode } from '@greenroom/shared/vocabulary'
import { detectedLocationSchema, locationPaths } from '@greenroom/shared/wire'
import { get } from './api.ts'

/** Detects this browser's country (spec §4). The server remembers it in two cookies. @throws ApiProblem */
export const detectCountry = async (): Promise<CountryCode> =>
  (await get(locationPaths.detect, detectedLocationSchema)).countryCode
