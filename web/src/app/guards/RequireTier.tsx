import type { SubscriptionTier } from '@greenroom/shared/vocabulary'
import { Outlet } from 'react-router'
import { useAccount } from '../../data/account.ts'
import { Notice } from '../../ui/Notice.tsx'
import { layoutTexts } from '../layout/texts.ts'

/**
 * Guards pages for some of the tiers in spec §6; use it inside `RequireAccount`. Tells everyone else who it's for. The
 * API refuses them too.
 */
export function RequireTier({ allows, refusal }: { allows: (tier: SubscriptionTier) => boolean; refusal: Refusal }) {
  const account = useAccount()
  if (account.status !== 'signed_in') return null
  if (allows(account.me.subscriptionTier)) return <Outlet />
  const { title, body, action, to } = layoutTexts.refused[refusal]
  return <Notice title={title} body={body} action={{ label: action, to }} />
}

/** Who the page is for: content creators, or admins. */
export type Refusal = keyof typeof layoutTexts.refused
