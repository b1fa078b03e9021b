import { createHash } from 'node:crypto'
import { z } from 'zod'
import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import type { Store } from '../../store/port.ts'

const recordSchema = z.object({
  /** The address's hash. */
  id: z.string(),
  /** ms since 1970. */
  stoppedAt: z.number(),
})

/**
 * The stored form of an address, so that nobody can read it in the database. It isn't keyed with a secret, because an
 * opt-out has to outlive any secret.
 */
export const hashOfAddress = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('base64url')

/** Addresses without an account that don't want invitation mails from anybody. */
export type InvitationStops = {
  isStopped(addressHash: string): Promise<boolean>
  set(addressHash: string, isStopped: boolean): Promise<void>
  personalData: PersonalData
}

export function openInvitationStops(store: Store, now: () => number): InvitationStops {
  const stops = store.collection<z.infer<typeof recordSchema>>({
    name: 'invitationStops',
    unique: [],
    indexes: [],
    parse: (stored) => recordSchema.parse(stored),
  })
  async function* of(emails: readonly string[]) {
    for (const email of emails) {
      const stop = await stops.get(hashOfAddress(email))
      if (stop !== undefined) yield { email, stoppedAt: new Date(stop.stoppedAt).toISOString() }
    }
  }
  return {
    isStopped: async (addressHash) => (await stops.get(addressHash)) !== undefined,
    async set(addressHash, isStopped) {
      if (isStopped) await stops.insert({ id: addressHash, stoppedAt: now() })
      else await stops.delete(addressHash)
    },
    personalData: {
      collections: ['invitationStops'],
      async *exported({ emails }) {
        yield jsonListFile('invitation-mails.json', of(emails))
      },
      async erase({ emails }) {
        for (const email of emails) await stops.delete(hashOfAddress(email))
      },
    },
  }
}
