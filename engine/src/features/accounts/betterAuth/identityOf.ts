import type { Identity } from '../identity.ts'

/** Converts a better-auth user to one of our identities. */
export const identityOf = (user: { id: string; email: string; name: string; emailVerified: boolean }): Identity => ({
  identityId: user.id,
  email: user.email,
  name: user.name,
  emailVerified: user.emailVerified,
})
