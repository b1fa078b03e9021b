import { type CleanedWhere, createAdapterFactory } from 'better-auth/adapters'
import { z } from 'zod'
import { type Collection, type Condition, DuplicateKey, type Store, type Where } from '../../../store/port.ts'
import { noticingOutages } from './outages.ts'
import { sealSessionTokens } from './sessionTokens.ts'

/** A better-auth row. Apart from `id`, only better-auth knows its fields. */
const rowSchema = z.looseObject({ id: z.string() })
type Row = z.infer<typeof rowSchema>

const collections = {
  user: { name: 'identityUsers', unique: [['email']], indexes: [] },
  session: { name: 'identitySessions', unique: [['token']], indexes: [['userId'], ['expiresAt']] },
  account: { name: 'identityAccounts', unique: [['providerId', 'accountId']], indexes: [['userId']] },
  verification: { name: 'identityVerifications', unique: [], indexes: [['identifier', 'createdAt'], ['expiresAt']] },
  twoFactor: {
    name: 'identitySecondFactors',
    unique: [['userId']],
    indexes: [['backupCodes'], ['failedVerificationCount'], ['lockedUntil']],
  },
} as const satisfies Record<string, { name: string; unique: string[][]; indexes: string[][] }>

/** The names of better-auth's collections. */
export const identityCollections: readonly string[] = Object.values(collections).map(({ name }) => name)

const isModel = (model: string): model is keyof typeof collections => Object.hasOwn(collections, model)

const conditionSchema = z.union([z.string(), z.number(), z.boolean(), z.null()])
const countSchema = z
  .number()
  .nullish()
  .transform((count) => count ?? null)
const listSchema = z.array(z.union([z.string(), z.number(), z.boolean()]))

function conditionOf({ operator, value, field }: CleanedWhere): Condition {
  if (operator === 'eq') return conditionSchema.parse(value)
  if (operator === 'in') return { in: listSchema.parse(value) }
  const bound = conditionSchema.parse(value)
  if (bound !== null && (operator === 'lt' || operator === 'lte' || operator === 'gt' || operator === 'gte')) {
    return { [operator]: bound }
  }
  throw new TypeError(`the store has no condition "${operator}" for ${field}`)
}

function whereOf(where: readonly CleanedWhere[] = []): Where<Row> {
  if (where.some(({ connector }, index) => index > 0 && connector === 'OR')) {
    throw new TypeError('the store has no alternatives')
  }
  return Object.fromEntries(where.map((each) => [each.field, conditionOf(each)]))
}

/** The most rows one better-auth call may touch. */
const maxRows = 10_000

/** Wraps the collection to report each deleted session. */
const tellingEnds = (sessions: Collection<Row>, onSessionEnded: (sessionId: string) => void): Collection<Row> => ({
  ...sessions,
  async delete(id) {
    const wasThere = await sessions.delete(id)
    if (wasThere) onSessionEnded(id)
    return wasThere
  },
})

/**
 * Stores better-auth's tables in the engine's own store: one database, one durability guarantee. Times are ISO 8601
 * text, which sorts chronologically. Transactions aren't needed, because reads repair what a crash left unfinished.
 * Session tokens are stored only as hashes.
 * @param onSessionEnded called for every session that ends early, whichever better-auth call ended it
 */
export function storeAdapter(store: Store, onSessionEnded: (sessionId: string) => void) {
  const opened = new Map<string, Collection<Row>>()
  const rows = (model: string): Collection<Row> => {
    if (!isModel(model)) throw new TypeError(`the store knows no table "${model}"`)
    const known = opened.get(model)
    if (known) return known
    const parse = (stored: unknown): Row => rowSchema.parse(stored)
    const collection = noticingOutages(store.collection<Row>({ ...collections[model], parse }))
    const kept = model === 'session' ? tellingEnds(collection, onSessionEnded) : collection
    opened.set(model, kept)
    return kept
  }
  const idsOf = async (model: string, where: readonly CleanedWhere[], limit: number): Promise<string[]> =>
    (await rows(model).find({ where: whereOf(where), limit })).map(({ id }) => id)
  /** Safe because better-auth gets back the types it stored. */
  const asked = <T>(row: unknown): T => row as T

  return createAdapterFactory({
    config: {
      adapterId: 'greenroom-store',
      supportsJSON: true,
      supportsDates: false,
      supportsBooleans: true,
      supportsNumericIds: false,
      transaction: false,
    },
    adapter: () =>
      sealSessionTokens({
        create: async ({ model, data }) => {
          const outcome = await rows(model).insert(rowSchema.parse(data))
          if (outcome === 'duplicate') throw new DuplicateKey(`a unique field of ${model} is taken`)
          return data
        },
        findOne: async ({ model, where }) => {
          const [row] = await rows(model).find({ where: whereOf(where), limit: 1 })
          return row === undefined ? null : asked(row)
        },
        findMany: async ({ model, where, limit, sortBy, offset = 0 }) => {
          const found = await rows(model).find({
            where: whereOf(where),
            limit: limit + offset,
            ...(sortBy && { sort: [[sortBy.field, sortBy.direction]] }),
          })
          return asked(found.slice(offset))
        },
        update: async ({ model, where, update }) => {
          const [id] = await idsOf(model, where, 1)
          if (id === undefined || !(await rows(model).update(id, z.looseObject({}).parse(update)))) return null
          return asked((await rows(model).get(id)) ?? null)
        },
        updateMany: async ({ model, where, update }) => {
          const ids = await idsOf(model, where, maxRows)
          const updated = await Promise.all(ids.map((id) => rows(model).update(id, update)))
          return updated.filter(Boolean).length
        },
        delete: async ({ model, where }) => {
          const [id] = await idsOf(model, where, 1)
          if (id !== undefined) await rows(model).delete(id)
        },
        deleteMany: async ({ model, where }) => {
          const ids = await idsOf(model, where, maxRows)
          const deleted = await Promise.all(ids.map((id) => rows(model).delete(id)))
          return deleted.filter(Boolean).length
        },
        consumeOne: async ({ model, where }) => {
          const [row] = await rows(model).find({ where: whereOf(where), limit: 1 })
          return row !== undefined && (await rows(model).delete(row.id)) ? asked(row) : null
        },
        incrementOne: async ({ model, where, increment, set = {} }) => {
          for (;;) {
            const [row] = await rows(model).find({ where: whereOf(where), limit: 1 })
            if (row === undefined) return null
            const before = Object.fromEntries(
              Object.keys(increment).map((field) => [field, countSchema.parse(row[field])]),
            )
            const counts = Object.entries(increment).map(([field, by]) => [field, (before[field] ?? 0) + by])
            const after = { ...set, ...Object.fromEntries(counts) }
            // This update fails if a concurrent request has changed the count; retrying counts both.
            if (await rows(model).update(row.id, after, { ...whereOf(where), ...before }))
              return asked({ ...row, ...after })
          }
        },
        count: ({ model, where }) => rows(model).count(whereOf(where)),
      }),
  })
}
