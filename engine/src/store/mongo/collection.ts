import type { Collection as MongoCollection, UpdateFilter } from 'mongodb'
import { declaredFields, defaultLimit, mustBeDeclared, orderOf } from '../declaredFields.ts'
import { type Collection, type CollectionDefinition, type Document, DuplicateKey } from '../port.ts'
import { marksOfChange, marksOfNew, uniqueFields } from './exemption.ts'
import { duplicateOf } from './failure.ts'
import { ensureIndexes } from './indexes.ts'
import {
  afterFilter,
  allOf,
  documentOf,
  type Keyed,
  keyOf,
  type StoredDocument,
  sortOf,
  storedFields,
  whereFilter,
} from './query.ts'

/** Runs a store call. Refuses it once the store is closed, and throws StoreUnavailable for outages. */
export type Guard = <R>(call: () => Promise<R>) => Promise<R>

/**
 * Two concurrent first increments of a counter may both try to insert it. The one that fails finds it on its next
 * attempt.
 */
const incrementAttempts = 5

/**
 * A collection in the MongoDB store. Its indexes are created before the first call goes through.
 * @param collection returns the current client's collection
 */
export function openCollection<T extends Document>(
  collection: () => MongoCollection<Keyed>,
  guard: Guard,
  definition: CollectionDefinition<T>,
): Collection<T> {
  const declared = declaredFields(definition)
  const bound = uniqueFields(definition)
  const parse = (stored: StoredDocument): T => definition.parse(documentOf(stored))

  let indexed: Promise<void> | undefined
  const ready = (): Promise<void> => {
    indexed ??= ensureIndexes(collection(), definition).catch((error: unknown) => {
      indexed = undefined
      throw error
    })
    return indexed
  }
  const run = <R>(call: () => Promise<R>): Promise<R> =>
    guard(async () => {
      await ready()
      return call()
    })
  const taken = (error: unknown): unknown =>
    duplicateOf(error) ? new DuplicateKey(`a unique combination of ${definition.name} is taken`) : error

  return {
    insert: (document) =>
      run(async () => {
        try {
          await collection().insertOne({
            _id: document.id,
            ...storedFields(document),
            ...marksOfNew(document.id, document, bound),
          })
          return 'inserted'
        } catch (error) {
          if (duplicateOf(error)) return 'duplicate'
          throw error
        }
      }),
    get: (id) =>
      run(async () => {
        const stored = await collection().findOne({ _id: id })
        return stored === null ? undefined : parse(stored)
      }),
    find: (find) =>
      run(async () => {
        const order = orderOf(find.sort, declared)
        const filters = [whereFilter(find.where, declared)]
        if (find.after !== undefined) {
          const cursor = await collection().findOne({ _id: find.after })
          if (cursor === null) return []
          filters.push(afterFilter(order, cursor))
        }
        const found = collection().find(allOf(filters), { sort: sortOf(order), limit: find.limit ?? defaultLimit })
        return (await found.toArray()).map(parse)
      }),
    count: (where) => run(() => collection().countDocuments(whereFilter(where, declared))),
    sum: (field, where) =>
      run(async () => {
        mustBeDeclared(field, declared)
        const stages = [
          { $match: whereFilter(where, declared) },
          { $group: { _id: null, figure: { $sum: `$${field}` } } },
        ]
        const [sum] = await collection().aggregate<{ figure: number }>(stages).toArray()
        return sum?.figure ?? 0
      }),
    countDistinct: (field, where) =>
      run(async () => {
        mustBeDeclared(field, declared)
        const filter = allOf([whereFilter(where, declared), { [keyOf(field)]: { $ne: null } }])
        const stages = [
          { $match: filter },
          { $group: { _id: `$${keyOf(field)}` } },
          { $group: { _id: null, figure: { $sum: 1 } } },
        ]
        const [found] = await collection().aggregate<{ figure: number }>(stages).toArray()
        return found?.figure ?? 0
      }),
    update: (id, set, when = {}) =>
      run(async () => {
        const filter = allOf([{ _id: id }, whereFilter(when, declared)])
        const marks = marksOfChange(id, set, bound)
        const $set = { ...storedFields(set), ...marks.set }
        const $unset: Record<string, ''> = { ...marks.unset }
        for (const [field, value] of Object.entries(set)) if (value === undefined) $unset[field] = ''
        const change: UpdateFilter<Keyed> = {}
        if (Object.keys($set).length > 0) change.$set = $set
        if (Object.keys($unset).length > 0) change.$unset = $unset
        if (Object.keys(change).length === 0) return (await collection().findOne(filter)) !== null
        try {
          return (await collection().updateOne(filter, change)).matchedCount > 0
        } catch (error) {
          throw taken(error)
        }
      }),
    increment: (id, field, by) =>
      run(async () => {
        const others = Object.fromEntries(bound.filter((each) => each !== field).map((each) => [each, undefined]))
        const { set: $setOnInsert } = marksOfChange(id, others, bound)
        const { unset: $unset } = marksOfChange(id, { [field]: by }, bound)
        const change: UpdateFilter<Keyed> = { $inc: { [field]: by } }
        if (Object.keys($setOnInsert).length > 0) change.$setOnInsert = $setOnInsert
        if (Object.keys($unset).length > 0) change.$unset = $unset
        for (let attempt = 1; ; attempt++) {
          try {
            const options = { upsert: true, returnDocument: 'after' } as const
            const stored: StoredDocument | null = await collection().findOneAndUpdate({ _id: id }, change, options)
            const value = stored?.[field]
            if (typeof value === 'number') return value
            throw new TypeError(`${field} of ${id} is not a number`)
          } catch (error) {
            if (duplicateOf(error) !== 'id' || attempt === incrementAttempts) throw taken(error)
          }
        }
      }),
    delete: (id) => run(async () => (await collection().deleteOne({ _id: id })).deletedCount > 0),
  }
}
