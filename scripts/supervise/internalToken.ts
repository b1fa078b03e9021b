import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The token that our own programs share. Created once and stored in `DATA_DIR/internal-token`, readable only by its
 * owner.
 */
export function internalToken(dataDir: string): string {
  const file = join(dataDir, 'internal-token')
  if (!existsSync(file)) {
    // Written completely or not at all: a full disk must not leave an empty token.
    writeFileSync(`${file}.draft`, randomBytes(32).toString('hex'), { mode: 0o600 })
    renameSync(`${file}.draft`, file)
  }
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8').trim()
}
