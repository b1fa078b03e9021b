import { parseKnown } from '@greenroom/shared/session'
import type { z } from 'zod'

/** The part of a response this page knows. A newer server may send more, which is dropped and logged. */
export function known<T>(read: { data: T; leftOut: string[] } | null, of: string): T | null {
  if (read !== null && read.leftOut.length > 0)
    console.warn(`${of}: left out what this page does not know: ${read.leftOut.join(', ')}`)
  return read?.data ?? null
}

/** For calls made with `api.ts`: parses a response that contains a log, keeping only the parts that this page knows. */
export const knownOf = <T>(schema: z.ZodType<T>, of: string) => ({
  safeParse(answer: unknown): { success: true; data: T } | { success: false } {
    const data = known(parseKnown(schema, answer), of)
    return data === null ? { success: false } : { success: true, data }
  },
})
