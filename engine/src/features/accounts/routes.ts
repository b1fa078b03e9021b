import { userSchema } from '@greenroom/shared/vocabulary'
import {
  accountPaths,
  credentialsSchema,
  meSchema,
  newUserSchema,
  signedOutSchema,
  userQuerySchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts, signedInOnly } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { Authentication } from './authentication.ts'
import { browserOf, type Entrance, entranceRefusals, meOf, setCookies } from './entrance.ts'
import type { IdentityProvider } from './identity.ts'
import type { Admit } from './invitationPlaces.ts'
import type { KnownBrowsers } from './knownBrowsers.ts'
import { chosenPasswordSchema } from './passwords.ts'
import { counted, type Tries } from './tries.ts'
import type { Users } from './users.ts'
import type { Newcomer } from './verification/verification.ts'

/** The contract's sign-up, except that the password mustn't be easy to guess. */
const signUpSchema = newUserSchema.extend({
  password: chosenPasswordSchema,
})

export type AccountRoutesOptions = {
  identities: IdentityProvider
  users: Users
  authentication: Authentication
  /** Counts guesses and sign-ups before any check, because the answers could reveal which emails exist. */
  tries: Tries
  knownBrowsers: KnownBrowsers
  admit: Admit
  /** Called after an account is created, before the sign-up is answered. */
  onSignUp: (newcomer: Newcomer, cookie: string | undefined) => Promise<void>
  /** Called for a person who must verify their email before they can sign in. */
  onUnverified: (email: string) => Promise<void>
  entrance: Entrance
}

/** Routes for signing up, in and out, and for finding out who is signed in. */
export function accountRoutes(app: HttpApp, options: AccountRoutesOptions): void {
  const { identities, users, authentication, tries, knownBrowsers, admit, onSignUp, onUnverified, entrance } = options
  const tags = ['accounts']

  app.post(
    accountPaths.users,
    {
      config: {
        leavesSomethingNew: true,
        ...refuses(
          'INVITATION_NEEDED',
          'INVITATION_UNKNOWN',
          'INVITATION_USED',
          'INVITATION_EXPIRED',
          'EMAIL_TAKEN',
          'TOO_MANY_REQUESTS',
          'TOO_BUSY',
        ),
      },
      schema: {
        summary: 'Sign up',
        description:
          'Creates the account and its user; signs nobody in. 409 EMAIL_TAKEN, 400 naming each field. 429 after 20 sign-ups from an address in ten minutes, then one every 30 seconds; 503 TOO_BUSY.',
        tags,
        body: signUpSchema,
        response: { 201: userSchema },
      },
    },
    async (request, reply) => {
      const { email, password, userName, invitationCode, firstName, lastName } = request.body
      const identity = await counted(tries.signUp(request.ip), () =>
        admit({ email, invitationCode: invitationCode ?? '' }, () =>
          identities.signUp({ email, password, name: userName }),
        ),
      )
      // Count refusals too, because each reveals something about a code or an email.
      if (typeof identity === 'string') throw new ProblemError(identity)
      const names = { userName, firstName: firstName ?? '', lastName: lastName ?? '' }
      const user = await users.of(identity, names)
      await onSignUp({ user, identity }, request.headers.cookie)
      return reply.code(201).send(user)
    },
  )

  async function signedIn(request: FastifyRequest) {
    // Includes an account about to be deleted: it may see its id and sign in to cancel the deletion.
    const user = await authentication.identified(request.headers.cookie)
    if (user === null) throw new ProblemError('UNAUTHORIZED')
    return { user }
  }

  app.get(
    accountPaths.users,
    {
      onRequest: onlyAccounts(signedIn),
      config: refuses('FORBIDDEN', 'USER_NOT_FOUND'),
      schema: {
        summary: 'The user with an email',
        description:
          "The caller's own, or anybody's for an ADMIN; 403 for everybody else, even if there is no such user.",
        tags,
        querystring: userQuerySchema,
        response: { 200: userSchema },
      },
    },
    async (request) => {
      const { user: asking } = await signedIn(request)
      const isOwn = asking.email === request.query.email
      const isAdmin = asking.subscriptionTier === 'ADMIN' && asking.deleteAt === null
      if (!isOwn && !isAdmin) throw new ProblemError('FORBIDDEN')
      const user = isOwn ? asking : await users.byEmail(request.query.email)
      if (user === undefined) throw new ProblemError('USER_NOT_FOUND')
      return user
    },
  )

  app.post(
    accountPaths.signIn,
    {
      config: refuses(
        ...entranceRefusals,
        'INVALID_CREDENTIALS',
        'SECOND_FACTOR_NEEDED',
        'EMAIL_UNVERIFIED',
        'TOO_MANY_REQUESTS',
        'TOO_BUSY',
      ),
      schema: {
        summary: 'Sign in with email and password',
        description:
          'Sets the session cookie. 401 INVALID_CREDENTIALS for a wrong email or password alike, 401 SECOND_FACTOR_NEEDED if a code is required next; in production 403 EMAIL_UNVERIFIED before the email is verified, and the link is mailed again. After several wrong ones 429, and one guess is checked every ten seconds; a browser that has signed in before is counted separately. 503 TOO_BUSY.',
        tags,
        body: credentialsSchema,
        response: { 200: meSchema },
      },
    },
    async (request, reply) => {
      const { cookie } = request.headers
      const { email } = request.body
      const guess = tries.guess({ email, address: request.ip, browserId: knownBrowsers.of(cookie, email) })
      const signedIn = await counted(guess, async (uncount) => {
        const answer = await identities.signIn(request.body, browserOf(request))
        if (answer !== null) await uncount()
        return answer
      })
      if (signedIn === null) throw new ProblemError('INVALID_CREDENTIALS')
      if (signedIn === 'UNVERIFIED') {
        await onUnverified(email)
        throw new ProblemError('EMAIL_UNVERIFIED')
      }
      const { value: identity, cookies } = signedIn
      if (identity === 'SECOND_FACTOR_NEEDED') {
        setCookies(reply, cookies)
        throw new ProblemError('SECOND_FACTOR_NEEDED')
      }
      return reply.send(await entrance.welcome(request, reply, { value: identity, cookies }))
    },
  )

  app.post(
    accountPaths.signOut,
    {
      schema: {
        summary: 'Sign out',
        description: 'Ends the session of the cookie; a no-op without one.',
        tags,
        response: { 200: signedOutSchema },
      },
    },
    async (request, reply) => {
      const { cookie } = request.headers
      if (cookie !== undefined) {
        const { cookies } = await identities.signOut(cookie)
        setCookies(reply, cookies)
      }
      return reply.send({ success: true as const })
    },
  )

  app.get(
    accountPaths.me,
    { config: signedInOnly, schema: { summary: 'The signed-in user', tags, response: { 200: meSchema } } },
    async (request, reply) => {
      const { user, cookies } = await authentication.refresh(request.headers.cookie)
      setCookies(reply, cookies).header('cache-control', 'no-store')
      if (user === null) throw new ProblemError('UNAUTHORIZED')
      return meOf(user)
    },
  )
}
