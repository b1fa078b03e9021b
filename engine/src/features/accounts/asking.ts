import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../platform/problems.ts'
import type { Authentication, SignedIn } from './authentication.ts'
import type { Identity, IdentityProvider } from './identity.ts'
import type { Users } from './users.ts'

/** Finds the account that sent a request. */
export type Asking = (request: FastifyRequest) => Promise<{ user: SignedIn; identity: Identity }>

/**
 * Finds the caller, with their identity as currently stored.
 * @throws the 401 problem if they aren't signed in
 */
export function createAsking(parts: {
  authentication: Pick<Authentication, 'authenticate'>
  identities: Pick<IdentityProvider, 'byId'>
  users: Pick<Users, 'identityOf'>
}): Asking {
  return async (request) => {
    const user = await parts.authentication.authenticate(request.headers.cookie)
    const identityId = user === null ? undefined : await parts.users.identityOf(user.id)
    const identity = identityId === undefined ? undefined : await parts.identities.byId(identityId)
    if (user === null || identity === undefined) throw new ProblemError('UNAUTHORIZED')
    return { user, identity }
  }
}
