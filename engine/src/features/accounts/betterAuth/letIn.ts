import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Begins a session after proof other than a password, such as a passkey. Not reachable from outside. */
export const letIn = {
  id: 'greenroom-let-in',
  endpoints: {
    letIn: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ identityId: z.string() }) },
      async (call) => {
        const { internalAdapter } = call.context
        const user = await internalAdapter.findUserById(call.body.identityId)
        if (user === null) throw new APIError('UNAUTHORIZED', { code: 'IDENTITY_UNKNOWN' })
        await setSessionCookie(call, { session: await internalAdapter.createSession(user.id), user })
        return { user }
      },
    ),
  },
} satisfies BetterAuthPlugin
