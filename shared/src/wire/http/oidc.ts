import { z } from 'zod'

/** `name`: the identity provider's display name; null if there is none. */
export const identityProviderSchema = z.object({ name: z.string().nullable() })
export type IdentityProviderInfo = z.infer<typeof identityProviderSchema>

/**
 * `next`: the page to continue to, a path of this site. `invitationCode` is for a new account. `again`: makes the
 * provider ask for the password even if it knows the person.
 */
export const oidcStartSchema = z.object({
  next: z.string().max(1000).nullish(),
  invitationCode: z.string().trim().max(100).nullish(),
  again: z.boolean().default(false),
})
export type OidcStart = z.input<typeof oidcStartSchema>

/** Where to send the browser next, at the identity provider. */
export const oidcAwaySchema = z.object({ url: z.url() })
