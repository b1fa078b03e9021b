import { signedOutUser } from '@greenroom/shared/rules'

/** Who one is while signed out (spec §4): the same nobody until the page is loaded again. */
export const nobody = signedOutUser(Math.random())

/** The query that knows who is signed in; null in it sends guarded pages to the sign-in. */
export const meKey = ['me'] as const
