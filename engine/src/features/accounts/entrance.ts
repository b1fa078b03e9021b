import type { Me } from '@greenroom/shared/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Authentication, SignedInUser } from './authentication.ts'
import type { Identity, WithCookies } from './identity.ts'
import type { KnownBrowsers } from './knownBrowsers.ts'

/** The last step of every sign-in. */
export type Entrance = {
  /**
   * Finds or creates the user of a proven identity, sets the cookies, remembers the browser, and runs the sign-in
   * callbacks.
   * @returns the answer for the browser
   */
  welcome(request: FastifyRequest, reply: FastifyReply, proven: WithCookies<Identity>): Promise<Me>
}

/** The refusal that any sign-in may get, if the account has just been deleted. */
export const entranceRefusals = ['SIGN_IN_AGAIN'] as const

export const meOf = ({ createdAt: _createdAt, ...me }: SignedInUser): Me => me

export function createEntrance(options: {
  authentication: Pick<Authentication, 'userOf'>
  knownBrowsers: KnownBrowsers
  onSignIn: (user: SignedInUser, cookie: string | undefined) => Promise<void>
  /** Called after a sign-in from a browser that the account hasn't used before. */
  onNewBrowser: (user: SignedInUser, from: { userAgent: string; address: string }) => Promise<void>
}): Entrance {
  const { authentication, knownBrowsers, onSignIn, onNewBrowser } = options
  return {
    async welcome(request, reply, { value: identity, cookies }) {
      const { cookie } = request.headers
      const user = await authentication.userOf(identity)
      // An account about to be deleted can only cancel the deletion, as its mail says. So it doesn't get this browser's
      // guests yet.
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

/** The browser details that a new session records. */
export function browserOf({ ip, headers: sent }: FastifyRequest): Headers {
  const headers = new Headers({ 'x-forwarded-for': ip })
  if (sent['user-agent'] !== undefined) headers.set('user-agent', sent['user-agent'])
  return headers
}

export const setCookies = (reply: FastifyReply, cookies: string[]): FastifyReply =>
  cookies.length > 0 ? reply.header('set-cookie', cookies) : reply
