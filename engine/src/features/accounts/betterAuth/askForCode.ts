import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { generateRandomString } from 'better-auth/crypto'
import { z } from 'zod'

/** How long the code can be entered, in seconds. better-auth allows the same time after a password. */
const lifetimeSeconds = 600

/**
 * Begins a sign-in that still needs its code, after an identity provider has confirmed the person. better-auth's
 * two-factor plug-in does this only after a password. Not reachable from outside.
 */
export const askForCode = {
  id: 'greenroom-ask-for-code',
  endpoints: {
    askForCode: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ identityId: z.string() }) },
      async (call) => {
        const { createAuthCookie, internalAdapter, secret } = call.context
        const identifier = `2fa-${generateRandomString(20)}`
        const expiresAt = new Date(Date.now() + lifetimeSeconds * 1000)
        await internalAdapter.createVerificationValue({ value: call.body.identityId, identifier, expiresAt })
        await internalAdapter.createVerificationValue({
          value: '0',
          identifier: `2fa-attempts-${identifier}`,
          expiresAt,
        })
        const cookie = createAuthCookie('two_factor', { maxAge: lifetimeSeconds })
        await call.setSignedCookie(cookie.name, identifier, secret, cookie.attributes)
        return null
      },
    ),
  },
} satisfies BetterAuthPlugin
