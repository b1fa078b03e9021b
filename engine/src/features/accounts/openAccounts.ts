import { callNameOf, isAdmin, type Membership, mayEditContent } from '@greenroom/shared/rules'
import { participantIdOf } from '@greenroom/shared/session'
import type { User } from '@greenroom/shared/vocabulary'
import { type Confirmation, oidcPaths } from '@greenroom/shared/wire'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { EngineConfig } from '../../config.ts'
import type { Mail } from '../../mail/openMail.ts'
import type { Allowances } from '../../platform/allowances.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import type { AccountHolder, PersonalData } from '../../platform/personalData.ts'
import type { Store } from '../../store/port.ts'
import { openInvitations, removeFromAlpha } from './alpha.ts'
import { createAsking } from './asking.ts'
import { createAuthentication, type SignedIn } from './authentication.ts'
import { embeddedIdentity } from './betterAuth/identityProvider.ts'
import type { PasswordHashing } from './betterAuth/passwordHashing.ts'
import { keptSecret } from './betterAuth/secret.ts'
import { createConfirm } from './confirm.ts'
import { type Deletion, type Deletions, openDeletions } from './deletion/deletions.ts'
import { keepRoute } from './deletion/keepRoute.ts'
import { createLeaving, type Leaving } from './deletion/leaving.ts'
import { createTeam } from './deletion/team.ts'
import { createEntrance } from './entrance.ts'
import { admitAnybody, openInvitationPlaces } from './invitationPlaces.ts'
import { createKnownBrowsers } from './knownBrowsers.ts'
import { createAccountMail } from './links/accountMail.ts'
import { createFollowLink } from './links/followLink.ts'
import { openMailLinks } from './links/mailLinks.ts'
import { createNewBrowserNotice } from './links/newBrowser.ts'
import { emailLinkRoutes } from './links/routes.ts'
import { createSecurityNotice } from './links/securityNotice.ts'
import { openMemberships } from './memberships.ts'
import { createArrivals } from './oidc/arrivals.ts'
import { createComeBack } from './oidc/comingBack.ts'
import { createJourneys } from './oidc/journeys.ts'
import { openOidcProvider } from './oidc/provider.ts'
import { oidcRoutes } from './oidc/routes.ts'
import { siteOriginOf } from './oidc/siteOrigin.ts'
import { ownAccountRoutes } from './ownAccount/routes.ts'
import { createChallenges } from './passkeys/challenges.ts'
import { openPasskeys } from './passkeys/passkeys.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { passkeySiteOf } from './passkeys/site.ts'
import { createChosenPassword } from './passwordReset/chosenPassword.ts'
import { passwordResetRoutes } from './passwordReset/routes.ts'
import { accountData } from './personalData.ts'
import { accountRoutes } from './routes.ts'
import { secondFactorRoutes } from './secondFactor/routes.ts'
import { signInRoutes } from './signInRoutes.ts'
import { createSignIns } from './signIns.ts'
import { createTries } from './tries.ts'
import { openUsers, type Users } from './users.ts'
import { verificationRoutes } from './verification/routes.ts'
import { createVerification, type Newcomer } from './verification/verification.ts'

export type Accounts = {
  /** Registers the account routes. */
  register(app: HttpApp): void
  /** The user whose session is in a cookie header; null without one. May be almost a second old. */
  authenticate(cookie: string | undefined): Promise<SignedIn | null>
  /** Clears a sign-in that another engine has ended from the cache. */
  forgetSignIn(signInId: string): void
  /** Returns the sign-ins among these that are still active. */
  standing(signInIds: readonly string[]): Promise<Set<string>>
  userById(userId: number): Promise<User | undefined>
  /** The account with this address, verified or not. */
  userByEmail(email: string): Promise<User | undefined>
  /** A user's email address and name; null if the email isn't verified. */
  verifiedAddressOf(userId: number): Promise<{ name: string; email: string } | null>
  /** The account with this verified email, if there is one. */
  verifiedUserIdOf(email: string): Promise<number | null>
  /** A user's current subscription, whether they are signed in or not. */
  membershipOf(userId: number): Promise<Membership>
  /** Everyone with an account. */
  directory: Pick<Users, 'page' | 'count'>
  /** What an ADMIN sees about an account besides the user. */
  factsOf(user: User): Promise<AccountFacts>
  /** Whether this email is on the alpha list. */
  isAlphaUser(email: string): Promise<boolean>
  /** Deletes expired sign-ins, mail links and answered challenges. */
  removeExpired(): Promise<void>
  /**
   * The caller, once they have proved that the account is theirs. For actions that must not work from an unattended
   * browser.
   * @throws 401, 403 WRONG_PASSWORD, CODE_NEEDED, WRONG_CODE or SIGN_IN_TOO_OLD, 429 after several guesses
   */
  confirmedHolder(request: FastifyRequest, given: Confirmation): Promise<AccountHolder>
  personalData: PersonalData
  /** Whether nobody else may edit content. */
  isOnlyEditor(userId: number): Promise<boolean>
  /** The ids of everybody who may edit and review content. */
  editors(): Promise<number[]>
  /** Accounts to be deleted. */
  deletions: Pick<Leaving, 'ask' | 'tell'> &
    Pick<Deletions, 'due' | 'takeUp' | 'finish'> & {
      isOnlyAdmin(userId: number): Promise<boolean>
      /** Every name and id of this account that still exists. */
      holderOf(deletion: Deletion): Promise<AccountHolder>
    }
}

