import type { SubscriptionTier } from '../vocabulary/people.ts'
import { signedOutEmail, signedOutName } from './constants.ts'

export type SignedOutUser = { id: number; name: string; email: string; subscriptionTier: SubscriptionTier }

/**
 * Spec §4: who signs out becomes nobody in particular, with a random negative id.
 * @param random a number in [0, 1), `Math.random` in the browser
 */
export function signedOutUser(random: number): SignedOutUser {
  const id = -(1 + Math.floor(random * (2 ** 31 - 1)))
  return { id, name: signedOutName, email: signedOutEmail, subscriptionTier: 'FREE' }
}

/** Spec §6: signed in is who has an id other than the signed-out one. */
export const isSignedIn = (id: number | null | undefined, signedOutId: number): boolean =>
  id !== null && id !== undefined && id !== signedOutId
