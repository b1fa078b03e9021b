import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Happening } from '@greenroom/shared/learning'
import { MongoClient } from 'mongodb'
import type { Collection, Document } from '../src/store/port.ts'

export type StoredHappening = { id: string; userId: number; seq: number; happening: Happening }

/**
 * The maximum number of inserts pending at once. With more, a small server stops answering the driver's own queries.
 */
const mostAtOnce = 4
const inBatch = 250

/** The documents of all users numbered from `from` to `to`. */
export function* documentsOf<T>(from: number, to: number, of: (userId: number) => readonly T[]): Generator<T> {
  for (let userId = from; userId <= to; userId++) yield* of(userId)
}

/** Inserts through the store, a few at a time. */
export async function insertAll<T extends Document>(collection: Collection<T>, documents: Generator<T>): Promise<void> {
  const one = async () => {
    for (const document of documents) await collection.insert(document)
  }
  await Promise.all(Array.from({ length: mostAtOnce }, one))
}

/**
 * Writes documents in large batches to a server that speaks MongoDB's protocol. The store has already created the
 * indexes.
 */
export async function insertBatches(url: string, collection: string, documents: Iterable<Document>): Promise<void> {
  const client = new MongoClient(url)
  const target = client.db().collection<{ _id: string }>(collection)
  let batch: { _id: string }[] = []
  for (const { id, ...fields } of documents) {
    batch.push({ _id: id, ...fields })
    if (batch.length < inBatch) continue
    await target.insertMany(batch)
    batch = []
  }
  if (batch.length > 0) await target.insertMany(batch)
  await client.close()
}

/**
 * Writes straight into the tables of a closed SQLite store, in large transactions because there are millions of
 * documents.
 */
export function writeAll(dataDir: string, collection: string, documents: Iterable<Document>): void {
  const database = new DatabaseSync(join(dataDir, 'greenroom.sqlite'))
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000; PRAGMA temp_store = MEMORY')
  const insert = database.prepare(`INSERT INTO "collection_${collection}" (id, document) VALUES (?, ?)`)
  database.exec('BEGIN')
  let count = 0
  for (const document of documents) {
    insert.run(document.id, JSON.stringify(document))
    count += 1
    if (count % 500_000 === 0) {
      database.exec('COMMIT; BEGIN')
      console.log(`${count} ${collection}`)
    }
  }
  database.exec('COMMIT; ANALYZE')
  database.close()
}
