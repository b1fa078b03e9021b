import {
  type ContentReader,
  hasPremiumAccess,
  isContentCreator,
  monthlyGrantOf,
  shownNameOf,
} from '@greenroom/shared/rules'
import { userIdOf } from '@greenroom/shared/session'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { EngineConfig } from '../config.ts'
import { type AccountsOptions, openAccounts } from '../features/accounts/openAccounts.ts'
import { openProfiles } from '../features/profile/profiles.ts'
import { createAllowances } from '../platform/allowances.ts'
import { openLastNetworks } from '../platform/lastNetworks.ts'
import { openGuests } from '../realtime/guests.ts'
import type { Caller } from '../session/chatBody.ts'
import type { Store } from '../store/port.ts'

export type PeopleOptions = {
  config: EngineConfig
  store: Store
  redis: Redis
  logger: FastifyBaseLogger
  now: () => number
  mail: AccountsOptions['mail']
  passwordHashing: AccountsOptions['passwordHashing']
  onSignUp: NonNullable<AccountsOptions['onSignUp']>
  onVerified: NonNullable<AccountsOptions['onVerified']>
  onSignIn: NonNullable<AccountsOptions['onSignIn']>
  onSignInEnded: NonNullable<AccountsOptions['onSignInEnded']>
}

export type People = Awaited<ReturnType<typeof openPeople>>

/** Who is known here, with an account or as a guest, and what a session has to know of them. */
export async function openPeople({
  config,
  store,
  redis,
  logger,
  now,
  mail,
  passwordHashing,
  onSignUp,
  onVerified,
  onSignIn,
  onSignInEnded,
}: PeopleOptions) {
  const profiles = openProfiles(store, { now })
  const languageModelInUse = config.AI_PROVIDER !== 'scripted'
  const accounts = await openAccounts({
    store,
    allowances: createAllowances({ redis, logger, now }),
    config,
    logger,
    now,
    mail,
    passwordHashing,
    // The page on which an account is created says so.
    onSignUp: async (user, cookie) => {
      await onSignUp(user, cookie)
      if (languageModelInUse) await profiles.agree(user.id)
    },
    onVerified,
    onSignIn,
    onSignInEnded,
  })
  const networks = openLastNetworks({ redis, logger, secret: config.INTERNAL_TOKEN })
  const guests = openGuests(store, {
    behindTls: config.behindTls,
    lifetimeDays: config.KEEP_GUESTS_DAYS,
    now,
  })

  /** What somebody is granted a month as of now, in tokens. */
  async function allowanceOf(participantId: string): Promise<number> {
    const grants = { free: config.TOKENS_PER_MONTH_FREE, premium: config.TOKENS_PER_MONTH_PREMIUM }
    const userId = userIdOf(participantId)
    if (userId === null) return grants.free
    const { subscriptionTier } = await accounts.membershipOf(userId)
    return monthlyGrantOf(subscriptionTier, grants)
  }

  /** What somebody may use besides what is for everybody (spec §6). */
  async function readerOf(userId: number | null): Promise<ContentReader> {
    const user = userId === null ? undefined : await accounts.userById(userId)
    if (user === undefined) return { hasPremium: false, seesBeta: false }
    const { subscriptionTier: tier } = await accounts.membershipOf(user.id)
    return {
      hasPremium: hasPremiumAccess(tier),
      seesBeta: isContentCreator(tier) || (await accounts.isAlphaUser(user.email)),
    }
  }

  async function callerOf(participantId: string): Promise<Caller> {
    const userId = userIdOf(participantId)
    if (userId === null) return { userId, userEmail: '', candidateName: '', languageModel: false }
    const [user, { languageModelAgreedAt }] = await Promise.all([accounts.userById(userId), profiles.of(userId)])
    return {
      userId,
      userEmail: user?.email ?? '',
      candidateName: user === undefined ? '' : shownNameOf(user),
      languageModel: languageModelAgreedAt !== null,
    }
  }

  const extraTimeOf = async (userId: number) => (await profiles.of(userId)).extraTimePercent

  return { accounts, profiles, guests, networks, languageModelInUse, allowanceOf, readerOf, callerOf, extraTimeOf }
}
