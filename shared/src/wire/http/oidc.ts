import { z } from 'zod'

/** `name`: the identity provider's display name; null if there is none. */
export const identityProviderSchema = z.object({ name: z.string().nullable() })
export type IdentityProviderInfo = z.infer<typeof identityProviderSchema>

/**
 * `next`: the page to continue to, a path of this site. `invitationCode` is for a new account. `again`: the provider
 * asks for the password even if it knows the person.
 */
export const oidcStartSchema = z.object({
  next: z.string().max(1000).nullish(),
  invitationCode: z.string().trim().max(100).nullish(),
  again: z.boolean().default(false),
})
export type OidcStart = z.input<typeof oidcStartSchema>

/** The browser's next page, at the identity provider. */
export const oidcAwaySchema = z.object({ url: z.url() })
