import type { OidcProblem } from '@greenroom/shared/wire'
import { emailSchema } from '@greenroom/shared/wire'
import type { Identity, IdentityProvider } from '../identity.ts'
import type { Admit } from '../invitationPlaces.ts'
import type { SecurityNotice } from '../links/securityNotice.ts'
import { counted, type Tries } from '../tries.ts'
import type { Users } from '../users.ts'
import type { Newcomer } from '../verification/verification.ts'
import type { Arriving } from './provider.ts'

/** Finds the account for a sign-in through the identity provider. */
export type Arrivals = {
  /** The account connected to this person; if there is none, the one with their email. */
  find(arriving: Arriving): Promise<Identity | OidcProblem>
  /**
   * Like `find`, but creates an account if there is none.
   * @throws 429 after several sign-ups from an address
   */
  findOrCreate(arriving: Arriving, by: NewAccount): Promise<Found>
  /** Connects this person to the signed-in identity. */
  connect(arriving: Arriving, identity: Identity): Promise<'done' | OidcProblem>
}
/** What a new account needs; `cookie` contains the browser's guest. */
type NewAccount = { invitationCode: string; address: string; cookie: string | undefined }
type Found = { identity: Identity; isNew: boolean } | OidcProblem

export type ArrivalsOptions = {
  identities: Pick<
    IdentityProvider,
    'byConnection' | 'byEmail' | 'connect' | 'isConnected' | 'secondFactor' | 'signUpConnected'
  >
  users: Pick<Users, 'of'>
  tries: Pick<Tries, 'signUp'>
  admit: Admit
  /** Called after an account is created. */
  onSignUp: (newcomer: Newcomer, cookie: string | undefined) => Promise<void>
  tell: SecurityNotice
  providerName: string
}

export function createArrivals(options: ArrivalsOptions): Arrivals {
  const { identities, users, tries, admit, onSignUp, tell, providerName } = options

  const connect: Arrivals['connect'] = async (arriving, identity) => {
    const { identityId } = identity
    async function standing(): Promise<'done' | 'CONNECTED_ELSEWHERE' | undefined> {
      const known = await identities.byConnection(arriving)
      if (known === undefined) return undefined
      return known.identityId === identityId ? 'done' : 'CONNECTED_ELSEWHERE'
    }
    const before = await standing()
    if (before !== undefined) return before
    // A concurrent request may have connected the same person, which is harmless.
    if (await identities.isConnected(identityId, arriving.issuer)) return (await standing()) ?? 'OTHER_CONNECTED'
    if ((await identities.connect(identityId, arriving)) === 'TAKEN') return (await standing()) ?? 'CONNECTED_ELSEWHERE'
    await tell(await users.of(identity), { what: 'connected', name: providerName })
    return 'done'
  }

  /**
   * The account with an email verified by both the provider and us. If it has a second factor, its owner must connect
   * it themselves.
   */
  async function byEmail(arriving: Arriving, email: string): Promise<Identity | OidcProblem> {
    const identity = await identities.byEmail(email)
    if (identity === undefined) return 'NO_ACCOUNT'
    // Whoever created this account may not own the email, and would be able to see everything its owner does from now
    // on.
    if (!identity.emailVerified) return 'ACCOUNT_UNCONFIRMED'
    if ((await identities.secondFactor.of(identity.identityId)).on) return 'CONNECT_FIRST'
    const outcome = await connect(arriving, identity)
    return outcome === 'done' ? identity : outcome
  }

  const emailOf = ({ email }: Arriving): string | undefined => emailSchema.safeParse(email).data

  const find: Arrivals['find'] = async (arriving) => {
    const known = await identities.byConnection(arriving)
    if (known !== undefined) return known
    const email = emailOf(arriving)
    return email === undefined ? 'EMAIL_UNVERIFIED' : byEmail(arriving, email)
  }

  return {
    connect,
    find,
    async findOrCreate(arriving, { invitationCode, address, cookie }) {
      const found = await find(arriving)
      const email = emailOf(arriving)
      if (found !== 'NO_ACCOUNT' || email === undefined) {
        return typeof found === 'string' ? found : { identity: found, isNew: false }
      }
      const name = arriving.name || email
      const identity = await counted(tries.signUp(address), () =>
        admit({ email, invitationCode }, () => identities.signUpConnected({ email, name }, arriving)),
      )
      if (identity === 'EMAIL_TAKEN') {
        // Another request by the same person got there first.
        const made = await find(arriving)
        return typeof made === 'string' ? made : { identity: made, isNew: false }
      }
      if (typeof identity === 'string') return identity
      const { firstName, lastName } = arriving
      const user = await users.of(identity, { userName: name, firstName, lastName })
      await onSignUp({ user, identity }, cookie)
      return { identity, isNew: true }
    },
  }
}
