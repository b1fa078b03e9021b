import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { z } from 'zod'

/** A code is accepted for 90 s, half a minute early and half a minute late. A mark has to last longer. */
const periodMs = 120_000

const bodySchema = z.object({ code: z.string().regex(/^\d{6}$/) })

/**
 * Lets each code of the authenticator app work only once, as RFC 6238 asks, so that somebody looking over a shoulder
 * can't use it again. A code is marked as used before it is checked, so of two at the same moment one is refused. It is
 * marked for this period and the next one.
 */
export const oneUseCodes = {
  id: 'greenroom-one-use-codes',
  hooks: {
    before: [
      {
        matcher: ({ path }) => path === '/two-factor/verify-totp',
        handler: createAuthMiddleware(async (call) => {
          const { internalAdapter, secret } = call.context
          const refuse = () => new APIError('UNAUTHORIZED', { code: 'INVALID_CODE' })
          const body = bodySchema.safeParse(call.body)
          if (!body.success) throw refuse()
          const challengeCookie = call.context.createAuthCookie('two_factor').name
          const challenge = await call.getSignedCookie(challengeCookie, secret)
          const asked = challenge ? await internalAdapter.findVerificationValue(challenge) : null
          const identityId = asked?.value ?? (await getSessionFromCtx(call))?.user.id
          // No identity matches, so the next step refuses.
          if (identityId === undefined) return
          const period = Math.floor(Date.now() / periodMs)
          for (const each of [period, period + 1]) {
            const taken = await internalAdapter.reserveVerificationValue({
              identifier: `used-code:${identityId}:${body.data.code}:${each}`,
              value: identityId,
              expiresAt: new Date((each + 1) * periodMs),
            })
            if (!taken) throw refuse()
          }
        }),
      },
    ],
  },
} satisfies BetterAuthPlugin
