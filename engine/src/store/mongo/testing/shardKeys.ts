import { z } from 'zod'
import type { SentCommand } from './sentCommands.ts'

/**
 * By which field a sharded database would divide each collection that grows with use. Unique indexes have to begin with
 * it, and what happens at every command has to name it, so that one shard answers.
 */
export const shardKeys: Readonly<Record<string, string>> = {
  commits: 'sessionId',
  sessions: '_id',
  sessionMembers: '_id',
  ledger: 'stream',
  sharedTexts: '_id',
  sharedTextUpdates: 'documentId',
  happenings: 'userId',
  learners: '_id',
}

const record = z.record(z.string(), z.unknown())
const filters = z.object({
  filter: record.optional(),
  query: record.optional(),
  documents: z.array(record).optional(),
  updates: z.array(z.object({ q: record })).optional(),
  deletes: z.array(z.object({ q: record })).optional(),
  pipeline: z.array(record).optional(),
})

/** Whether this condition can only match documents with one value of the field, or a few named ones. */
function names(filter: Record<string, unknown>, field: string): boolean {
  const condition = filter[field]
  const isNamed =
    typeof condition === 'string' ||
    typeof condition === 'number' ||
    (typeof condition === 'object' && condition !== null && ('$eq' in condition || '$in' in condition))
  const { $and: all } = filter
  return isNamed || (Array.isArray(all) && all.some((each) => names(record.parse(each), field)))
}

/** The collection of a command, and whether one shard, or those of a few named keys, can answer it. */
export function routeOf(command: SentCommand): { collection: string; isRouted: boolean } | undefined {
  const [kind = ''] = Object.keys(command)
  const collection = command[kind]
  if (typeof collection !== 'string') return undefined
  const key = shardKeys[collection]
  // All other collections stay on one shard.
  if (key === undefined) return { collection, isRouted: true }
  const { filter, query, documents, updates, deletes, pipeline } = filters.parse(command)
  const match = pipeline?.map(({ $match }) => record.safeParse($match).data).find((each) => each !== undefined)
  if (documents !== undefined) return { collection, isRouted: documents.every((each) => key in each) }
  const all = [filter, query, match, ...(updates ?? deletes ?? []).map(({ q }) => q)].filter(
    (each) => each !== undefined,
  )
  return { collection, isRouted: all.length > 0 && all.every((each) => names(each, key)) }
}
