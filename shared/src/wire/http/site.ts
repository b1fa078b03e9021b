import { z } from 'zod'

/** What pages have to know of this installation. */
export const sitePaths = {
  /** `GET`, from anybody: 200 with a `siteSchema`. */
  site: '/api/site',
} as const

/** `careersEmail`: where applications go (spec §7, the coach's mail draft), or null where the operator has named no address. */
export const siteSchema = z.object({ careersEmail: z.email().nullable() })
export type Site = z.infer<typeof siteSchema>
