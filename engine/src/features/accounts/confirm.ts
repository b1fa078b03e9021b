import type { Confirmation } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../platform/problems.ts'
import type { Asking } from './asking.ts'
import type { IdentityProvider } from './identity.ts'
import { counted, type Tries } from './tries.ts'

/**
 * Makes sure that a change to an account's sign-in comes from its owner. They enter the password, plus a code if a
 * second factor is on. Each sign-in has its own limit on guesses. An account without a password needs a recent sign-in
 * instead.
 * @throws 403 WRONG_PASSWORD, CODE_NEEDED, WRONG_CODE or SIGN_IN_TOO_OLD, 429 after several guesses
 */
export type Confirm = (request: FastifyRequest, of: Awaited<ReturnType<Asking>>, given: Confirmation) => Promise<void>

/** How long after signing in an account without a password may change how it signs in. */
const freshMs = 10 * 60_000

export function createConfirm(parts: {
  tries: Pick<Tries, 'guess'>
  identities: Pick<IdentityProvider, 'hasPassword' | 'isPassword' | 'secondFactor' | 'signInsOf'>
  now: () => number
}): Confirm {
  const { tries, identities, now } = parts
  const { secondFactor } = identities

  async function confirmFresh(identityId: string, signInId: string): Promise<void> {
    const signIn = (await identities.signInsOf(identityId)).find((each) => each.signInId === signInId)
    if (signIn === undefined || now() - signIn.createdAt > freshMs) throw new ProblemError('SIGN_IN_TOO_OLD')
  }

  return async ({ ip, headers: { cookie = '' } }, { user: { email, signInId }, identity: { identityId } }, given) => {
    if (!(await identities.hasPassword(identityId))) return confirmFresh(identityId, signInId)
    const { password, code, recoveryCode } = given
    if (password === undefined) throw new ProblemError('WRONG_PASSWORD')
    const answer = code !== undefined ? { code } : recoveryCode !== undefined ? { recoveryCode } : undefined
    const outcome = await counted(tries.guess({ email, address: ip, browserId: signInId }), async (uncount) => {
      if (!(await identities.isPassword(identityId, password))) return 'WRONG_PASSWORD'
      const isCodeNeeded = (await secondFactor.of(identityId)).on
      if (isCodeNeeded && answer !== undefined && !(await secondFactor.isCode(cookie, answer))) return 'WRONG_CODE'
      await uncount()
      return isCodeNeeded && answer === undefined ? 'CODE_NEEDED' : 'confirmed'
    })
    if (outcome !== 'confirmed') throw new ProblemError(outcome)
  }
}
