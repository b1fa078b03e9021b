import type { Identity } from '../identity.ts'

/** Turns a user of better-auth into one of our identities. */
export const identityOf = (user: { id: string; email: string; name: string; emailVerified: boolean }): Identity => ({
  identityId: user.id,
  email: user.email,
  name: user.name,
  emailVerified: user.emailVerified,
})
