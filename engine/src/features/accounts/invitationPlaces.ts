import type { Store } from '../../store/port.ts'
import type { InvitationCode, Invitations } from './alpha.ts'
import { type Place, placesOf } from './invitationUses.ts'

/** The problem code for why a person may not sign up. */
export type NotInvited = 'INVITATION_NEEDED' | 'INVITATION_UNKNOWN' | 'INVITATION_USED' | 'INVITATION_EXPIRED'

/** The longest that a sign-up can take. A place held for longer comes from an interrupted one. */
const longestSignUpMs = 2 * 60_000

/** Admits invited people: creates their account and counts it against their code. */
export type Admit = <Made>(
  by: { email: string; invitationCode: string },
  create: () => Promise<Made | 'EMAIL_TAKEN'>,
) => Promise<Made | 'EMAIL_TAKEN' | NotInvited>

/** Used when sign-up is open to everybody. */
export const admitAnybody: Admit = (_by, create) => create()

export function openInvitationPlaces(
  store: Store,
  options: {
    invitations: Pick<Invitations, 'find' | 'isListed'>
    isAccount: (email: string) => Promise<boolean>
    now: () => number
  },
): {
  admit: Admit
  /** Settles places whose sign-up was interrupted before the account was recorded. */
  removeExpired(): Promise<void>
  /** Removes an account's addresses from the places that mention them. */
  forget(emails: readonly string[]): Promise<void>
} {
  const { invitations, isAccount, now } = options
  const places = placesOf(store)

  /** Takes one of the code's free places. If several people try at once, only one succeeds, whichever store is used. */
  async function takeFree({ id: code, mostUses = 0 }: InvitationCode, heldBy: string): Promise<Place | undefined> {
    for (let number = 1; number <= mostUses; number += 1) {
      const place = { id: `${code}:${number}`, code, takenAt: now(), heldBy }
      if ((await places.insert(place)) === 'inserted') return place
      if (await places.update(place.id, { takenAt: place.takenAt, heldBy }, { heldBy: '' })) return place
    }
    return undefined
  }

  /**
   * Settles a place: it counts as used if the account exists; otherwise it is free again. A concurrent call may already
   * have done that.
   */
  const settle = ({ id, takenAt, heldBy }: Place, isUsed: boolean) =>
    places.update(id, isUsed ? { heldBy: undefined } : { heldBy: '', takenAt: 0 }, { takenAt, heldBy: heldBy ?? null })

  async function removeExpired(): Promise<void> {
    for (;;) {
      const cutOff = await places.find({ where: { heldBy: { gt: '' }, takenAt: { lt: now() - longestSignUpMs } } })
      for (const place of cutOff) await settle(place, await isAccount(place.heldBy ?? ''))
      if (cutOff.length === 0) return
    }
  }

  return {
    removeExpired,
    async forget(emails) {
      for (const email of emails)
        for (const place of await places.find({ where: { heldBy: email } })) await settle(place, true)
    },
    async admit({ email, invitationCode }, create) {
      if (await invitations.isListed(email)) return create()
      const typed = invitationCode.trim()
      if (typed === '') return 'INVITATION_NEEDED'
      const code = await invitations.find(typed)
      if (code === undefined) return 'INVITATION_UNKNOWN'
      if (code.expiresAt !== undefined && code.expiresAt <= now()) return 'INVITATION_EXPIRED'
      if (code.mostUses === undefined) return create()
      let place = await takeFree(code, email)
      if (place === undefined) {
        await removeExpired()
        place = await takeFree(code, email)
      }
      if (place === undefined) return 'INVITATION_USED'
      let isUsed = false
      try {
        const made = await create()
        isUsed = made !== 'EMAIL_TAKEN'
        return made
      } finally {
        await settle(place, isUsed)
      }
    },
  }
}
