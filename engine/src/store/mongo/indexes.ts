import type { IndexDescription, Collection as MongoCollection } from 'mongodb'
import type { CollectionDefinition, Document } from '../port.ts'
import { markOf, uniqueFields } from './exemption.ts'
import type { Keyed } from './query.ts'

type NamedIndex = IndexDescription & { name: string; key: Map<string, 1> }

const documentsAMarking = 500

const keyOf = (fields: readonly string[]): Map<string, 1> => new Map(fields.map((field) => [field, 1]))

function indexesOf<T extends Document>(definition: CollectionDefinition<T>): NamedIndex[] {
  const unique = definition.unique.map((fields): NamedIndex => {
    const marks = fields.filter((field) => field !== 'id').map(markOf)
    return { name: `one:${fields.join(',')}`, key: keyOf([...fields, ...marks].map(storedName)), unique: true }
  })
  // A find breaks ties by id. Only an index that ends with the id provides the complete order; the unique index
  // doesn't.
  const found = [...new Set([...definition.indexes, ...definition.unique].map((fields) => fields.join(',')))]
  const plain = found.map(
    (fields): NamedIndex => ({
      name: `find:${fields}`,
      key: keyOf([...fields.split(',').filter((field) => field !== 'id'), '_id']),
    }),
  )
  return [...unique, ...plain]
}

const storedName = (field: string): string => (field === 'id' ? '_id' : field)

/**
 * Creates a collection's indexes from its definition, and drops all others. Documents from before a combination became
 * unique get their marks first; otherwise those without the field would collide.
 */
export async function ensureIndexes<T extends Document>(
  collection: MongoCollection<Keyed>,
  definition: CollectionDefinition<T>,
): Promise<void> {
  const wanted = indexesOf(definition)
  const present = await namesOfIndexes(collection)
  const missing = wanted.filter(({ name }) => !present.includes(name))
  if (missing.some(({ unique }) => unique)) await markAll(collection, uniqueFields(definition))
  if (missing.length > 0) await collection.createIndexes(missing)
  else if (wanted.length === 0)
    await collection.db.createCollection(collection.collectionName).catch(ignoring(codes.collectionExists))
  for (const name of present) {
    if (name === '_id_' || wanted.some((index) => index.name === name)) continue
    // Another process may already have dropped it.
    await collection.dropIndex(name).catch(ignoring(codes.noSuchIndex))
  }
}

async function namesOfIndexes(collection: MongoCollection<Keyed>): Promise<string[]> {
  try {
    return (await collection.indexes()).flatMap(({ name }) => (name === undefined ? [] : [name]))
  } catch (error) {
    ignoring(codes.noSuchCollection)(error)
    return []
  }
}

async function markAll(collection: MongoCollection<Keyed>, fields: readonly string[]): Promise<void> {
  for (const field of fields) {
    const unmarked = { [field]: null, [markOf(field)]: { $exists: false } }
    for (;;) {
      const options = { projection: { _id: 1 }, limit: documentsAMarking }
      const found = await collection.find(unmarked, options).toArray()
      if (found.length === 0) break
      // Repeats the condition, because the field may have been set in the meantime.
      await collection.bulkWrite(
        found.map(({ _id }) => ({
          updateOne: { filter: { _id, ...unmarked }, update: { $set: { [markOf(field)]: _id } } },
        })),
        { ordered: false },
      )
    }
  }
}

const codes = { noSuchCollection: 26, noSuchIndex: 27, collectionExists: 48 }

const ignoring =
  (code: number) =>
  (error: unknown): void => {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error
  }
