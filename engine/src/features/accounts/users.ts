import { type User, userSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import { ProblemError } from '../../platform/problems.ts'
import type { Collection, Store } from '../../store/port.ts'
import { type FoundPage, type PageQuery, readPage } from '../../store/readPage.ts'
import { removeAll } from '../../store/removeAll.ts'
import type { Identity } from './identity.ts'

/** A user's record. Its `id` in the store is the number as text; `identityId` links it to who signs in. */
const recordSchema = userSchema.omit({ id: true }).extend({ id: z.string(), userId: z.int(), identityId: z.string() })
type UserRecord = z.infer<typeof recordSchema>

const counterSchema = z.object({ id: z.string(), last: z.int() })

/** An account was deleted while somebody signed in to it. */
export class IdentityGone extends ProblemError {
  constructor() {
    super('SIGN_IN_AGAIN')
  }
}

export type Names = Pick<User, 'userName' | 'firstName' | 'lastName'>

export type Users = {
  /**
   * The record of an identity; made, with the next number, where there is none yet.
   * @throws IdentityGone if the identity was deleted meanwhile
   */
  of(identity: Identity, names?: Names): Promise<User>
  byId(userId: number): Promise<User | undefined>
  byEmail(email: string): Promise<User | undefined>
  /** The newest first; with `search` whose number it is, or in whose email or names it stands. */
  page(query: PageQuery & { search?: string | undefined }): Promise<FoundPage<User>>
  /** How many there are, or were made in this time: ISO 8601, the end not in it. */
  count(made?: { from: string; before: string }): Promise<number>
  /** The identity that signs in as this user. */
  identityOf(userId: number): Promise<string | undefined>
  /** Changes what the record says of somebody. @returns the record, undefined if there is none */
  change(userId: number, set: Partial<Names & Pick<User, 'email'>>): Promise<User | undefined>
  /** Deletes the record, and one that a sign-in of the same moment has made anew. Their numbers are never given again. */
  remove(userId: number, identityId: string): Promise<void>
}

const matches =
  (wanted: string) =>
  ({ id, email, userName, firstName, lastName }: UserRecord): boolean =>
    /^\d+$/.test(wanted)
      ? id === wanted
      : [email, userName, `${firstName} ${lastName}`].some((text) => text.toLowerCase().includes(wanted))

const userOf = ({ userId, identityId: _identityId, ...record }: UserRecord): User => ({ ...record, id: userId })

/**
 * Users of the product. Their ids are positive integers from a counter of ours, each given once.
 * @param isIdentity whether there is still such an identity
 */
export function openUsers(
  store: Store,
  now: () => number,
  isIdentity: (identityId: string) => Promise<boolean>,
): Users {
  const records: Collection<UserRecord> = store.collection({
    name: 'users',
    unique: [['identityId'], ['email']],
    indexes: [['userId'], ['createdAt']],
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
      if (known) {
        if (known.email === email) return userOf(known)
        // A change of the email was cut short after the identity had it.
        await records.update(known.id, { email })
        return userOf({ ...known, email })
      }
      const userId = await counters.increment('users', 'last', 1)
      const createdAt = new Date(now()).toISOString()
      const record: UserRecord = { id: String(userId), userId, identityId, email, createdAt, ...names }
      if ((await records.insert(record)) === 'inserted') {
        if (await isIdentity(identityId)) return userOf(record)
        await records.delete(record.id)
        throw new IdentityGone()
      }
      // Another request, or another engine, repaired it at the same moment.
      const made = await find({ identityId })
      if (!made) throw new Error('the email of an identity belongs to the user of another identity')
      return userOf(made)
    },
    async change(userId, set) {
      await records.update(String(userId), set)
      const record = await records.get(String(userId))
      return record && userOf(record)
    },
    async remove(userId, identityId) {
      await records.delete(String(userId))
      await removeAll(records, { identityId })
    },
    async byId(userId) {
      const record = await records.get(String(userId))
      return record && userOf(record)
    },
    async page({ search, ...query }) {
      const keep = search === undefined || search === '' ? undefined : matches(search.toLowerCase())
      const { found, ...rest } = await readPage(records, query, { sort: [['userId', 'desc']], keep })
      return { found: found.map(userOf), ...rest }
    },
    count: (made) => records.count(made === undefined ? {} : { createdAt: { gte: made.from, lt: made.before } }),
    async identityOf(userId) {
      return (await records.get(String(userId)))?.identityId
    },
    async byEmail(email) {
      const record = await find({ email: email.toLowerCase() })
      return record && userOf(record)
    },
  }
}
