import { z } from 'zod'
import { createSeal } from '../../mail/seal.ts'
import type { PersonalData } from '../../platform/personalData.ts'
import { hashOf, newToken } from '../../platform/secretTokens.ts'
import type { Store } from '../../store/port.ts'

const recordSchema = z.object({
  /** The user's number. */
  id: z.string(),
  keyHash: z.string(),
  /** The encrypted key: its owner can look it up, but nobody who reads the database can. */
  sealedKey: z.string(),
  createdAt: z.number(),
})

/** Secret addresses of calendar feeds, at most one per account. */
export type CalendarFeeds = {
  /** The account's key, or null if it has no feed. */
  keyOf(userId: number): Promise<string | null>
  /** Creates a new key. The previous one stops working. */
  renew(userId: number): Promise<string>
  end(userId: number): Promise<void>
  /** The account a key belongs to, or null. */
  ownerOf(key: string): Promise<number | null>
  personalData: PersonalData
}

/** @param of the collection to keep the addresses in, for another kind of feed */
export function openCalendarFeeds(
  store: Store,
  { secret, now, of = 'calendarFeeds' }: { secret: string; now: () => number; of?: string },
): CalendarFeeds {
  const seal = createSeal(secret, of === 'calendarFeeds' ? 'calendar feeds' : of)
  const feeds = store.collection<z.infer<typeof recordSchema>>({
    name: of,
    unique: [['keyHash']],
    indexes: [],
    parse: (stored) => recordSchema.parse(stored),
  })
  return {
    async keyOf(userId) {
      const feed = await feeds.get(String(userId))
      if (feed === undefined) return null
      try {
        return seal.open(feed.sealedKey)
      } catch {
        // The secret has changed since. The address still works, but can't be looked up any more.
        return null
      }
    },
    async renew(userId) {
      const key = newToken()
      const fields = { keyHash: hashOf(key), sealedKey: seal.close(key), createdAt: now() }
      const id = String(userId)
      if (!(await feeds.update(id, fields)) && (await feeds.insert({ id, ...fields })) === 'duplicate')
        await feeds.update(id, fields)
      return key
    },
    async end(userId) {
      await feeds.delete(String(userId))
    },
    async ownerOf(key) {
      const [feed] = await feeds.find({ where: { keyHash: hashOf(key) }, limit: 1 })
      return feed === undefined ? null : Number(feed.id)
    },
    personalData: {
      collections: [of],
      async erase({ userId }) {
        await feeds.delete(String(userId))
      },
    },
  }
}
