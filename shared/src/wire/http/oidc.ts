import { z } from 'zod'

/** `name`: what people call the identity provider; null if there is none. */
export const identityProviderSchema = z.object({ name: z.string().nullable() })
export type IdentityProviderInfo = z.infer<typeof identityProviderSchema>

/**
 * `next`: the page to go on to, a path of this site. `invitationCode` for an account that is created. `again`: the provider asks for the
 * password even of somebody whom it knows.
 */
export const oidcStartSchema = z.object({
  next: z.string().max(1000).nullish(),
  invitationCode: z.string().trim().max(100).nullish(),
  again: z.boolean().default(false),
})
export type OidcStart = z.input<typeof oidcStartSchema>

/** Where the browser goes to now: a page of the identity provider. */
export const oidcAwaySchema = z.object({ url: z.url() })
