import { type User, userSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import type { Collection, Store } from '../../store/port.ts'
import type { Identity } from './identity.ts'

/** A user's record. Its `id` in the store is the number as text; `identityId` links it to who signs in. */
const recordSchema = userSchema.omit({ id: true }).extend({ id: z.string(), userId: z.int(), identityId: z.string() })
type UserRecord = z.infer<typeof recordSchema>

const counterSchema = z.object({ id: z.string(), last: z.int() })

export type Names = Pick<User, 'userName' | 'firstName' | 'lastName'>

export type Users = {
  /** The record of an identity; made, with the next number, where there is none yet. */
  of(identity: Identity, names?: Names): Promise<User>
  byId(userId: number): Promise<User | undefined>
  byEmail(email: string): Promise<User | undefined>
}

const userOf = ({ userId, identityId: _identityId, ...record }: UserRecord): User => ({ ...record, id: userId })

/** Users of the product. Their ids are positive integers from a counter of ours, each given once. */
export function openUsers(store: Store, now: () => number): Users {
  const records: Collection<UserRecord> = store.collection({
    name: 'users',
    unique: [['identityId'], ['email']],
    indexes: [],
    parse: (stored) => recordSchema.parse(stored),
  })
  const counters = store.collection({
    name: 'counters',
    unique: [],
    indexes: [],
    parse: (stored) => counterSchema.parse(stored),
  })
  const find = async (where: { identityId: string } | { email: string }): Promise<UserRecord | undefined> =>
    (await records.find({ where, limit: 1 }))[0]

  return {
    async of(identity, names = { userName: identity.name, firstName: '', lastName: '' }) {
      const { identityId, email } = identity
      const known = await find({ identityId })
      if (known) return userOf(known)
      const userId = await counters.increment('users', 'last', 1)
      const createdAt = new Date(now()).toISOString()
      const record: UserRecord = { id: String(userId), userId, identityId, email, createdAt, ...names }
      if ((await records.insert(record)) === 'inserted') return userOf(record)
      // Another request, or another engine, repaired it at the same moment.
      const made = await find({ identityId })
      if (!made) throw new Error('the email of an identity belongs to the user of another identity')
      return userOf(made)
    },
    async byId(userId) {
      const record = await records.get(String(userId))
      return record && userOf(record)
    },
    async byEmail(email) {
      const record = await find({ email: email.toLowerCase() })
      return record && userOf(record)
    },
  }
}
