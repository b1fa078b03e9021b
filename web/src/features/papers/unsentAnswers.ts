import { z } from 'zod'

/** A change that the server hasn't acknowledged. */
const unsentSchema = z.object({ answer: z.string().nullable().optional(), flagged: z.boolean().optional() })
export type Unsent = z.infer<typeof unsentSchema>
const storedSchema = z.record(z.string(), unsentSchema)

const prefix = 'greenroom:paper:'

/** Unsent changes to a paper in this browser, by question key. Ignores anything unreadable. */
export function unsentOf(storage: Pick<Storage, 'getItem'>, paperId: string): Record<string, Unsent> {
  try {
    const parsed = storedSchema.safeParse(JSON.parse(storage.getItem(prefix + paperId) ?? '{}'))
    return parsed.success ? parsed.data : {}
  } catch {
    return {}
  }
}

/** Keeps the unsent changes across reloads, unless the browser blocks storage. */
export function keepUnsent(storage: Storage, paperId: string, unsent: Readonly<Record<string, Unsent>>): void {
  try {
    if (Object.keys(unsent).length === 0) storage.removeItem(prefix + paperId)
    else storage.setItem(prefix + paperId, JSON.stringify(unsent))
  } catch {
    // Storage is full or blocked, so the answers stay in memory and are sent from there.
  }
}
