import {
  anonymousReader,
  type ContentReader,
  hasPremiumAccess,
  isContentCreator,
  monthlyGrantOf,
  shownNameOf,
} from '@greenroom/shared/rules'
import { participantIdOf, userIdOf } from '@greenroom/shared/session'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { EngineConfig } from '../config.ts'
import { type AccountsOptions, openAccounts } from '../features/accounts/openAccounts.ts'
import { openBlocks } from '../features/blocks/blocks.ts'
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

/** Sets up accounts and guests, and what sessions need to know about them. */
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
    // The sign-up page says that signing up includes this agreement.
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

  /** Every id an account has in sessions: its own, and those of its former guests. */
  const idsOf = async (userId: number): Promise<string[]> => [
    participantIdOf(userId),
    ...(await guests.in(undefined, userId)).map(({ id }) => id),
  ]
  const blocks = openBlocks(store, { now, idsOf })

  /** A user's current monthly token grant. */
  async function allowanceOf(participantId: string): Promise<number> {
    const grants = { free: config.TOKENS_PER_MONTH_FREE, premium: config.TOKENS_PER_MONTH_PREMIUM }
    const userId = userIdOf(participantId)
    if (userId === null) return grants.free
    const { subscriptionTier } = await accounts.membershipOf(userId)
    return monthlyGrantOf(subscriptionTier, grants)
  }

  /** The restricted content this user may read (spec §6). */
  async function readerOf(userId: number | null): Promise<ContentReader> {
    const user = userId === null ? undefined : await accounts.userById(userId)
    if (user === undefined) return anonymousReader
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

  return {
    accounts,
    profiles,
    guests,
    blocks,
    idsOf,
    networks,
    languageModelInUse,
    allowanceOf,
    readerOf,
    callerOf,
    extraTimeOf,
  }
}
