import {
  confirmationSchema,
  identityProviderSchema,
  oidcAwaySchema,
  oidcPaths,
  oidcProblems,
  oidcStartSchema,
} from '@greenroom/shared/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuses } from '../../../platform/describe.ts'
import { confirmRefusals, onlyAccounts } from '../../../platform/guards.ts'
import type { HttpApp } from '../../../platform/httpService.ts'
import { ProblemError } from '../../../platform/problems.ts'
import { limit } from '../../../platform/rateLimit.ts'
import type { Asking } from '../asking.ts'
import type { Confirm } from '../confirm.ts'
import { entranceRefusals } from '../entrance.ts'
import type { IdentityProvider } from '../identity.ts'
import type { SecurityNotice } from '../links/securityNotice.ts'
import type { ComeBack } from './comingBack.ts'
import type { Journeys, KeptJourney } from './journeys.ts'
import { ownPage } from './pages.ts'
import type { OidcProvider } from './provider.ts'

export type OidcRoutesOptions = {
  /** Undefined if no provider is configured. */
  provider: OidcProvider | undefined
  identities: Pick<IdentityProvider, 'hasPassword' | 'disconnect'>
  asking: Asking
  confirm: Confirm
  tell: SecurityNotice
  journeys: Journeys
  comeBack: ComeBack
  /** This site's origin, as seen by the browser that sent the request. */
  originOf: (request: FastifyRequest) => string
}

/** Routes for signing in through a hosted identity provider, and for connecting an account to it. */
export function oidcRoutes(app: HttpApp, options: OidcRoutesOptions): void {
  const { identities, asking, confirm, tell, journeys, comeBack, originOf } = options
  const tags = ['accounts']
  const byAddress = { rateLimit: limit(60, 300) }
  const onRequest = onlyAccounts(asking)
  const config = { ...byAddress, ...refuses(...entranceRefusals, 'OIDC_OFF', 'OIDC_UNAVAILABLE') }

  function configured(): OidcProvider {
    if (options.provider === undefined) throw new ProblemError('OIDC_OFF')
    return options.provider
  }

  async function sendAway(
    request: FastifyRequest,
    reply: FastifyReply,
    of: Pick<KeptJourney, 'purpose' | 'next'> & { again: boolean },
  ): Promise<{ url: string }> {
    const { url, journey } = await configured().begin(`${originOf(request)}${oidcPaths.callback}`, of.again)
    const { purpose, next } = of
    reply.header('set-cookie', journeys.cookieFor({ journey, purpose, next })).header('cache-control', 'no-store')
    return { url }
  }

  app.get(
    oidcPaths.provider,
    {
      schema: {
        summary: 'This installation’s identity provider, if it has one',
        tags,
        response: { 200: identityProviderSchema },
      },
    },
    async () => ({ name: options.provider?.name ?? null }),
  )

  const start = { tags, body: oidcStartSchema, response: { 200: oidcAwaySchema } }
  app.post(
    oidcPaths.signIn,
    {
      config,
      schema: {
        ...start,
        summary: 'Sign in with the identity provider: the URL to open',
        description:
          'The provider’s URL to open; it redirects back to `/api/auth/oidc/callback`. Sets a cookie for ten minutes. 409 OIDC_OFF, 503 OIDC_UNAVAILABLE.',
      },
    },
    async (request, reply) => {
      const { next, again } = request.body
      return sendAway(request, reply, { purpose: { kind: 'signIn' }, next: ownPage(next), again })
    },
  )

  app.post(
    oidcPaths.signUp,
    {
      config,
      schema: {
        ...start,
        summary: 'Sign up with the identity provider: the URL to open',
        description: 'Like signing in, but creates an account for people who don’t have one. Also 503 NO_SPACE.',
      },
    },
    async (request, reply) => {
      const { next, again, invitationCode } = request.body
      const purpose = { kind: 'signUp' as const, invitationCode: invitationCode ?? '' }
      return sendAway(request, reply, { purpose, next: ownPage(next), again })
    },
  )

  app.post(
    oidcPaths.connection,
    {
      onRequest,
      config: { ...byAddress, ...refuses('OIDC_OFF', 'OIDC_UNAVAILABLE', ...confirmRefusals) },
      schema: {
        summary: 'Connect my account with the identity provider: the URL to open',
        description:
          'Needs the password, and a code if a second factor is on. 403 WRONG_PASSWORD, CODE_NEEDED, WRONG_CODE or SIGN_IN_TOO_OLD; 409 OIDC_OFF; 503 OIDC_UNAVAILABLE.',
        tags,
        body: confirmationSchema,
        response: { 200: oidcAwaySchema },
      },
    },
    async (request, reply) => {
      configured()
      const person = await asking(request)
      await confirm(request, person, request.body)
      const purpose = { kind: 'connect' as const, identityId: person.identity.identityId }
      return sendAway(request, reply, { purpose, next: null, again: false })
    },
  )

  app.delete(
    oidcPaths.connection,
    {
      onRequest,
      config: refuses('OIDC_OFF', 'PASSWORD_NEEDED'),
      schema: {
        summary: 'Disconnect my account from the identity provider',
        description:
          'A no-op without a connection. 409 PASSWORD_NEEDED if the account would have no other way to sign in.',
        tags,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { issuer, name } = configured()
      const { user, identity } = await asking(request)
      if (!(await identities.hasPassword(identity.identityId))) throw new ProblemError('PASSWORD_NEEDED')
      if (await identities.disconnect(identity.identityId, issuer)) await tell(user, { what: 'disconnected', name })
      return reply.code(204).send(null)
    },
  )

  app.get(
    oidcPaths.callback,
    {
      config: byAddress,
      schema: {
        summary: 'The browser’s return from the identity provider',
        description: `Signs in, signs up or connects, and redirects to a page of this site, with \`?problem=\` for a problem: ${oidcProblems.join(', ')}.`,
        tags,
        response: { 303: z.null().describe('`location` is a page of this site') },
      },
    },
    async (request, reply) => {
      const query = new URLSearchParams(request.url.split('?')[1] ?? '')
      const kept = journeys.of(request.headers.cookie, query.get('state') ?? undefined)
      reply.header('set-cookie', journeys.ended).header('cache-control', 'no-store')
      return reply.redirect(await comeBack(request, reply, query, kept), 303)
    },
  )
}
