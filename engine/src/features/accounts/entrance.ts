import type { Me } from '@greenroom/shared/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Authentication, SignedInUser } from './authentication.ts'
import type { Identity, WithCookies } from './identity.ts'
import type { KnownBrowsers } from './knownBrowsers.ts'

/** What every way to sign in ends with. */
export type Entrance = {
  /**
   * Makes sure of the user of a proven identity, sets its cookies, remembers the browser, and tells who waits for the sign-in.
   * @returns what the browser is told
   */
  welcome(request: FastifyRequest, reply: FastifyReply, proven: WithCookies<Identity>): Promise<Me>
}

/** What every way to sign in may refuse with: its account was deleted at that very moment. */
export const entranceRefusals = ['SIGN_IN_AGAIN'] as const

export const meOf = ({ createdAt: _createdAt, ...me }: SignedInUser): Me => me

export function createEntrance(options: {
  authentication: Pick<Authentication, 'userOf'>
  knownBrowsers: KnownBrowsers
  onSignIn: (user: SignedInUser, cookie: string | undefined) => Promise<void>
  /** Told of a sign-in by a browser that has not signed in to the account before. */
  onNewBrowser: (user: SignedInUser, from: { userAgent: string; address: string }) => Promise<void>
}): Entrance {
  const { authentication, knownBrowsers, onSignIn, onNewBrowser } = options
  return {
    async welcome(request, reply, { value: identity, cookies }) {
      const { cookie } = request.headers
      const user = await authentication.userOf(identity)
      // Somebody who is leaving can only change their mind, as their mail says. What this browser brings along waits.
      const stays = user.deleteAt === null
      if (stays) await onSignIn(user, cookie)
      const isKnown = knownBrowsers.of(cookie, identity.email) !== undefined
      if (stays && !isKnown)
        await onNewBrowser(user, { userAgent: request.headers['user-agent'] ?? '', address: request.ip })
      setCookies(reply, [...cookies, knownBrowsers.remember(cookie, identity.email)])
      return meOf(user)
    },
  }
}

/** What a new session keeps of the browser that asks for it. */
export function browserOf({ ip, headers: sent }: FastifyRequest): Headers {
  const headers = new Headers({ 'x-forwarded-for': ip })
  if (sent['user-agent'] !== undefined) headers.set('user-agent', sent['user-agent'])
  return headers
}

export const setCookies = (reply: FastifyReply, cookies: string[]): FastifyReply =>
  cookies.length > 0 ? reply.header('set-cookie', cookies) : reply
