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
 * Asks a third-party service for an address's country, at a URL containing `{address}`. The service answers with just
 * the two letters, or with JSON that has them as `countryCode`, `country_code` or `country`.
 * @returns undefined if there is no answer in time, or no country in it
 */
export async function lookUpCountry(url: string, address: string): Promise<string | undefined> {
  try {
    const asked = url.replaceAll('{address}', encodeURIComponent(address))
    const answer = await fetch(asked, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' })
    if (!answer.ok) return undefined
    const text = await answer.text()
    return answerSchema.safeParse(text.trim().startsWith('{') ? JSON.parse(text) : text).data
  } catch {
    // This is the last resort and nobody waits for it, so the country simply stays unknown.
    return undefined
  }
}
