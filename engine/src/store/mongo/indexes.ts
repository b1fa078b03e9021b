import type { IndexDescription, Collection as MongoCollection } from 'mongodb'
import type { CollectionDefinition, Document } from '../port.ts'
import type { Keyed } from './query.ts'

type NamedIndex = IndexDescription & { name: string }

function indexesOf<T extends Document>(definition: CollectionDefinition<T>): NamedIndex[] {
  const unique = definition.unique.map(
    (fields): NamedIndex => ({
      name: `unique:${fields.join(',')}`,
      key: new Map(fields.map((field) => [field, 1])),
      unique: true,
      // Null and missing have other types: documents without one of the fields are not in the index, and so are exempt.
      partialFilterExpression: Object.fromEntries(
        fields.map((field) => [field, { $type: ['string', 'number', 'bool'] }]),
      ),
    }),
  )
  // A partial index serves few finds, so that combinations which are unique get a whole one as well.
  const found = [...new Set([...definition.indexes, ...definition.unique].map((fields) => fields.join(',')))]
  const plain = found.map(
    (fields): NamedIndex => ({
      name: `find:${fields}`,
      key: new Map([...fields.split(',').filter((field) => field !== 'id'), '_id'].map((field) => [field, 1])),
    }),
  )
  return [...unique, ...plain]
}

/** Makes the indexes of a collection what its definition says; those that are no longer defined go. */
export async function ensureIndexes<T extends Document>(
  collection: MongoCollection<Keyed>,
  definition: CollectionDefinition<T>,
): Promise<void> {
  const wanted = indexesOf(definition)
  if (wanted.length > 0) await collection.createIndexes(wanted)
  else await collection.db.createCollection(collection.collectionName).catch(ignoreExisting)
  for (const { name } of await collection.indexes()) {
    if (name !== undefined && name !== '_id_' && !wanted.some((index) => index.name === name)) {
      await collection.dropIndex(name).catch(ignoreMissing)
    }
  }
}

const withCode = (code: number) => (error: unknown) => {
  if (!(error instanceof Error && 'code' in error && error.code === code)) throw error
}
const ignoreExisting = withCode(48)
/** Another process dropped it first. */
const ignoreMissing = withCode(27)
