import { resolve } from 'node:path'
import { InvalidConfig } from '@greenroom/shared/service'
import { readConfigOfCommand } from '../config.ts'
import { BackupRefused, backUp, restore } from './backup.ts'

const usage = 'Usage: npm run backup -- FOLDER, or npm run restore -- FOLDER'

/** `npm run backup` and `npm run restore`, for the store in `DATA_DIR`. */
async function main([what, folder, ...rest]: string[]): Promise<string> {
  if (folder === undefined || rest.length > 0) throw new BackupRefused(usage)
  const config = readConfigOfCommand(process.env)
  if (config.MONGODB_URL !== undefined) {
    throw new BackupRefused('The data is in MongoDB: see docs/operations.md for how to back it up.')
  }
  process.umask(0o077)
  const path = resolve(folder)
  if (what === 'restore') {
    await restore(path, config.DATA_DIR)
    return `restored ${path} into ${config.DATA_DIR}`
  }
  await backUp(config.DATA_DIR, path)
  return `backed up ${config.DATA_DIR} to ${path}`
}

main(process.argv.slice(2)).then(console.log, (error: unknown) => {
  if (!(error instanceof BackupRefused) && !(error instanceof InvalidConfig)) throw error
  console.error(error.message)
  process.exitCode = 1
})
