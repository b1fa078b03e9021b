import { z } from 'zod'
import { browserStorage } from './storage.ts'

/** The page that a session belongs to, and that it returns to once it has ended. */
const wayBackSchema = z.object({ sessionId: z.string(), to: z.string().startsWith('/'), label: z.string() })
export type WayBack = z.infer<typeof wayBackSchema>

const storage = browserStorage(() => sessionStorage)
const key = 'greenroom:way-back'

/** Remembers, in this tab, where to go after a session. */
export const writeWayBack = (wayBack: WayBack): void => storage.write(key, JSON.stringify(wayBack))

/** The page from which this tab opened the session; null if unknown. */
export function wayBackFrom(sessionId: string): WayBack | null {
  try {
    const { data } = wayBackSchema.safeParse(JSON.parse(storage.read(key) ?? 'null'))
    return data?.sessionId === sessionId ? data : null
  } catch {
    return null
  }
}
