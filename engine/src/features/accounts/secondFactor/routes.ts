import {
  appCodeSchema,
  enrolmentSchema,
  meSchema,
  passwordCheckSchema,
  recoveryCodesSchema,
  secondFactorCodeSchema,
  secondFactorPaths,
  secondFactorSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { refuses } from '../../../platform/describe.ts'
import { confirmRefusals, onlyAccounts } from '../../../platform/guards.ts'
import type { HttpApp } from '../../../platform/httpService.ts'
import { ProblemError } from '../../../platform/problems.ts'
import { limit } from '../../../platform/rateLimit.ts'
import type { Asking } from '../asking.ts'
import type { Confirm } from '../confirm.ts'
import { browserOf, type Entrance, entranceRefusals, setCookies } from '../entrance.ts'
import type { SecondFactorProvider } from '../identity.ts'
import type { SecurityNotice } from '../links/securityNotice.ts'

export type SecondFactorRoutesOptions = {
  secondFactor: SecondFactorProvider
  asking: Asking
  entrance: Entrance
  confirm: Confirm
  tell: SecurityNotice
}

/** Routes for signing in with a code after the password, and for turning the second factor on and off. */
export function secondFactorRoutes(app: HttpApp, options: SecondFactorRoutesOptions): void {
  const { secondFactor, asking, entrance, confirm, tell } = options
  const tags = ['accounts']
  // A limit per address, on top of each account's own.
  const byAddress = { rateLimit: limit(30, 300) }
  const onRequest = onlyAccounts(asking)
  const cookieIn = ({ headers: { cookie = '' } }: FastifyRequest): string => cookie

  app.post(
    secondFactorPaths.signIn,
    {
      config: { ...byAddress, ...refuses(...entranceRefusals, 'WRONG_CODE') },
      schema: {
        summary: 'Sign in: the second factor',
        description:
          'Completes a sign-in that returned SECOND_FACTOR_NEEDED, and sets the session cookie. 403 WRONG_CODE; 401 SIGN_IN_AGAIN after five wrong ones or ten minutes; 429 for 15 minutes after ten in a row.',
        tags,
        body: secondFactorCodeSchema,
        response: { 200: meSchema },
      },
    },
    async (request, reply) => {
      const proven = await secondFactor.signIn(request.body, cookieIn(request), browserOf(request))
      return reply.send(await entrance.welcome(request, reply, proven))
    },
  )

  app.get(
    secondFactorPaths.secondFactor,
    {
      onRequest,
      schema: {
        summary: 'My second factor',
        description: 'Whether one is on, and how many recovery codes are left.',
        tags,
        response: { 200: secondFactorSchema },
      },
    },
    async (request, reply) => {
      const { identity } = await asking(request)
      return reply.header('cache-control', 'no-store').send(await secondFactor.of(identity.identityId))
    },
  )

  app.post(
    secondFactorPaths.begin,
    {
      onRequest,
      config: { ...byAddress, ...refuses(...confirmRefusals, 'SECOND_FACTOR_ON') },
      schema: {
        summary: 'Create the secret of a second factor',
        description: 'A secret for an authenticator app. No code is required until it is turned on with one.',
        tags,
        body: passwordCheckSchema,
        response: { 200: enrolmentSchema },
      },
    },
    async (request, reply) => {
      const person = await asking(request)
      if ((await secondFactor.of(person.identity.identityId)).on) throw new ProblemError('SECOND_FACTOR_ON')
      await confirm(request, person, request.body)
      const begun = await secondFactor.begin(cookieIn(request), request.body.password)
      return reply.header('cache-control', 'no-store').send(begun)
    },
  )

  app.post(
    secondFactorPaths.turnOn,
    {
      onRequest,
      config: { ...byAddress, ...refuses('WRONG_CODE', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF') },
      schema: {
        summary: 'Turn the second factor on',
        description:
          'With a code from the app. Returns the recovery codes, only this time; the session gets a new cookie.',
        tags,
        body: appCodeSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    async (request, reply) => {
      const { user, identity } = await asking(request)
      const { identityId } = identity
      if ((await secondFactor.of(identityId)).on) throw new ProblemError('SECOND_FACTOR_ON')
      const { value: recoveryCodes, cookies } = await secondFactor.turnOn(
        identityId,
        cookieIn(request),
        request.body.code,
      )
      await tell(user, { what: 'secondFactorOn' })
      return setCookies(reply, cookies).header('cache-control', 'no-store').send({ recoveryCodes })
    },
  )

  app.post(
    secondFactorPaths.recoveryCodes,
    {
      onRequest,
      config: { ...byAddress, ...refuses(...confirmRefusals, 'SECOND_FACTOR_OFF') },
      schema: {
        summary: 'New recovery codes',
        description: 'Ten new ones; the old ones stop working. Needs the password and a code.',
        tags,
        body: passwordCheckSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    async (request, reply) => {
      const person = await asking(request)
      if (!(await secondFactor.of(person.identity.identityId)).on) throw new ProblemError('SECOND_FACTOR_OFF')
      await confirm(request, person, request.body)
      const recoveryCodes = await secondFactor.newRecoveryCodes(cookieIn(request), request.body.password)
      await tell(person.user, { what: 'recoveryCodesRenewed' })
      return reply.header('cache-control', 'no-store').send({ recoveryCodes })
    },
  )

  app.post(
    secondFactorPaths.turnOff,
    {
      onRequest,
      config: { ...byAddress, ...refuses(...confirmRefusals) },
      schema: {
        summary: 'Turn the second factor off',
        description: 'Needs the password and a code. The session gets a new cookie.',
        tags,
        body: passwordCheckSchema,
        response: { 200: secondFactorSchema },
      },
    },
    async (request, reply) => {
      const person = await asking(request)
      await confirm(request, person, request.body)
      const { on } = await secondFactor.of(person.identity.identityId)
      const { cookies } = await secondFactor.turnOff(cookieIn(request), request.body.password)
      if (on) await tell(person.user, { what: 'secondFactorOff' })
      return setCookies(reply, cookies).send(await secondFactor.of(person.identity.identityId))
    },
  )
}