/** Times in ms since 1970. */
export type AccountFacts = {
  emailVerified: boolean
  isAlphaUser: boolean
  deleteAt: number | null
  signIns: number
  lastSeenAt: number | null
}

export type AccountsOptions = {
  store: Store
  /** Counts guesses and sign-ups across all engines. */
  allowances: Allowances
  config: Pick<
    EngineConfig,
    | 'PORT'
    | 'PUBLIC_URL'
    | 'oidc'
    | 'ADMIN_EMAIL'
    | 'ALPHA_ONLY'
    | 'SIGN_UPS_PER_ADDRESS'
    | 'KEEP_SIGN_INS_DAYS'
    | 'behindTls'
    | 'isProduction'
  >
  logger: FastifyBaseLogger
  now?: () => number
  /** For specs: hashing that takes no time. */
  passwordHashing?: PasswordHashing | undefined
  /** Called with the id of each sign-in that ends early. */
  onSignInEnded?: (signInId: string) => void
  mail: Pick<Mail, 'post' | 'addressWorks' | 'refuses'>
  /** Called for each new user with the browser's cookies, before the sign-up is answered. */
  onSignUp?: (user: User, cookie: string | undefined) => Promise<void>
  /** Called when a user verifies their email by following a mailed link, before the request is answered. */
  onVerified?: (user: User) => Promise<void>
  /** Called for each user who signs in, with the browser's cookies, before the sign-in is answered. */
  onSignIn?: (user: User, cookie: string | undefined) => Promise<void>
}

