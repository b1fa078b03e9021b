import { z } from 'zod'

const patienceMs = 1_500
const letters = z
  .string()
  .trim()
  .regex(/^[a-z]{2}$/i)
const answerSchema = z.union([
  letters,
  z.object({ countryCode: letters }).transform(({ countryCode }) => countryCode),
  z.object({ country_code: letters }).transform(({ country_code }) => country_code),
  z.object({ country: letters }).transform(({ country }) => country),
])

/**
 * Asks a third-party service for the country of an address, at a URL with `{address}` in it. The service answers with
 * the two letters alone, or with JSON that has them as `countryCode`, `country_code` or `country`.
 * @returns undefined without an answer in time, or without a country
 */
export async function lookUpCountry(url: string, address: string): Promise<string | undefined> {
  try {
    const asked = url.replaceAll('{address}', encodeURIComponent(address))
    const answer = await fetch(asked, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' })
    if (!answer.ok) return undefined
    const text = await answer.text()
    return answerSchema.safeParse(text.trim().startsWith('{') ? JSON.parse(text) : text).data
  } catch {
    // This is the last resort and nobody waits for it, so the country just stays unknown.
    return undefined
  }
}
