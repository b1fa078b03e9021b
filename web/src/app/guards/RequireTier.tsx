import type { SubscriptionTier } from '@greenroom/shared/vocabulary'
import { Outlet } from 'react-router'
import { useAccount } from '../../data/account.ts'
import { Notice } from '../../ui/Notice.tsx'
import { layoutTexts } from '../layout/texts.ts'

/**
 * Pages for some tiers of spec §6; inside `RequireAccount`. Others are told plainly whom the page is for. What is refused
 * here is refused by the API as well.
 */
export function RequireTier({ allows, refusal }: { allows: (tier: SubscriptionTier) => boolean; refusal: Refusal }) {
  const account = useAccount()
  if (account.status !== 'signed_in') return null
  if (allows(account.me.subscriptionTier)) return <Outlet />
  const { title, body, action, to } = layoutTexts.refused[refusal]
  return <Notice title={title} body={body} action={{ label: action, to }} />
}

/** Who the page is for instead: authors of content, or admins. */
export type Refusal = keyof typeof layoutTexts.refused
