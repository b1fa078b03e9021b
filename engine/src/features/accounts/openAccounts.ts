import type { Membership } from '@greenroom/shared/rules'
import type { User } from '@greenroom/shared/vocabulary'
import type { FastifyBaseLogger } from 'fastify'
import type { EngineConfig } from '../../config.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import type { Store } from '../../store/port.ts'
import { openInvitations } from './alpha.ts'
import { createAttempts } from './attempts.ts'
import { createAuthentication, type SignedInUser } from './authentication.ts'
import { embeddedIdentity, type PasswordHashing } from './betterAuth/identityProvider.ts'
import { openMemberships } from './memberships.ts'
import { accountRoutes } from './routes.ts'
import { openUsers } from './users.ts'

const minuteMs = 60_000

export type Accounts = {
  /** Adds the routes of accounts. */
  register(app: HttpApp): void
  /** Whose session a cookie header carries, null for nobody's. An answer may be a few seconds old. */
  authenticate(cookie: string | undefined): Promise<SignedInUser | null>
  userById(userId: number): Promise<User | undefined>
  /** What somebody is subscribed to now, signed in or not. */
  membershipOf(userId: number): Promise<Membership>
  /** Whether somebody takes part in the alpha phase. */
  isAlphaUser(email: string): Promise<boolean>
  close(): Promise<void>
}

export type AccountsOptions = {
  store: Store
  config: Pick<EngineConfig, 'PORT' | 'PUBLIC_URL' | 'ADMIN_EMAIL' | 'ALPHA_ONLY' | 'behindTls'>
  logger: FastifyBaseLogger
  now?: () => number
  /** For specs: a hash that costs nothing. */
  passwordHashing?: PasswordHashing | undefined
  /** Told of each new user before the sign-up is answered. */
  onSignUp?: (userId: number) => Promise<void>
  /** Told of who has proven to be a user, with the cookies of the browser, before the sign-in is answered. */
  onSignIn?: (user: User, cookie: string | undefined) => Promise<void>
}

/** Accounts: identities by the embedded provider, and the users of the product, all in the engine's store. */
export async function openAccounts({
  store,
  config,
  logger,
  now = Date.now,
  passwordHashing,
  onSignUp = async () => {},
  onSignIn = async () => {},
}: AccountsOptions): Promise<Accounts> {
  const identities = await embeddedIdentity({
    store,
    logger,
    publicUrl: config.PUBLIC_URL ?? `http://127.0.0.1:${config.PORT}`,
    behindTls: config.behindTls,
    passwordHashing,
  })
  const users = openUsers(store, now)
  const memberships = openMemberships(store, { adminEmail: config.ADMIN_EMAIL, logger, now })
  const authentication = createAuthentication({ identities, users, memberships })
  const isInvited = openInvitations(store)

  return {
    register: (app) =>
      accountRoutes(app, {
        identities,
        users,
        authentication,
        wrongPasswords: createAttempts({ most: 10, withinMs: 5 * minuteMs }, now),
        takenEmails: createAttempts({ most: 20, withinMs: 10 * minuteMs }, now),
        onSignUp,
        onSignIn,
        mayEnter: config.ALPHA_ONLY ? isInvited : async () => true,
      }),
    authenticate: authentication.authenticate,
    userById: users.byId,
    async membershipOf(userId) {
      const email = (await users.byId(userId))?.email ?? ''
      return memberships.of({ userId, email, emailVerified: await identities.isVerified(email) })
    },
    isAlphaUser: (email) => isInvited(email, ''),
    close: async () => {},
  }
}
