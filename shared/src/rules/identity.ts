import type { SubscriptionTier } from '../vocabulary/people.ts'
import { signedOutEmail, signedOutName } from './constants.ts'

export type SignedOutUser = { id: number; name: string; email: string; subscriptionTier: SubscriptionTier }

/**
 * Spec §4: after signing out, a user is anonymous, with a random negative id.
 * @param random a number in [0, 1), `Math.random` in the browser
 */
export function signedOutUser(random: number): SignedOutUser {
  const id = -(1 + Math.floor(random * (2 ** 31 - 1)))
  return { id, name: signedOutName, email: signedOutEmail, subscriptionTier: 'FREE' }
}

/** Spec §6: whether a person is signed in: they have an id, and it isn't the signed-out id. */
export const isSignedIn = (id: number | null | undefined, signedOutId: number): boolean =>
  id !== null && id !== undefined && id !== signedOutId

/** The name others see: the first name, or the user name if there is none. */
export const shownNameOf = ({ firstName, userName }: { firstName: string; userName: string }): string =>
  firstName || userName

/** Titles before a name. */
const titles = /^(dr|prof|mr|mrs|ms|mx|sir)$/i

/** The name to greet somebody by: the first word made of letters; empty if there's none. */
export function greetedAs(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => /^[\p{L}\p{M}'’.-]{1,30}/u.exec(word)?.[0].replace(/[.'’-]+$/, '') ?? '')
  return words[0] !== undefined && titles.test(words[0]) && words[1] ? words[1] : (words[0] ?? '')
}

/** The name that interviewers, mails and pages use for a person: its first word. */
export const callNameOf = (person: { firstName: string; userName: string }): string =>
  greetedAs(shownNameOf(person)) || person.userName
