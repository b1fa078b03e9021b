import { maxListedChallenges, maxOwnLists, type OwnList } from '@greenroom/shared/wire'
import { z } from 'zod'
import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'

const recordSchema = z.object({
  /** `7/3f0c…`: the user's id and the list's. */
  id: z.string(),
  userId: z.int(),
  listId: z.string(),
  title: z.string(),
  challengeIds: z.array(z.string()),
  /** Goes up with each change, so that we notice changes to an outdated list. */
  revision: z.int(),
  /** ms since 1970 */
  createdAt: z.number(),
})
type ListRecord = z.infer<typeof recordSchema>

/** Why a list could not be changed. */
export type ListRefusal = 'UNKNOWN' | 'CHANGED' | 'FULL' | 'TOO_MANY'

/** The lists of challenges that people make for themselves. */
export type OwnLists = {
  /** Sorted by when they were made. */
  of(userId: number): Promise<OwnList[]>
  one(userId: number, listId: string): Promise<OwnList | undefined>
  /** Idempotent: returns the list if the user already has one with this id. */
  create(userId: number, list: Omit<OwnList, 'revision'>): Promise<OwnList | 'TOO_MANY'>
  /** Renames or reorders a list that is still at `revision`. */
  change(
    userId: number,
    listId: string,
    change: { revision: number; title?: string | undefined; challengeIds?: readonly string[] | undefined },
  ): Promise<OwnList | 'UNKNOWN' | 'CHANGED'>
  /** Adds a challenge at the end, or removes it, even if the list is changed at the same time. Idempotent. */
  put(userId: number, listId: string, challengeId: string): Promise<OwnList | 'UNKNOWN' | 'FULL'>
  take(userId: number, listId: string, challengeId: string): Promise<OwnList | 'UNKNOWN'>
  /** @returns whether there was such a list */
  remove(userId: number, listId: string): Promise<boolean>
  personalData: PersonalData
}

export function openOwnLists(store: Store, { now }: { now: () => number }): OwnLists {
  const records = store.collection<ListRecord>({
    name: 'challengeLists',
    unique: [],
    indexes: [['userId', 'createdAt'], ['revision']],
    parse: (stored) => recordSchema.parse(stored),
  })
  const idOf = (userId: number, listId: string): string => `${userId}/${listId}`

  /** Changes the current list's challenges, and retries if another request got there first. */
  async function withChallenges<Refusal extends ListRefusal>(
    userId: number,
    listId: string,
    changed: (challengeIds: readonly string[]) => readonly string[] | Refusal,
  ): Promise<OwnList | 'UNKNOWN' | Refusal> {
    const id = idOf(userId, listId)
    for (;;) {
      const record = await records.get(id)
      if (record === undefined) return 'UNKNOWN'
      const challengeIds = changed(record.challengeIds)
      if (typeof challengeIds === 'string') return challengeIds
      if (challengeIds === record.challengeIds) return viewOf(record)
      const set = { challengeIds: [...challengeIds], revision: record.revision + 1 }
      if (await records.update(id, set, { revision: record.revision })) return viewOf({ ...record, ...set })
    }
  }

  return {
    async of(userId) {
      const found = await records.find({ where: { userId }, sort: [['createdAt', 'asc']], limit: maxOwnLists * 2 })
      return found.map(viewOf)
    },
    async one(userId, listId) {
      const record = await records.get(idOf(userId, listId))
      return record && viewOf(record)
    },
    async create(userId, { listId, title, challengeIds }) {
      const id = idOf(userId, listId)
      const known = await records.get(id)
      if (known !== undefined) return viewOf(known)
      if ((await records.count({ userId })) >= maxOwnLists) return 'TOO_MANY'
      const record = {
        ...{ id, userId, listId, title, challengeIds: [...new Set(challengeIds)] },
        ...{ revision: 1, createdAt: now() },
      }
      await records.insert(record)
      return viewOf((await records.get(id)) ?? record)
    },
    async change(userId, listId, { revision, title, challengeIds }) {
      const id = idOf(userId, listId)
      const record = await records.get(id)
      if (record === undefined) return 'UNKNOWN'
      const isSame = challengeIds === undefined || isReordered(record.challengeIds, challengeIds)
      if (record.revision !== revision || !isSame) return 'CHANGED'
      const set = {
        ...{ title: title ?? record.title, revision: revision + 1 },
        challengeIds: challengeIds === undefined ? record.challengeIds : [...challengeIds],
      }
      if (await records.update(id, set, { revision })) return viewOf({ ...record, ...set })
      return (await records.get(id)) === undefined ? 'UNKNOWN' : 'CHANGED'
    },
    put: (userId, listId, challengeId) =>
      withChallenges(userId, listId, (ids) => {
        if (ids.includes(challengeId)) return ids
        return ids.length >= maxListedChallenges ? 'FULL' : [...ids, challengeId]
      }),
    take: (userId, listId, challengeId) =>
      withChallenges<never>(userId, listId, (ids) =>
        ids.includes(challengeId) ? ids.filter((each) => each !== challengeId) : ids,
      ),
    remove: (userId, listId) => records.delete(idOf(userId, listId)),
    personalData: {
      collections: ['challengeLists'],
      async *exported({ userId }) {
        yield jsonListFile('challenge-lists.json', exportedFrom(everyDocument(records, { userId })))
      },
      erase: ({ userId }) => removeAll(records, { userId }),
    },
  }
}

const viewOf = ({ listId, title, challengeIds, revision }: ListRecord): OwnList => ({
  listId,
  title,
  challengeIds,
  revision,
})

const isReordered = (before: readonly string[], after: readonly string[]): boolean =>
  before.length === after.length && new Set(after).size === after.length && after.every((id) => before.includes(id))

async function* exportedFrom(records: AsyncIterable<ListRecord>) {
  for await (const { title, challengeIds, createdAt } of records) yield { title, challengeIds, createdAt }
}
