import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { MongoClient } from 'mongodb'
import { type OpenStoreOptions, openStore } from '../store/open.ts'
import type { Store } from '../store/port.ts'
import { mongoDatabase } from './mongoDatabase.ts'

/**
 * The store in this folder: a file, or while specs run on MongoDB (`runOnMongo.ts`) a database for the folder.
 * This way the same specs cover both, and engines with the same folder share a store.
 */
export function storeOfSpecs(dataDir: string): Omit<OpenStoreOptions, 'logger'> {
  const { STORE_OF_SPECS } = process.env
  if (STORE_OF_SPECS === undefined) return { dataDir }
  const [url = '', prefix = ''] = STORE_OF_SPECS.split(' ')
  const name = `${prefix}${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  return { dataDir, mongodbUrl: mongoDatabase(url, name) }
}

/** Opens the store in this folder. */
export const openStoreOfSpecs = (dataDir: string): Promise<Store> => openStore(storeOfSpecs(dataDir))

/** All documents in the store, as JSON. */
export async function storedTexts(dataDir: string): Promise<string[]> {
  const { mongodbUrl } = storeOfSpecs(dataDir)
  if (mongodbUrl === undefined) {
    const database = new DatabaseSync(join(dataDir, 'greenroom.sqlite'), { readOnly: true })
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
    const rows = tables.flatMap(({ name }) => database.prepare(`SELECT * FROM "${name}"`).all())
    database.close()
    return rows.map((row) => JSON.stringify(row))
  }
  const client = new MongoClient(mongodbUrl)
  const collections = await client.db().collections()
  const documents = await Promise.all(collections.map((collection) => collection.find().toArray()))
  await client.close()
  return documents.flat().map((document) => JSON.stringify(document))
}
