import type { IdentityProvider, IdentitySignIn } from './identity.ts'
import type { Users } from './users.ts'

/** The browsers where users are signed in. Ending a sign-in closes its sockets on every engine. */
export type SignIns = {
  /** The active sign-ins, latest first, at most 100; none for an unknown user. */
  of(userId: number): Promise<IdentitySignIn[]>
  /** Ends one sign-in. False if the user has no such sign-in. */
  end(userId: number, signInId: string): Promise<boolean>
  /** Ends all but `keep` and returns how many it ended. */
  endAll(userId: number, keep?: string): Promise<number>
}

export function createSignIns(
  identities: Pick<IdentityProvider, 'signInsOf' | 'endSignIns'>,
  users: Pick<Users, 'identityOf'>,
): SignIns {
  const of: SignIns['of'] = async (userId) => {
    const identityId = await users.identityOf(userId)
    return identityId === undefined ? [] : identities.signInsOf(identityId)
  }
  return {
    of,
    async end(userId, signInId) {
      const identityId = await users.identityOf(userId)
      return identityId !== undefined && (await identities.endSignIns(identityId, [signInId])) > 0
    },
    async endAll(userId, keep) {
      const identityId = await users.identityOf(userId)
      if (identityId === undefined) return 0
      let ended = 0
      // Ends one page at a time until none is left.
      for (;;) {
        const others = (await identities.signInsOf(identityId)).filter(({ signInId }) => signInId !== keep)
        if (others.length === 0) return ended
        ended += await identities.endSignIns(
          identityId,
          others.map(({ signInId }) => signInId),
        )
      }
    },
  }
}
