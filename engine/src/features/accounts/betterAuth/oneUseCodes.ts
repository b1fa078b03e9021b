import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { z } from 'zod'

/** A code is accepted for 90 s, from half a minute early to half a minute late. A mark must last longer than that. */
const periodMs = 120_000

const bodySchema = z.object({ code: z.string().regex(/^\d{6}$/) })

/**
 * Makes each authenticator code work only once, as RFC 6238 requires, so that somebody looking over a shoulder can't
 * reuse it. A code is marked as used before it is checked, so if it is sent twice at the same moment, one attempt is
 * refused. The mark covers this period and the next one.
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
          // No identity matches; the next step will refuse.
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
