import {
  meSchema,
  newPasskeySchema,
  passkeyAnswerSchema,
  passkeyListSchema,
  passkeyNameSchema,
  passkeyOptionsRequestSchema,
  passkeyOptionsSchema,
  passkeyParamsSchema,
  passkeyPaths,
  passkeySchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuses } from '../../../platform/describe.ts'
import { confirmRefusals, onlyAccounts } from '../../../platform/guards.ts'
import type { HttpApp } from '../../../platform/httpService.ts'
import { ProblemError } from '../../../platform/problems.ts'
import { limit } from '../../../platform/rateLimit.ts'
import type { Asking } from '../asking.ts'
import type { Confirm } from '../confirm.ts'
import { browserOf, type Entrance, entranceRefusals } from '../entrance.ts'
import type { IdentityProvider } from '../identity.ts'
import type { SecurityNotice } from '../links/securityNotice.ts'
import type { Passkeys } from './passkeys.ts'
import type { PasskeySite } from './site.ts'

export type PasskeyRoutesOptions = {
  passkeys: Passkeys
  identities: Pick<IdentityProvider, 'letIn' | 'hasPassword'>
  asking: Asking
  entrance: Entrance
  confirm: Confirm
  tell: SecurityNotice
  /** The passkey site for a request; null if passkeys can't work there. */
  siteOf: (request: FastifyRequest) => PasskeySite | null
}

/** Routes for signing in with a passkey, and for the caller's own passkeys. */
export function passkeyRoutes(app: HttpApp, options: PasskeyRoutesOptions): void {
  const { passkeys, identities, asking, entrance, confirm, tell, siteOf } = options
  const tags = ['accounts']
  const byAddress = { rateLimit: limit(60, 300) }
  const onRequest = onlyAccounts(asking)

  function siteFor(request: FastifyRequest): PasskeySite {
    const site = siteOf(request)
    if (site === null) throw new ProblemError('PASSKEYS_UNAVAILABLE')
    return site
  }

  app.post(
    passkeyPaths.signInOptions,
    {
      config: { ...byAddress, ...refuses('PASSKEYS_UNAVAILABLE') },
      schema: {
        summary: 'Sign in with a passkey: the browser’s options',
        description: 'A challenge that is valid for an hour. 409 PASSKEYS_UNAVAILABLE at a numeric address.',
        tags,
        response: { 200: passkeyOptionsSchema },
      },
    },
    async (request, reply) => {
      const options = await passkeys.optionsForSignIn(siteFor(request))
      return reply.header('cache-control', 'no-store').send({ options: { ...options } })
    },
  )

  app.post(
    passkeyPaths.signIn,
    {
      config: { ...byAddress, ...refuses(...entranceRefusals, 'PASSKEYS_UNAVAILABLE', 'PASSKEY_REFUSED') },
      schema: {
        summary: 'Sign in with a passkey',
        description: 'Sets the session cookie. No second factor is required. 403 PASSKEY_REFUSED.',
        tags,
        body: passkeyAnswerSchema,
        response: { 200: meSchema },
      },
    },
    async (request, reply) => {
      const identityId = await passkeys.identityOf(request.body, siteFor(request))
      const proven = await identities.letIn(identityId, browserOf(request))
      return reply.send(await entrance.welcome(request, reply, proven))
    },
  )

  app.get(
    passkeyPaths.passkeys,
    {
      onRequest,
      schema: {
        summary: 'My passkeys',
        tags,
        response: { 200: passkeyListSchema },
      },
    },
    async (request, reply) => {
      const { identityId } = (await asking(request)).identity
      const [own, needsPassword] = await Promise.all([passkeys.of(identityId), identities.hasPassword(identityId)])
      const list = { available: siteOf(request) !== null, needsPassword, passkeys: own }
      return reply.header('cache-control', 'no-store').send(list)
    },
  )

  app.post(
    passkeyPaths.newOptions,
    {
      onRequest,
      config: { ...byAddress, ...refuses(...confirmRefusals, 'PASSKEYS_UNAVAILABLE', 'TOO_MANY_PASSKEYS') },
      schema: {
        summary: 'Add a passkey: the browser’s options',
        description:
          'A challenge that is valid for ten minutes. Needs the password, and a code if a second factor is on; an account without a password needs a sign-in from the last 10 minutes.',
        tags,
        body: passkeyOptionsRequestSchema,
        response: { 200: passkeyOptionsSchema },
      },
    },
    async (request, reply) => {
      const person = await asking(request)
      const { identityId } = person.identity
      const { email, userName: name } = person.user
      const site = siteFor(request)
      await confirm(request, person, request.body)
      const options = await passkeys.optionsForNew({ identityId, email, name }, site)
      return reply.header('cache-control', 'no-store').send({ options: { ...options } })
    },
  )

  app.post(
    passkeyPaths.passkeys,
    {
      onRequest,
      config: { ...byAddress, ...refuses('PASSKEYS_UNAVAILABLE', 'PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS') },
      schema: {
        summary: 'Add a passkey',
        description:
          'With the passkey that the browser created from the options. 403 PASSKEY_REFUSED; 409 TOO_MANY_PASSKEYS after 20.',
        tags,
        body: newPasskeySchema,
        response: { 201: passkeySchema },
      },
    },
    async (request, reply) => {
      const { user, identity } = await asking(request)
      const added = await passkeys.add(identity.identityId, request.body, siteFor(request))
      await tell(user, { what: 'passkeyAdded', name: added.name })
      return reply.code(201).send(added)
    },
  )

  app.put(
    passkeyPaths.passkey,
    {
      onRequest,
      config: refuses('PASSKEY_UNKNOWN'),
      schema: {
        summary: 'Rename a passkey',
        tags,
        params: passkeyParamsSchema,
        body: passkeyNameSchema,
        response: { 200: passkeySchema },
      },
    },
    async (request) => {
      const { identityId } = (await asking(request)).identity
      const renamed = await passkeys.rename(identityId, request.params.passkeyId, request.body.name)
      if (renamed === undefined) throw new ProblemError('PASSKEY_UNKNOWN')
      return renamed
    },
  )

  app.delete(
    passkeyPaths.passkey,
    {
      onRequest,
      config: refuses('PASSKEY_UNKNOWN'),
      schema: {
        summary: 'Remove a passkey',
        description: 'It can’t be used to sign in any more. Sign-ins that began with it stay.',
        tags,
        params: passkeyParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { user, identity } = await asking(request)
      const removed = await passkeys.remove(identity.identityId, request.params.passkeyId)
      if (removed === undefined) throw new ProblemError('PASSKEY_UNKNOWN')
      await tell(user, { what: 'passkeyRemoved', name: removed.name })
      return reply.code(204).send(null)
    },
  )
}
