import { type EmailLinkAnswer, emailLinkAnswerSchema, emailLinkSchema, ownAccountPaths } from '@greenroom/shared/wire'
import { refuses } from '../../../platform/describe.ts'
import type { HttpApp } from '../../../platform/httpService.ts'

/** `POST /api/account/email-links`: receives the token from the page that a mail's link opens. */
export function emailLinkRoutes(app: HttpApp, followLink: (token: string) => Promise<EmailLinkAnswer>): void {
  app.post(
    ownAccountPaths.emailLinks,
    {
      config: refuses('LINK_INVALID', 'EMAIL_TAKEN'),
      schema: {
        summary: 'Use the link from a mail',
        description:
          'Verifies an email, changes it, reverts a change (which ends every sign-in), or keeps an account that is about to be deleted. Works once, in any browser.',
        tags: ['accounts'],
        body: emailLinkSchema,
        response: { 200: emailLinkAnswerSchema },
      },
    },
    async (request) => followLink(request.body.token),
  )
}
