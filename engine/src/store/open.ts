import { join } from 'node:path'
import type { Logger } from 'pino'
import { openMongoStore } from './mongo/openMongoStore.ts'
import type { Store } from './port.ts'
import { openSqliteStore } from './sqlite/openSqliteStore.ts'

export type OpenStoreOptions = {
  /** A MongoDB server; without it the store is the file `greenroom.sqlite` in `dataDir`. */
  mongodbUrl?: string
  dataDir: string
  logger?: Pick<Logger, 'trace' | 'warn'>
}

/** Opens the store that the configuration asks for. Throws StoreUnavailable where it does not answer. */
export function openStore({ mongodbUrl, dataDir, logger }: OpenStoreOptions): Promise<Store> {
  if (mongodbUrl !== undefined) return openMongoStore({ url: mongodbUrl })
  return openSqliteStore({ file: join(dataDir, 'greenroom.sqlite'), ...(logger && { logger }) })
}
