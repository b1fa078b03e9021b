import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite'

/** Thrown if a backup can't be made or restored. Its message is a sentence for the operator. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

const database = 'greenroom.sqlite'
/**
 * What a data folder needs besides the database: the versions of the content that sessions began with, and the secret
 * that seals waiting mails.
 */
const others = ['content', 'internal-token'] as const

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/**
 * Copies the data of an installation without MongoDB into a new folder, as a consistent snapshot. The engine may be
 * running.
 * @throws BackupRefused if there is nothing to copy, or the folder already exists
 */
export async function backUp(dataDir: string, folder: string): Promise<void> {
  if (!(await exists(join(dataDir, database)))) throw new BackupRefused(`${dataDir} holds no ${database}.`)
  if (await exists(folder)) throw new BackupRefused(`${folder} already exists. Choose a new folder.`)
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const source = new DatabaseSync(join(dataDir, database), { readOnly: true })
  try {
    await copyDatabase(source, join(unfinished, database))
  } finally {
    source.close()
  }
  for (const name of others) {
    if (await exists(join(dataDir, name))) await cp(join(dataDir, name), join(unfinished, name), { recursive: true })
  }
  await rename(unfinished, folder)
}

/**
 * Puts a backup into an empty data folder, after checking its database. Redis starts empty: engines put the jobs of
 * running sessions into the queue again.
 * @throws BackupRefused if the backup is incomplete or damaged, or the folder isn't empty
 */
export async function restore(folder: string, dataDir: string): Promise<void> {
  if (!(await exists(join(folder, database))))
    throw new BackupRefused(`${folder} holds no backup: ${database} is missing.`)
  const there = (await exists(dataDir)) ? await readdir(dataDir) : []
  if (there.length > 0) {
    throw new BackupRefused(`${dataDir} isn’t empty. Stop the product, and move that folder away first.`)
  }
  const copy = new DatabaseSync(join(folder, database), { readOnly: true })
  const result = copy.prepare('PRAGMA integrity_check').get()?.integrity_check
  copy.close()
  if (result !== 'ok') throw new BackupRefused(`The database in ${folder} is damaged: ${result}`)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  for (const name of [...others, database]) {
    if (await exists(join(folder, name))) await cp(join(folder, name), join(dataDir, name), { recursive: true })
  }
}
