import type { Identity } from '../identity.ts'

/** A user of better-auth as the identity that we know. */
export const identityOf = (user: { id: string; email: string; name: string; emailVerified: boolean }): Identity => ({
  identityId: user.id,
  email: user.email,
  name: user.name,
  emailVerified: user.emailVerified,
})
