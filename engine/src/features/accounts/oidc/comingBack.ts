import { type OidcProblem, oidcProblems } from '@greenroom/shared/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '../../../platform/problems.ts'
import type { Authentication } from '../authentication.ts'
import { browserOf, type Entrance, setCookies } from '../entrance.ts'
import type { Identity, IdentityProvider } from '../identity.ts'
import type { Users } from '../users.ts'
import type { Arrivals } from './arrivals.ts'
import type { KeptJourney } from './journeys.ts'
import { pageAfter } from './pages.ts'
import type { Arriving, OidcProvider } from './provider.ts'

/**
 * Handles a browser's return from the identity provider.
 * @param kept undefined if the journey didn't start in this browser, or is too old
 * @returns the page to show next
 */
export type ComeBack = (
  request: FastifyRequest,
  reply: FastifyReply,
  query: URLSearchParams,
  kept: KeptJourney | undefined,
) => Promise<string>

export function createComeBack(options: {
  /** Undefined if no provider is configured. */
  provider: OidcProvider | undefined
  arrivals: Arrivals
  authentication: Pick<Authentication, 'authenticate'>
  identities: Pick<IdentityProvider, 'byId' | 'endSignIns' | 'letIn' | 'secondFactor'>
  users: Pick<Users, 'identityOf'>
  entrance: Entrance
}): ComeBack {
  const { provider, arrivals, authentication, identities, users, entrance } = options

  /** The identity and sign-in of this browser. */
  async function present({ headers: { cookie } }: FastifyRequest) {
    const user = await authentication.authenticate(cookie)
    const identityId = user === null ? undefined : await users.identityOf(user.id)
    return user === null || identityId === undefined ? undefined : { identityId, signInId: user.signInId }
  }

  async function connect(request: FastifyRequest, arriving: Arriving, identityId: string): Promise<OidcProblem | null> {
    const identity = (await present(request))?.identityId === identityId ? await identities.byId(identityId) : undefined
    // They have signed out in the meantime, or somebody else has signed in.
    if (identity === undefined) return 'EXPIRED'
    const outcome = await arrivals.connect(arriving, identity)
    return outcome === 'done' ? null : outcome
  }

  /** @returns whether a code is still needed */
  async function enter(request: FastifyRequest, reply: FastifyReply, { identityId }: Identity): Promise<boolean> {
    if ((await identities.secondFactor.of(identityId)).on) {
      setCookies(reply, await identities.secondFactor.ask(identityId))
      return true
    }
    const before = await present(request)
    await entrance.welcome(request, reply, await identities.letIn(identityId, browserOf(request)))
    // Ends this browser's previous sign-in to the same account, which would otherwise stay in the list of sign-ins.
    if (before?.identityId === identityId) await identities.endSignIns(identityId, [before.signInId])
    return false
  }

  async function outcome(
    request: FastifyRequest,
    reply: FastifyReply,
    { arriving, purpose, next }: Pick<KeptJourney, 'purpose' | 'next'> & { arriving: Arriving },
  ): Promise<string> {
    switch (purpose.kind) {
      case 'connect': {
        const problem = await connect(request, arriving, purpose.identityId)
        return pageAfter('/app/settings', problem === null ? {} : { problem }, null)
      }
      case 'signIn': {
        const identity = await arrivals.find(arriving)
        if (identity === 'NO_ACCOUNT') return pageAfter('/signup', { problem: identity }, next)
        if (typeof identity === 'string') return pageAfter('/signin', { problem: identity }, next)
        return pageAfter(
          '/signin',
          (await enter(request, reply, identity)) ? { step: 'code' } : { arrived: true },
          next,
        )
      }
      case 'signUp': {
        const { invitationCode } = purpose
        const { cookie } = request.headers
        const found = await arrivals.findOrCreate(arriving, { invitationCode, address: request.ip, cookie })
        if (typeof found === 'string') return pageAfter('/signup', { problem: found }, next)
        if (await enter(request, reply, found.identity)) return pageAfter('/signin', { step: 'code' }, next)
        return pageAfter(found.isNew ? '/signup' : '/signin', { arrived: true }, next)
      }
    }
  }

  const pages = { signIn: '/signin', signUp: '/signup', connect: '/app/settings' } as const

  return async (request, reply, query, kept) => {
    if (provider === undefined || kept === undefined) return pageAfter('/signin', { problem: 'EXPIRED' }, null)
    const { purpose, next, journey } = kept
    const refused = (problem: OidcProblem) => pageAfter(pages[purpose.kind], { problem }, next)
    const arriving = await provider.finish(query, journey)
    if (typeof arriving === 'string') return refused(arriving)
    try {
      return await outcome(request, reply, { arriving, purpose, next })
    } catch (error) {
      // The browser is loading a page, so answer with a page rather than a JSON problem.
      if (!(error instanceof ProblemError))
        request.log.error({ err: error }, 'a sign-in by the identity provider failed')
      const code = error instanceof ProblemError ? error.code : ''
      return refused(oidcProblems.find((each) => each === code) ?? 'FAILED')
    }
  }
}
