import { hasPremiumAccess, isContentCreator } from '@greenroom/shared/rules'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../platform/problems.ts'
import type { Account, Visitor } from '../realtime/access.ts'
import type { People } from './people.ts'

export type WhoAsks = ReturnType<typeof createWhoAsks>

/** Tells from the cookies of a request who makes it. */
export function createWhoAsks({ accounts, guests }: Pick<People, 'accounts' | 'guests'>) {
  async function accountFrom(cookie: string | undefined): Promise<Account | null> {
    const user = await accounts.authenticate(cookie)
    return user === null ? null : { userId: user.id, name: user.firstName || user.userName }
  }

  /** Somebody with an account or as a guest, or null. */
  async function visitorFrom(cookie: string | undefined): Promise<Visitor | null> {
    const [account, invited] = await Promise.all([accountFrom(cookie), guests.in(cookie)])
    return account === null && invited.length === 0 ? null : { account, guests: invited }
  }

  /** What somebody may use besides what is for everybody. */
  async function readerOf(request: FastifyRequest) {
    const user = await accounts.authenticate(request.headers.cookie)
    if (user === null) return { hasPremium: false, seesBeta: false }
    const { subscriptionTier: tier, email } = user
    return {
      hasPremium: hasPremiumAccess(tier),
      seesBeta: isContentCreator(tier) || (await accounts.isAlphaUser(email)),
    }
  }

  return {
    visitorFrom,
    readerOf,
    /** @throws the 401 problem where it is nobody who is known */
    async visitorOf(request: FastifyRequest): Promise<Visitor> {
      const visitor = await visitorFrom(request.headers.cookie)
      if (visitor === null) throw new ProblemError('UNAUTHORIZED')
      return visitor
    },
    /** @throws the 401 problem where nobody is signed in */
    async accountOf(request: FastifyRequest): Promise<Account> {
      const account = await accountFrom(request.headers.cookie)
      if (account === null) throw new ProblemError('UNAUTHORIZED')
      return account
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
