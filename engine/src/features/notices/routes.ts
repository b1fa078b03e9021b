import {
  invitationMailsPath,
  invitationMailsSchema,
  invitationMailsWishSchema,
  unsubscribePath,
} from '@greenroom/shared/wire'
import { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { limit } from '../../platform/rateLimit.ts'
import type { Ending, Endings } from './endings.ts'
import type { InvitationStops } from './stops.ts'

/** Tokens can't be guessed, but this limits the work caused by guessing, per address. */
const wishLimit = limit(60, 60)

export type EndingRoutesOptions = {
  endings: Endings
  turnOff: (ending: Ending) => Promise<void>
  stops: Pick<InvitationStops, 'isStopped' | 'set'>
}

/**
 * Unsubscribes from a kind of mail: by a mail program's single click (RFC 8058), which sends no cookie, or from the
 * settings.
 */
export function endingRoutes(app: HttpApp, { endings, turnOff, stops }: EndingRoutesOptions): void {
  const tags = ['accounts']
  app.register(async (scope: HttpApp) => {
    // Mail programs post a form, but the token contains everything we need.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'string' }, async () => null)

    scope.post(
      unsubscribePath,
      {
        config: refuses('LINK_INVALID'),
        schema: {
          tags,
          querystring: z.object({ token: z.string() }),
          summary: 'Turn off mails of this kind',
          description:
            'For one-click unsubscribing by mail programs, without a sign-in. Repeating it changes nothing. 410 LINK_INVALID.',
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const ending = endings.read(request.query.token)
        if (ending === null) throw new ProblemError('LINK_INVALID')
        await turnOff(ending)
        return reply.code(204).send(null)
      },
    )

    scope.get(
      unsubscribePath,
      {
        schema: {
          tags,
          querystring: z.object({ token: z.string().optional() }),
          summary: 'Redirect to the setting for mails of this kind',
          description:
            'For somebody who opens the address: 303 to the settings, or for people without an account to a separate page. Opening it turns nothing off.',
          response: { 303: z.null() },
        },
      },
      // Some programs open every link in a mail, which must not turn anything off.
      async (request, reply) => reply.redirect(endings.pageFor(request.query.token ?? ''), 303),
    )
  })

  app.post(
    invitationMailsPath,
    {
      config: { rateLimit: wishLimit, ...refuses('LINK_INVALID') },
      schema: {
        tags,
        summary: 'Read or change whether invitations are mailed to an address without an account',
        description: 'The token is in each of these mails. Without `wanted` nothing changes. 410 LINK_INVALID.',
        body: invitationMailsWishSchema,
        response: { 200: invitationMailsSchema },
      },
    },
    async (request, reply) => {
      const ending = endings.read(request.body.token)
      if (ending === null || !('addressHash' in ending)) throw new ProblemError('LINK_INVALID')
      const { wanted } = request.body
      if (wanted !== undefined) await stops.set(ending.addressHash, !wanted)
      reply.header('cache-control', 'no-store')
      return { wanted: !(await stops.isStopped(ending.addressHash)) }
    },
  )
}
