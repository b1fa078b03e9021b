import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Happening } from '@greenroom/shared/learning'
import type { Collection, Document } from '../src/store/port.ts'

export type StoredHappening = { id: string; userId: number; seq: number; happening: Happening }

/** Inserts waiting at once: more would keep a slow server's memory busy with their answers. */
const mostAtOnce = 64

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
