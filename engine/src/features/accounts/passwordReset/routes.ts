import { setTimeout as sleep } from 'node:timers/promises'
import { callNameOf } from '@greenroom/shared/rules'
import {
  acceptedSchema,
  newPasswordSchema,
  ownAccountPaths,
  passwordChangedSchema,
  passwordResetRequestSchema,
} from '@greenroom/shared/wire'
import { refuses } from '../../../platform/describe.ts'
import type { HttpApp } from '../../../platform/httpService.ts'
import { ProblemError } from '../../../platform/problems.ts'
import type { IdentityProvider } from '../identity.ts'
import type { AccountMail } from '../links/accountMail.ts'
import { passwordResetLetter } from '../links/letters.ts'
import type { MailLinks } from '../links/mailLinks.ts'
import { chosenPasswordSchema } from '../passwords.ts'
import type { Users } from '../users.ts'
import type { ChosenPassword } from './chosenPassword.ts'

export type PasswordResetOptions = {
  identities: Pick<IdentityProvider, 'byEmail'>
  users: Pick<Users, 'of'>
  links: MailLinks
  accountMail: AccountMail
  chosenPassword: ChosenPassword
}

/** Every request is answered after this long, whether or not the email exists. */
const answersAfterMs = 300

const newSchema = newPasswordSchema.extend({ password: chosenPasswordSchema })

/** Routes for resetting a forgotten password with a mailed link. */
export function passwordResetRoutes(app: HttpApp, options: PasswordResetOptions): void {
  const { identities, users, links, accountMail, chosenPassword } = options
  const tags = ['accounts']

  async function sendTo(email: string): Promise<void> {
    const identity = await identities.byEmail(email)
    if (identity === undefined) return
    const { id: userId, firstName, userName } = await users.of(identity)
    await accountMail
      .sendLink(
        { identityId: identity.identityId, userId, email },
        {
          purpose: 'resetPassword',
          kind: 'passwordReset',
          letter: (url) => passwordResetLetter({ name: callNameOf({ firstName, userName }), email }, url),
        },
      )
      .catch((error: unknown) => {
        // The sixth request in an hour sends nothing. Saying so would reveal that the email exists.
        if (!(error instanceof ProblemError)) throw error
      })
  }

  app.post(
    ownAccountPaths.passwordReset,
    {
      schema: {
        summary: 'Request a link for a new password',
        description: 'Mails a link if the email has an account. If not, the answer and the time it takes are the same.',
        tags,
        body: passwordResetRequestSchema,
        response: { 202: acceptedSchema },
      },
    },
    async (request, reply) => {
      await Promise.all([sendTo(request.body.email), sleep(answersAfterMs)])
      return reply.code(202).send({ accepted: true as const })
    },
  )

  app.post(
    ownAccountPaths.newPassword,
    {
      config: refuses('LINK_INVALID', 'TOO_BUSY'),
      schema: {
        summary: 'Choose a new password',
        description: 'With the token of the link. Ends every sign-in, and verifies the email. 400 for a weak password.',
        tags,
        body: newSchema,
        response: { 200: passwordChangedSchema },
      },
    },
    async ({ body: { token, password } }) => {
      const link = await links.find(token, ['resetPassword'])
      if (link === undefined || !(await links.use(link))) throw new ProblemError('LINK_INVALID')
      await chosenPassword.set(link, password, { byLink: true })
      return { changed: true as const }
    },
  )
}
