import type { OidcProblem } from '@greenroom/shared/wire'
import { emailSchema } from '@greenroom/shared/wire'
import type { Identity, IdentityProvider } from '../identity.ts'
import type { Admit } from '../invitationPlaces.ts'
import type { SecurityNotice } from '../links/securityNotice.ts'
import { counted, type Tries } from '../tries.ts'
import type { Users } from '../users.ts'
import type { Newcomer } from '../verification/verification.ts'
import type { Arriving } from './provider.ts'

/** Whose account it is that somebody from the identity provider signs in to. */
export type Arrivals = {
  /** The account that is connected to them, or is theirs by its email. */
  find(arriving: Arriving): Promise<Identity | OidcProblem>
  /** The same; without an account one is made. @throws 429 after several sign-ups of an address */
  findOrCreate(arriving: Arriving, by: NewAccount): Promise<Found>
  /** Connects them with an identity that is signed in. */
  connect(arriving: Arriving, identity: Identity): Promise<'done' | OidcProblem>
}
/** What a new account comes by; `cookie` has what the browser brings along as a guest. */
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
  /** Told of a new account. */
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
    // Another request of theirs may connect the same meanwhile: that is what they want.
    if (await identities.isConnected(identityId, arriving.issuer)) return (await standing()) ?? 'OTHER_CONNECTED'
    if ((await identities.connect(identityId, arriving)) === 'TAKEN') return (await standing()) ?? 'CONNECTED_ELSEWHERE'
    await tell(await users.of(identity), { what: 'connected', name: providerName })
    return 'done'
  }

  /** The account of an email that both the provider and we know to be theirs. With a second factor its owner connects it themselves. */
  async function byEmail(arriving: Arriving, email: string): Promise<Identity | OidcProblem> {
    const identity = await identities.byEmail(email)
    if (identity === undefined) return 'NO_ACCOUNT'
    // Its maker may not own the email, and would get into everything its owner does from now on.
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
        // Another request of theirs was faster.
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
