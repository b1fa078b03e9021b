import { userSchema } from '@greenroom/shared/vocabulary'
import {
  accountPaths,
  credentialsSchema,
  type Me,
  meSchema,
  newUserSchema,
  signedOutSchema,
  userQuerySchema,
} from '@greenroom/shared/wire'
import type { FastifyReply } from 'fastify'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { Attempts } from './attempts.ts'
import type { Authentication, SignedInUser } from './authentication.ts'
import type { IdentityProvider } from './identity.ts'
import { passwordProblem } from './passwords.ts'
import type { Users } from './users.ts'

/** The contract's sign-up, with a password that is not easy to guess. */
const signUpSchema = newUserSchema.extend({
  password: newUserSchema.shape.password.superRefine((password, context) => {
    const problem = passwordProblem(password)
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem })
  }),
})

const meOf = ({ createdAt: _createdAt, ...me }: SignedInUser): Me => me

export type AccountRoutesOptions = {
  identities: IdentityProvider
  users: Users
  authentication: Authentication
  /** Wrong passwords, per address and email. */
  wrongPasswords: Attempts
  /** Sign-ups that found their email taken, per address: what tells that an email exists must not be asked at will. */
  takenEmails: Attempts
  mayEnter: (email: string, invitationCode: string) => Promise<boolean>
  onSignUp: (userId: number) => Promise<void>
  onSignIn: (user: SignedInUser, cookie: string | undefined) => Promise<void>
}

function refuseIfTooMany(attempts: Attempts, key: string): void {
  const seconds = attempts.waitSeconds(key)
  if (seconds === 0) return
  const headers = { 'retry-after': String(seconds) }
  throw new ProblemError('TOO_MANY_REQUESTS', `Try again in ${seconds} seconds`, { headers })
}

const setCookies = (reply: FastifyReply, cookies: string[]): FastifyReply =>
  cookies.length > 0 ? reply.header('set-cookie', cookies) : reply

/** Signing up, in and out, and who one is. */
export function accountRoutes(app: HttpApp, options: AccountRoutesOptions): void {
  const { identities, users, authentication, wrongPasswords, takenEmails, mayEnter, onSignUp, onSignIn } = options
  const tags = ['accounts']

  app.post(
    accountPaths.users,
    {
      schema: {
        summary: 'Sign up',
        description:
          'Creates the account and its user; signs nobody in. 409 EMAIL_TAKEN, 400 naming each field, 429 after several taken emails.',
        tags,
        body: signUpSchema,
        response: { 201: userSchema },
      },
    },
    async (request, reply) => {
      const { email, password, userName, invitationCode, firstName, lastName } = request.body
      refuseIfTooMany(takenEmails, request.ip)
      if (!(await mayEnter(email, invitationCode ?? ''))) throw new ProblemError('INVITATION_NEEDED')
      const identity = await identities.signUp({ email, password, name: userName })
      if (identity === 'EMAIL_TAKEN') {
        takenEmails.count(request.ip)
        throw new ProblemError('EMAIL_TAKEN')
      }
      const names = { userName, firstName: firstName ?? '', lastName: lastName ?? '' }
      const user = await users.of(identity, names)
      await onSignUp(user.id)
      return reply.code(201).send(user)
    },
  )

  app.get(
    accountPaths.users,
    {
      schema: {
        summary: 'The user of an email',
        description:
          "One's own, or anybody's for an ADMIN; 403 for everybody else, whether or not there is such a user.",
        tags,
        querystring: userQuerySchema,
        response: { 200: userSchema },
      },
    },
    async (request) => {
      const asking = await authentication.authenticate(request.headers.cookie)
      if (asking === null) throw new ProblemError('UNAUTHORIZED')
      const isOwn = asking.email === request.query.email
      if (!isOwn && asking.subscriptionTier !== 'ADMIN') throw new ProblemError('FORBIDDEN')
      const user = isOwn ? asking : await users.byEmail(request.query.email)
      if (user === undefined) throw new ProblemError('USER_NOT_FOUND')
      return user
    },
  )

  app.post(
    accountPaths.signIn,
    {
      schema: {
        summary: 'Sign in with email and password',
        description:
          'Sets the session cookie. 401 INVALID_CREDENTIALS whether the email or the password is wrong; 429 after several of them.',
        tags,
        body: credentialsSchema,
        response: { 200: meSchema },
      },
    },
    async (request, reply) => {
      const key = `${request.ip} ${request.body.email}`
      refuseIfTooMany(wrongPasswords, key)
      const headers = new Headers({ 'x-forwarded-for': request.ip })
      const agent = request.headers['user-agent']
      if (agent !== undefined) headers.set('user-agent', agent)
      const signedIn = await identities.signIn(request.body, headers)
      if (signedIn === null) {
        wrongPasswords.count(key)
        throw new ProblemError('INVALID_CREDENTIALS')
      }
      wrongPasswords.forget(key)
      const user = await authentication.userOf(signedIn.value)
      await onSignIn(user, request.headers.cookie)
      return setCookies(reply, signedIn.cookies).send(meOf(user))
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
        authentication.forget(cookie)
        setCookies(reply, cookies)
      }
      return reply.send({ success: true as const })
    },
  )

  app.get(
    accountPaths.me,
    { schema: { summary: 'Who one is', tags, response: { 200: meSchema } } },
    async (request, reply) => {
      const { user, cookies } = await authentication.refresh(request.headers.cookie)
      setCookies(reply, cookies).header('cache-control', 'no-store')
      if (user === null) throw new ProblemError('UNAUTHORIZED')
      return meOf(user)
    },
  )
}
