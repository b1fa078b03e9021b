import { acceptedSchema, ownAccountPaths } from '@greenroom/shared/wire'
import { refuses } from '../../../platform/describe.ts'
import { onlyAccounts } from '../../../platform/guards.ts'
import type { HttpApp } from '../../../platform/httpService.ts'
import type { Asking } from '../asking.ts'
import type { Verification } from './verification.ts'

/** `POST /api/account/verification`: sends the link again. */
export function verificationRoutes(
  app: HttpApp,
  { asking, verification }: { asking: Asking; verification: Verification },
): void {
  app.post(
    ownAccountPaths.verification,
    {
      onRequest: onlyAccounts(asking),
      config: refuses('TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Mail the link that verifies my email',
        description:
          'Sends the link again; earlier ones stop working. A no-op for a verified email. 429 after five in an hour.',
        tags: ['accounts'],
        response: { 202: acceptedSchema },
      },
    },
    async (request, reply) => {
      await verification.send(await asking(request))
      return reply.code(202).send({ accepted: true as const })
    },
  )
}
