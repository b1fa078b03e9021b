import { join } from 'node:path'
import type { Logger } from 'pino'
import { openMongoStore } from './mongo/openMongoStore.ts'
import { openSqliteStore } from './sqlite/openSqliteStore.ts'
import { type NamedStore, withVersions } from './versioned.ts'

export type OpenStoreOptions = {
  /** A MongoDB server; if missing, the store is the file `greenroom.sqlite` in `dataDir`. */
  mongodbUrl?: string
  dataDir: string
  logger?: Pick<Logger, 'trace' | 'warn'>
}

/** Opens the configured store, which adds a version to every document. Throws StoreUnavailable if it doesn't answer. */
export async function openStore({ mongodbUrl, dataDir, logger }: OpenStoreOptions): Promise<NamedStore> {
  if (mongodbUrl !== undefined) return withVersions(await openMongoStore({ url: mongodbUrl }))
  return withVersions(await openSqliteStore({ file: join(dataDir, 'greenroom.sqlite'), ...(logger && { logger }) }))
}
