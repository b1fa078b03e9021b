import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ItemFiles } from './kinds/kind.ts'

/**
 * Keeps every version of an item that was ever in use, so that a session that began with an old version can finish with
 * it. A version's name is the hash of its content. So writing the same version twice is a no-op, and several programs
 * may share a folder.
 */
export type Archive = {
  keep(kind: string, id: string, version: string, files: ItemFiles): void
  find(kind: string, id: string, version: string): ItemFiles | undefined
}

const filesSchema = z.array(z.tuple([z.string(), z.string()]))

export function createArchive(folder: string): Archive {
  const pathOf = (kind: string, id: string, version: string) => join(folder, kind, `${id}@${version}.json`)
  return {
    keep(kind, id, version, files) {
      const path = pathOf(kind, id, version)
      if (existsSync(path)) return
      mkdirSync(join(folder, kind), { recursive: true })
      // Write to a draft, then rename it: another program may be reading, and must never see half a file.
      const draft = `${path}.${process.pid}`
      writeFileSync(draft, JSON.stringify([...files]))
      renameSync(draft, path)
    },
    find(kind, id, version) {
      // Ids and versions come from stored sessions, so only plain names may become part of a path.
      if (![kind, id, version].every((part) => /^[a-z0-9_-]+$/.test(part))) return undefined
      const path = pathOf(kind, id, version)
      if (!existsSync(path)) return undefined
      return new Map(filesSchema.parse(JSON.parse(readFileSync(path, 'utf8'))))
    },
  }
}
