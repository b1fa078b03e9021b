import { unsubscribePath } from '@greenroom/shared/wire'
import { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { Ending, Endings } from './endings.ts'

export type EndingRoutesOptions = { endings: Endings; turnOff: (ending: Ending) => Promise<void> }

/**
 * Unsubscribes from a kind of mail: by a mail program's single click (RFC 8058), which sends no cookie, or
 * from the settings.
 */
export function endingRoutes(app: HttpApp, { endings, turnOff }: EndingRoutesOptions): void {
  const tags = ['accounts']
  app.register(async (scope: HttpApp) => {
    // Mail programs post a form, but the token contains everything needed.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'string' }, async () => null)

    scope.post(
      unsubscribePath,
      {
        config: refuses('LINK_INVALID'),
        schema: {
          tags,
          querystring: z.object({ token: z.string() }),
          summary: 'End mails of this kind',
          description: 'For the one click of a mail program; no sign-in. Again is nothing. 410 LINK_INVALID.',
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
          summary: 'Where mails of this kind are switched off',
          description: 'For somebody who opens the address: 303 to the settings. Looking at it ends nothing.',
          response: { 303: z.null() },
        },
      },
      // Some programs open every link in a mail. That must not turn anything off.
      async (_request, reply) => reply.redirect(endings.settingsUrl, 303),
    )
  })
}
