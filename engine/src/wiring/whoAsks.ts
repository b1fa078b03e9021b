import {
  anonymousReader,
  hasPremiumAccess,
  isAdmin,
  isContentCreator,
  mayEditContent,
  shownNameOf,
} from '@greenroom/shared/rules'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../platform/problems.ts'
import { type Account, participantIdsOf, type Visitor } from '../realtime/access.ts'
import type { People } from './people.ts'

export type WhoAsks = ReturnType<typeof createWhoAsks>

/** Identifies the caller from a request's cookies. */
export function createWhoAsks({ accounts, guests, networks }: Pick<People, 'accounts' | 'guests' | 'networks'>) {
  async function accountFrom(cookie: string | undefined): Promise<Account | null> {
    const user = await accounts.authenticate(cookie)
    return user && { userId: user.id, name: shownNameOf(user), signInId: user.signInId }
  }

  /** The visitor, with an account or as a guest, or null. */
  async function visitorFrom(cookie: string | undefined): Promise<Visitor | null> {
    const account = await accountFrom(cookie)
    const invited = await guests.in(cookie, account?.userId ?? null)
    return account === null && invited.length === 0 ? null : { account, guests: invited }
  }

  /** The restricted content the caller may read. */
  async function readerOf(request: FastifyRequest) {
    const user = await accounts.authenticate(request.headers.cookie)
    if (user === null) return anonymousReader
    const { subscriptionTier: tier, email } = user
    return {
      hasPremium: hasPremiumAccess(tier),
      seesBeta: isContentCreator(tier) || (await accounts.isAlphaUser(email)),
    }
  }

  return {
    visitorFrom,
    readerOf,
    /** @throws the 401 problem if the caller is unknown */
    async visitorOf(request: FastifyRequest): Promise<Visitor> {
      const visitor = await visitorFrom(request.headers.cookie)
      if (visitor === null) throw new ProblemError('UNAUTHORIZED')
      networks.saw(participantIdsOf(visitor), request.ip)
      return visitor
    },
    /** @throws the 401 problem if the caller isn't signed in */
    async accountOf(request: FastifyRequest): Promise<Account> {
      const account = await accountFrom(request.headers.cookie)
      if (account === null) throw new ProblemError('UNAUTHORIZED')
      return account
    },
    /** @throws the 401 problem if the caller isn't signed in, 403 if they aren't an ADMIN (spec §6) */
    async adminOf(request: FastifyRequest): Promise<{ userId: number; name: string }> {
      const user = await accounts.authenticate(request.headers.cookie)
      if (user === null) throw new ProblemError('UNAUTHORIZED')
      if (!isAdmin(user.subscriptionTier)) throw new ProblemError('FORBIDDEN')
      return { userId: user.id, name: shownNameOf(user) }
    },
    /** @throws the 401 problem if the caller isn't signed in, 403 if they may not edit content (answers §8) */
    async editorOf(request: FastifyRequest): Promise<{ userId: number; name: string }> {
      const user = await accounts.authenticate(request.headers.cookie)
      if (user === null) throw new ProblemError('UNAUTHORIZED')
      if (!mayEditContent(user.subscriptionTier)) throw new ProblemError('FORBIDDEN')
      return { userId: user.id, name: shownNameOf(user) }
    },
    async userIdOf(request: FastifyRequest): Promise<number | null> {
      return (await accounts.authenticate(request.headers.cookie))?.id ?? null
    },
    async browserOf(request: FastifyRequest) {
      const [account, reader] = await Promise.all([accountFrom(request.headers.cookie), readerOf(request)])
      return { account, ...reader }
    },
  }
}
