import { parseKnown } from '@greenroom/shared/session'
import type { z } from 'zod'

/** What of an answer this page knows; a server of a later version may say more, and what is left out is logged. */
export function known<T>(read: { data: T; leftOut: string[] } | null, of: string): T | null {
  if (read !== null && read.leftOut.length > 0)
    console.warn(`${of}: left out what this page does not know: ${read.leftOut.join(', ')}`)
  return read?.data ?? null
}

/** Reads an answer that carries a log by what this page knows of it, for the calls of `api.ts`. */
export const knownOf = <T>(schema: z.ZodType<T>, of: string) => ({
  safeParse(answer: unknown): { success: true; data: T } | { success: false } {
    const data = known(parseKnown(schema, answer), of)
    return data === null ? { success: false } : { success: true, data }
  },
})
