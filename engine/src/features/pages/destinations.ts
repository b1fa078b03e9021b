import { randomUUID } from 'node:crypto'
import { emailSchema } from '@greenroom/shared/wire'
import { actionAddressProblem } from './delivery/publicAddress.ts'
import type { DestinationRecord, Editor, PageRecords } from './records.ts'

export type Destinations = ReturnType<typeof openDestinations>

/** Where forms may send their answers: mail addresses and `https` addresses that an ADMIN allowed. */
export function openDestinations({ destinations }: Pick<PageRecords, 'destinations'>, { now }: { now: () => number }) {
  return {
    all: (): Promise<DestinationRecord[]> => destinations.find({ where: {}, sort: [['addedAt', 'desc']], limit: 500 }),
    /** @returns the destination, why the address can't be one, or that it is one already */
    async allow(
      { kind, address }: { kind: DestinationRecord['kind']; address: string },
      addedBy: Editor,
    ): Promise<DestinationRecord | { wrong: string } | 'DESTINATION_EXISTS'> {
      if (kind === 'mail' && !emailSchema.safeParse(address).success) return { wrong: 'NOT_AN_EMAIL' }
      const problem = kind === 'https' ? actionAddressProblem(address) : null
      if (problem !== null) return { wrong: problem }
      const known = kind === 'mail' ? address.toLowerCase() : new URL(address).href
      const record = { id: randomUUID(), kind, address: known, addedAt: now(), addedBy }
      return (await destinations.insert(record)) === 'inserted' ? record : 'DESTINATION_EXISTS'
    },
    get: (id: string) => destinations.get(id),
    remove: (id: string): Promise<boolean> => destinations.delete(id),
  }
}
