import { showsUpsell } from '@greenroom/shared/rules'
import type { Account } from '../../data/account.ts'

/** Pages with no offer, because they make it themselves or the user is about to sign in. */
const without = ['/', '/app/subscriptions', '/signin', '/signup', '/passwordReset']

/**
 * The offer for this user on this page (spec §6): an account for visitors, a plan for candidates without premium
 * access, nothing for PREMIUM and ADMIN. No offer until we know who the user is, or while the account is being deleted.
 */
export function upsellFor(account: Account, pathname: string): 'account' | 'plan' | null {
  const isKnown = account.status === 'signed_in' || account.status === 'signed_out'
  if (!isKnown || without.includes(pathname)) return null
  const signedIn = account.status === 'signed_in'
  const tier = signedIn ? account.me.subscriptionTier : account.user.subscriptionTier
  if (!showsUpsell({ signedIn, tier })) return null
  return signedIn ? 'plan' : 'account'
}
