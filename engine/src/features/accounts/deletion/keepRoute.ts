import { keptAccountSchema, ownDataPaths } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { refuses } from '../../../platform/describe.ts'
import { onlyAccounts } from '../../../platform/guards.ts'
import type { HttpApp } from '../../../platform/httpService.ts'
import { ProblemError } from '../../../platform/problems.ts'
import type { Authentication } from '../authentication.ts'
import type { Users } from '../users.ts'
import type { Leaving } from './leaving.ts'

/** `DELETE /api/account/deletion`: cancels the deletion, the only thing such an account can sign in for. */
export function keepRoute(
  app: HttpApp,
  parts: {
    authentication: Pick<Authentication, 'identified'>
    users: Pick<Users, 'identityOf'>
    leaving: Pick<Leaving, 'keep'>
  },
): void {
  const { authentication, users, leaving } = parts
  async function whoAsks(request: FastifyRequest) {
    const user = await authentication.identified(request.headers.cookie)
    const identityId = user === null ? undefined : await users.identityOf(user.id)
    if (user === null || identityId === undefined) throw new ProblemError('UNAUTHORIZED')
    return { user, identityId }
  }
  app.delete(
    ownDataPaths.deletion,
    {
      onRequest: onlyAccounts(whoAsks),
      config: refuses('ACCOUNT_GOING'),
      schema: {
        summary: 'Cancel the deletion of my account',
        description:
          'For somebody who has signed in since the deletion was requested. A no-op for an account without a deletion. 410 ACCOUNT_GOING once the deletion has begun.',
        tags: ['accounts'],
        response: { 200: keptAccountSchema },
      },
    },
    async (request) => {
      const { user, identityId } = await whoAsks(request)
      if (user.deleteAt === null) return { kept: true as const }
      if (!(await leaving.keep({ userId: user.id, identityId }))) throw new ProblemError('ACCOUNT_GOING')
      return { kept: true as const }
    },
  )
}