/** Opens accounts: identities from the embedded provider plus Greenroom's users, all in the engine's store. */
export async function openAccounts({
  store,
  allowances,
  config,
  logger,
  now = Date.now,
  passwordHashing,
  mail,
  onSignInEnded = () => {},
  onSignUp = async () => {},
  onVerified = async () => {},
  onSignIn = async () => {},
}: AccountsOptions): Promise<Accounts> {
  const identities = await embeddedIdentity({
    store,
    logger,
    publicUrl: config.PUBLIC_URL ?? `http://127.0.0.1:${config.PORT}`,
    behindTls: config.behindTls,
    mustVerify: config.isProduction,
    signInDays: config.KEEP_SIGN_INS_DAYS,
    passwordHashing,
    onSignInEnded(signInId) {
      authentication.forget(signInId)
      onSignInEnded(signInId)
    },
  })
  const users = openUsers(store, now, async (identityId) => (await identities.byId(identityId)) !== undefined)
  const memberships = openMemberships(store, { adminEmail: config.ADMIN_EMAIL, logger, now })
  const deletions = openDeletions(store, now)
  const authentication = createAuthentication({ identities, users, memberships, deletions })
  const tries = createTries({
    allowances,
    secret: await keptSecret(store, 'counted-tries'),
    signUpsPerAddress: config.SIGN_UPS_PER_ADDRESS,
  })
  const knownBrowsers = createKnownBrowsers(await keptSecret(store, 'known-browsers'), config)
  const challenges = createChallenges(store, await keptSecret(store, 'passkey-challenges'), now)
  const passkeys = openPasskeys(store, challenges, now)
  const provider = config.oidc === null ? undefined : openOidcProvider(config.oidc, logger, now)
  const journeys = createJourneys({
    secret: await keptSecret(store, 'identity-provider'),
    path: oidcPaths.callback,
    behindTls: config.behindTls,
    now,
  })
  const invitations = openInvitations(store)
  const isAccount = async (email: string) => (await identities.byEmail(email)) !== undefined
  const places = openInvitationPlaces(store, { invitations, isAccount, now })
  const signIns = createSignIns(identities, users)
  const links = openMailLinks(store, now)
  const accountMail = createAccountMail({ links, mail, config })
  const verification = createVerification({ identities, users, accountMail })

  const asking = createAsking({ authentication, identities, users })
  const confirm = createConfirm({ tries, identities, now })
  const emailsOf = async (identityId: string): Promise<string[]> => {
    const identity = await identities.byId(identityId)
    const all = [...(identity === undefined ? [] : [identity.email]), ...(await links.emailsOf(identityId))]
    return [...new Set(all)]
  }
  const holderOf = async ({ user, identity: { identityId } }: Awaited<ReturnType<typeof asking>>) => ({
    userId: user.id,
    participantId: participantIdOf(user.id),
    identityId,
    emails: await emailsOf(identityId),
  })
  const forgetRemembered = async (userId: number) => {
    for (const { signInId } of await signIns.of(userId)) authentication.forget(signInId)
  }
  const team = { memberships, users, identities, deletions, adminEmail: config.ADMIN_EMAIL }
  const isOnlyAdmin = createTeam({ ...team, holds: isAdmin }).isOnly
  const editors = createTeam({ ...team, holds: mayEditContent })
  const leaving = createLeaving({
    deletions,
    isOnlyAdmin,
    signIns,
    identities,
    users,
    links,
    accountMail,
    forgetRemembered,
  })

  return {
    async confirmedHolder(request, given) {
      const person = await asking(request)
      await confirm(request, person, given)
      return holderOf(person)
    },
    isOnlyEditor: editors.isOnly,
    editors: editors.all,
    deletions: {
      isOnlyAdmin,
      ask: leaving.ask,
      tell: leaving.tell,
      due: deletions.due,
      takeUp: deletions.takeUp,
      finish: deletions.finish,
      holderOf: async (deletion) => {
        const { userId, identityId } = deletion
        const participantId = participantIdOf(userId)
        const emails = deletion.emails ?? (await emailsOf(identityId))
        return { userId, participantId, identityId, emails }
      },
    },
    personalData: accountData({
      ...{ identities, users, memberships, passkeys, links },
      async forgetInvited(emails) {
        await removeFromAlpha(store, emails)
        await places.forget(emails)
      },
    }),
    register(app) {
      const tellingVerified = {
        ...identities,
        async setVerified(identityId: string) {
          await identities.setVerified(identityId)
          const identity = await identities.byId(identityId)
          if (identity !== undefined) await onVerified(await users.of(identity))
        },
      }
      const parts = { identities: tellingVerified, users, memberships, signIns, links, accountMail, forgetRemembered }
      const tell = createSecurityNotice(accountMail)
      keepRoute(app, { authentication, users, leaving })
      signInRoutes(app, { signIns, asking })
      const chosenPassword = createChosenPassword({ ...parts, now })
      verificationRoutes(app, { asking, verification })
      emailLinkRoutes(app, createFollowLink({ ...parts, leaving, addressWorks: mail.addressWorks }))
      passwordResetRoutes(app, { ...parts, chosenPassword })
      ownAccountRoutes(app, {
        ...parts,
        asking,
        chosenPassword,
        refusesMail: mail.refuses,
        confirm,
        issuer: provider?.issuer,
      })
      const entrance = createEntrance({
        authentication,
        knownBrowsers,
        onSignIn,
        onNewBrowser: createNewBrowserNotice({ accountMail, now }),
      })
      const { secondFactor } = identities
      secondFactorRoutes(app, { secondFactor, asking, entrance, confirm, tell })
      const siteOf = passkeySiteOf(config.PUBLIC_URL)
      passkeyRoutes(app, { passkeys, identities, asking, entrance, confirm, tell, siteOf })
      const signUps = {
        tries,
        admit: config.ALPHA_ONLY ? places.admit : admitAnybody,
        async onSignUp(newcomer: Newcomer, cookie: string | undefined) {
          await onSignUp(newcomer.user, cookie)
          await verification.send(newcomer)
        },
      }
      accountRoutes(app, {
        ...signUps,
        identities,
        users,
        authentication,
        knownBrowsers,
        onUnverified: verification.sendTo,
        entrance,
      })
      const arrivals = createArrivals({ ...signUps, identities, users, tell, providerName: provider?.name ?? '' })
      const comeBack = createComeBack({ provider, arrivals, authentication, identities, users, entrance })
      const originOf = siteOriginOf(config)
      oidcRoutes(app, { provider, identities, asking, confirm, tell, journeys, comeBack, originOf })
    },
    authenticate: authentication.authenticate,
    forgetSignIn: authentication.forget,
    standing: identities.standing,
    userById: users.byId,
    userByEmail: (email) => users.byEmail(email.toLowerCase()),
    async verifiedAddressOf(userId) {
      const user = await users.byId(userId)
      if (user === undefined || !(await identities.isVerified(user.email))) return null
      return { name: callNameOf(user), email: user.email }
    },
    async verifiedUserIdOf(email) {
      const user = await users.byEmail(email)
      return user !== undefined && (await identities.isVerified(user.email)) ? user.id : null
    },
    async membershipOf(userId) {
      const email = (await users.byId(userId))?.email ?? ''
      return memberships.of({ userId, email, emailVerified: await identities.isVerified(email) })
    },
    directory: users,
    async factsOf({ id, email }) {
      const [emailVerified, isAlphaUser, deletion, open] = await Promise.all([
        identities.isVerified(email),
        invitations.isListed(email),
        deletions.of(id),
        signIns.of(id),
      ])
      const lastSeenAt = open.length === 0 ? null : Math.max(...open.map((signIn) => signIn.lastUsedAt))
      return { emailVerified, isAlphaUser, deleteAt: deletion?.deleteAt ?? null, signIns: open.length, lastSeenAt }
    },
    isAlphaUser: invitations.isListed,
    async removeExpired() {
      for (const each of [identities, links, challenges, places]) await each.removeExpired()
    },
  }
}
