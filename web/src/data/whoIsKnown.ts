import { signedOutUser } from '@greenroom/shared/rules'

/** The signed-out user (spec §4), with one anonymous id until the page reloads. */
export const nobody = signedOutUser(Math.random())

/** Query key of the signed-in user; setting its data to null sends guarded pages to the sign-in. */
export const meKey = ['me'] as const
