import { z } from 'zod'
import type { ContentTier, ReleaseStage } from '../vocabulary/content.ts'

/**
 * A person's access to a piece of content: `premium` needs a subscription, `coming_soon` is announced but not
 * available.
 */
export const accesses = ['open', 'premium', 'coming_soon'] as const
export const accessSchema = z.enum(accesses)
export type Access = z.infer<typeof accessSchema>

/** What a reader may open besides free content: premium content, and betas (for alpha users and content creators). */
export type ContentReader = { hasPremium: boolean; seesBeta: boolean }

/** Somebody without an account. */
export const anonymousReader: ContentReader = { hasPremium: false, seesBeta: false }

/**
 * Returns a reader's access to a piece of content; null if they may not even see it. Both tier and release stage must
 * allow access: a premium beta is only for subscribers who are testers.
 */
export function accessOf(
  { contentTier, releaseStage }: { contentTier: ContentTier; releaseStage: ReleaseStage },
  { hasPremium, seesBeta }: ContentReader,
): Access | null {
  if (releaseStage === 'beta' && !seesBeta) return null
  if (releaseStage === 'coming_soon' || contentTier === 'coming_soon') return 'coming_soon'
  return contentTier === 'premium' && !hasPremium ? 'premium' : 'open'
}
