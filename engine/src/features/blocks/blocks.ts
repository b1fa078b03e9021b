import { randomUUID } from 'node:crypto'
import { participantIdOf, userIdOf } from '@greenroom/shared/session'
import { z } from 'zod'
import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'

/** More than anybody needs, but few enough to read each time the board is opened. */
export const maxBlocks = 500

const recordSchema = z.object({
  id: z.string(),
  /** The user who set the block. */
  userId: z.int(),
  /** The blocked person: `user:7`, or a guest of a session. */
  blockedId: z.string(),
  /** Their name at that time. */
  name: z.string(),
  /** ms since 1970. */
  blockedAt: z.number(),
})
export type BlockRecord = z.infer<typeof recordSchema>

/** Who has blocked whom. */
export type Blocks = {
  /** Blocks a person. Repeating it changes nothing. */
  add(
    userId: number,
    person: { id: string; name: string },
  ): Promise<{ block: BlockRecord; isNew: boolean } | 'TOO_MANY'>
  /** The people this user has blocked, latest first. */
  of(userId: number): Promise<BlockRecord[]>
  /**
   * Unblocks a person.
   * @returns whether this user had such a block
   */
  remove(userId: number, blockId: string): Promise<boolean>
  /** Whether any of these people has blocked the person with these ids; guests can't block anyone. */
  keepsAway(blockers: readonly string[], ids: readonly string[]): Promise<boolean>
  /** Whether either of two people has blocked the other. */
  areApart(one: string, other: string): Promise<boolean>
  /** Everybody this person may not meet because one of the two has blocked the other, as participant ids. */
  around(userId: number): Promise<ReadonlySet<string>>
  /** Deletes the blocks of a guest who no longer exists. */
  forget(guestId: string): Promise<void>
  personalData: PersonalData
}

/** @param idsOf every id an account has in sessions: its own, and those of its former guests */
export function openBlocks(
  store: Store,
  { now, idsOf }: { now: () => number; idsOf: (userId: number) => Promise<string[]> },
): Blocks {
  const records = store.collection<BlockRecord>({
    name: 'blocks',
    unique: [['userId', 'blockedId']],
    indexes: [['userId', 'blockedAt'], ['blockedId']],
    parse: (stored) => recordSchema.parse(stored),
  })
  const of: Blocks['of'] = (userId) =>
    records.find({ where: { userId }, sort: [['blockedAt', 'desc']], limit: maxBlocks })

  const keepsAway: Blocks['keepsAway'] = async (blockers, ids) => {
    const userIds = blockers.flatMap((id) => userIdOf(id) ?? [])
    if (userIds.length === 0 || ids.length === 0) return false
    return (await records.count({ userId: { in: userIds }, blockedId: { in: ids } })) > 0
  }
  async function allIdsOf(participantId: string): Promise<string[]> {
    const userId = userIdOf(participantId)
    return userId === null ? [participantId] : idsOf(userId)
  }

  return {
    of,
    async add(userId, { id: blockedId, name }) {
      const known = async () => (await records.find({ where: { userId, blockedId }, limit: 1 }))[0]
      const before = await known()
      if (before !== undefined) return { block: before, isNew: false }
      if ((await records.count({ userId })) >= maxBlocks) return 'TOO_MANY'
      const block = { id: randomUUID(), userId, blockedId, name, blockedAt: now() }
      if ((await records.insert(block)) === 'inserted') return { block, isNew: true }
      // A second click got there first.
      return { block: (await known()) ?? block, isNew: false }
    },
    async remove(userId, blockId) {
      if ((await records.get(blockId))?.userId !== userId) return false
      await records.delete(blockId)
      return true
    },
    keepsAway,
    areApart: async (one, other) =>
      (await keepsAway([one], await allIdsOf(other))) || (await keepsAway([other], await allIdsOf(one))),
    async around(userId) {
      const ids = await idsOf(userId)
      const [mine, theirs] = await Promise.all([
        of(userId),
        records.find({ where: { blockedId: { in: ids } }, limit: maxBlocks }),
      ])
      return new Set([...mine.map(({ blockedId }) => blockedId), ...theirs.map((each) => participantIdOf(each.userId))])
    },
    forget: (guestId) => removeAll(records, { blockedId: guestId }),
    personalData: {
      collections: ['blocks'],
      async *exported({ userId }) {
        yield jsonListFile('blocked.json', exportedFrom(everyDocument(records, { userId })))
      },
      async erase({ userId }) {
        await removeAll(records, { userId })
        for (const blockedId of await idsOf(userId)) await removeAll(records, { blockedId })
      },
    },
  }
}

/** Omits other people's ids. */
async function* exportedFrom(records: AsyncIterable<BlockRecord>) {
  for await (const { name, blockedAt } of records) yield { name, at: blockedAt }
}
