import { type User, userSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import { ProblemError } from '../../platform/problems.ts'
import type { Collection, Store } from '../../store/port.ts'
import { type FoundPage, type PageQuery, readPage } from '../../store/readPage.ts'
import { removeAll } from '../../store/removeAll.ts'
import type { Identity } from './identity.ts'

/**
 * A user's record. Its `id` in the store is the number as text; `identityId` links it to the identity that signs in.
 */
const recordSchema = userSchema.omit({ id: true }).extend({ id: z.string(), userId: z.int(), identityId: z.string() })
type UserRecord = z.infer<typeof recordSchema>

const counterSchema = z.object({ id: z.string(), last: z.int() })

/** The account was deleted while signing in. */
export class IdentityGone extends ProblemError {
  constructor() {
    super('SIGN_IN_AGAIN')
  }
}

export type Names = Pick<User, 'userName' | 'firstName' | 'lastName'>

export type Users = {
  /**
   * The identity's record, created with the next number if missing.
   * @throws IdentityGone if the identity was deleted in the meantime
   */
  of(identity: Identity, names?: Names): Promise<User>
  byId(userId: number): Promise<User | undefined>
  byEmail(email: string): Promise<User | undefined>
  /** Newest first; `search` matches the number, the email or the names. */
  page(query: PageQuery & { search?: string | undefined }): Promise<FoundPage<User>>
  /** The number of users, or of those created in this period (ISO 8601, excluding its end). */
  count(made?: { from: string; before: string }): Promise<number>
  identityOf(userId: number): Promise<string | undefined>
  /**
   * Changes a user's record.
   * @returns the record; undefined if there is none
   */
  change(userId: number, set: Partial<Names & Pick<User, 'email'>>): Promise<User | undefined>
  /** Deletes the record, even if a concurrent sign-in has recreated it. Numbers are never reused. */
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
 * Greenroom's users. Their ids are positive integers from our own counter, each used once.
 * @param isIdentity whether the identity still exists
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
        // A change of email was interrupted after the identity got the new one.
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
      // Another request or engine repaired it at the same time.
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
