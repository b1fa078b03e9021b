import { accountTexts, callNameOf } from '@greenroom/shared/rules'
import {
  acceptedSchema,
  emailChangeSchema,
  type OwnAccount,
  ownAccountChangeSchema,
  ownAccountPaths,
  ownAccountSchema,
  passwordChangedSchema,
  passwordChangeSchema,
} from '@greenroom/shared/wire'
import { refuses } from '../../../platform/describe.ts'
import { confirmRefusals, onlyAccounts } from '../../../platform/guards.ts'
import type { HttpApp } from '../../../platform/httpService.ts'
import { ProblemError } from '../../../platform/problems.ts'
import { StoreUnavailable } from '../../../store/port.ts'
import type { Asking } from '../asking.ts'
import type { Confirm } from '../confirm.ts'
import type { Identity, IdentityProvider } from '../identity.ts'
import type { AccountMail } from '../links/accountMail.ts'
import { emailChangeLetter } from '../links/letters.ts'
import type { MailLinks } from '../links/mailLinks.ts'
import type { ChosenPassword } from '../passwordReset/chosenPassword.ts'
import { chosenPasswordSchema } from '../passwords.ts'
import type { Users } from '../users.ts'

export type OwnAccountOptions = {
  asking: Asking
  identities: Pick<IdentityProvider, 'byEmail' | 'hasPassword' | 'isConnected'>
  /** This installation's identity provider, if it has one. */
  issuer: string | undefined
  users: Pick<Users, 'byId' | 'change'>
  links: MailLinks
  accountMail: AccountMail
  chosenPassword: ChosenPassword
  /** Clears the cache for this user. */
  forgetRemembered: (userId: number) => Promise<void>
  /** Whether mail to this address bounces. */
  refusesMail: (address: string) => Promise<boolean>
  confirm: Confirm
}

/** @throws the 503 problem with this text if the store is down during `work` */
async function orElse<T>(text: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    throw new ProblemError('UNAVAILABLE', text, { headers: { 'retry-after': '2' } })
  }
}

/** Routes for the caller's own account: name, email and password. */
export function ownAccountRoutes(app: HttpApp, options: OwnAccountOptions): void {
  const { asking, identities, users, links, accountMail, chosenPassword, confirm, refusesMail } = options
  const onRequest = onlyAccounts(asking)
  const tags = ['accounts']
  const chosenSchema = passwordChangeSchema.extend({ password: chosenPasswordSchema })

  async function shown(userId: number, identity: Identity): Promise<OwnAccount> {
    const user = await users.byId(userId)
    if (user === undefined) throw new ProblemError('UNAUTHORIZED')
    const { userName, firstName, lastName, createdAt } = user
    const { identityId, email, emailVerified } = identity
    const [pending, mailRefused, hasPassword, connected] = await Promise.all([
      links.pending(identityId, 'changeEmail'),
      refusesMail(email),
      identities.hasPassword(identityId),
      options.issuer !== undefined && identities.isConnected(identityId, options.issuer),
    ])
    const pendingEmail = pending?.email ?? null
    const names = { userName, firstName, lastName }
    return { ...names, createdAt, email, emailVerified, pendingEmail, mailRefused, hasPassword, connected }
  }

  app.get(
    ownAccountPaths.account,
    {
      onRequest,
      schema: {
        summary: 'My account',
        description: 'Name and email.',
        tags,
        response: { 200: ownAccountSchema },
      },
    },
    async (request, reply) => {
      const { user, identity } = await asking(request)
      return reply.header('cache-control', 'no-store').send(await shown(user.id, identity))
    },
  )

  app.patch(
    ownAccountPaths.account,
    {
      onRequest,
      schema: {
        summary: 'Change my name',
        description:
          'Missing fields stay unchanged, but a new userName replaces first and last name unless they are given too.',
        tags,
        body: ownAccountChangeSchema,
        response: { 200: ownAccountSchema },
      },
    },
    async (request) => {
      const { user, identity } = await asking(request)
      const set = Object.fromEntries(Object.entries(request.body).filter(([, value]) => value !== undefined))
      // Clears the provider's first and last name, which would otherwise stay alongside the name the person chooses
      // here.
      const unsaid = request.body.userName === undefined ? {} : { firstName: '', lastName: '' }
      if (Object.keys(set).length > 0) {
        await users.change(user.id, { ...unsaid, ...set })
        await options.forgetRemembered(user.id)
      }
      return shown(user.id, identity)
    },
  )

  app.put(
    ownAccountPaths.email,
    {
      onRequest,
      config: refuses(...confirmRefusals, 'EMAIL_TAKEN'),
      schema: {
        summary: 'Change my email',
        description:
          'Mails a link to the new address, which takes effect when the link is opened. 429 after five in an hour.',
        tags,
        body: emailChangeSchema,
        response: { 202: acceptedSchema },
      },
    },
    async (request, reply) => {
      const person = await asking(request)
      const { user, identity } = person
      const { email, ...confirmation } = request.body
      await confirm(request, person, confirmation)
      const known = await orElse(accountTexts.emailCheckFailed, () => identities.byEmail(email))
      if (known !== undefined) throw new ProblemError('EMAIL_TAKEN')
      await orElse(accountTexts.emailWriteFailed, () =>
        accountMail.sendLink(
          { identityId: identity.identityId, userId: user.id, email },
          {
            purpose: 'changeEmail',
            kind: 'emailChange',
            letter: (url) => emailChangeLetter({ name: callNameOf(user), email }, url),
          },
        ),
      )
      return reply.code(202).send({ accepted: true as const })
    },
  )

  app.put(
    ownAccountPaths.password,
    {
      onRequest,
      config: refuses(...confirmRefusals),
      schema: {
        summary: 'Change my password',
        description:
          'Ends all my other sign-ins, and mails me a notice; an account without a password sets its first one. 400 for a weak password, 429 after several wrong ones.',
        tags,
        body: chosenSchema,
        response: { 200: passwordChangedSchema },
      },
    },
    async (request) => {
      const person = await asking(request)
      const { user, identity } = person
      const { currentPassword, password, ...codes } = request.body
      await confirm(request, person, { ...codes, password: currentPassword })
      const who = { identityId: identity.identityId, userId: user.id, email: identity.email }
      await chosenPassword.set(who, password, { byLink: false, keepSignIn: user.signInId })
      return { changed: true as const }
    },
  )
}
