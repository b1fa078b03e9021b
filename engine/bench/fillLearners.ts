import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Happening } from '@greenroom/shared/learning'
import { MongoClient } from 'mongodb'
import type { Collection, Document } from '../src/store/port.ts'

export type StoredHappening = { id: string; userId: number; seq: number; happening: Happening }

/** Inserts pending at once. With more, a small server no longer answers the driver's own queries. */
const mostAtOnce = 4
const inBatch = 250

/** The documents of everybody from one user's number to another's. */
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

/** Writes into a database of a server with MongoDB's protocol, many documents at a time. The store made its indexes. */
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

/** Writes straight into the tables of a closed SQLite store, in one transaction each: it has millions of documents. */
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
