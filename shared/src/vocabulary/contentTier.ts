import { z } from 'zod'

/** Who may use a piece of content (spec §3, content tiers). */
export const contentTiers = ['standard', 'premium', 'coming_soon'] as const
export const contentTierSchema = z.enum(contentTiers)
export type ContentTier = z.infer<typeof contentTierSchema>
